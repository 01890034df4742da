// The file storage that the settings name: a folder of DATA_FOLDER, or a bucket.

import { join } from 'node:path'
import type { Config } from './config.ts'
import { createStorage, type Storage } from './platform/storage/index.ts'

export const portalStorage = (config: Config): Storage =>
  createStorage(join(config.DATA_FOLDER, 'files'), {
    endpoint: config.S3_ENDPOINT,
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    keyId: config.S3_KEY_ID,
    secret: config.S3_SECRET,
  })
