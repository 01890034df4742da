// What the tus library asks of a store, answered by parts in the storage and their rows. Loaded with the first upload.

import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Parts } from './parts.ts'

class PartsStore extends DataStore {
  // Not `expiration`: the library goes by a clock of its own, and who may go on is decided before it is asked.
  override extensions = ['creation', 'creation-with-upload', 'termination']
  readonly #parts: Parts

  constructor(parts: Parts) {
    super()
    this.#parts = parts
  }

  /** Its row is there before the protocol is asked. */
  override create(upload: Upload): Promise<Upload> {
    return Promise.resolve(upload)
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const end = await this.#parts.take(id, offset, bytes)
    if (end === undefined) throw ERRORS.INVALID_OFFSET
    return end
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#parts.progress(id)
    if (!found) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: found.size, offset: found.received })
  }
}

export const createPartsStore = (parts: Parts): DataStore => new PartsStore(parts)
