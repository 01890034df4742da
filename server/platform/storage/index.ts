// The face of the object storage: which member stands for it is the configuration's to say.

import { diskStorage } from './disk.ts'
import { type S3Options, s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

export type { Storage } from './storage.ts'
export { isNoRoom, onDisk, StorageUnavailable } from './unavailable.ts'

export const createStorage = (folder: string, s3: S3Options): Storage =>
  s3.endpoint === '' ? diskStorage(folder) : s3Storage(s3)
