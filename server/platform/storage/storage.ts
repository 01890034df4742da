// Where the bytes of files stand: on this machine's disk or in an S3 store. One contract test runs for both.

import type { Readable } from 'node:stream'

/** An object is named by its key: letters, digits, dots and dashes. */
export type Storage = {
  /** Stores a local file under a key, replacing what was there; it is whole before it can be read. */
  put(key: string, path: string, type: string): Promise<void>
  /** The bytes, or undefined where there are none. */
  read(key: string): Promise<Readable | undefined>
  /** Removes; an object that is not there is no fault. */
  remove(key: string): Promise<void>
  /** The keys of all objects, in no order. */
  list(): AsyncIterable<string>
  /** Rejects where nothing can be stored just now. */
  check(): Promise<void>
  /** Removes what a killed process had not finished writing before this moment. */
  sweep(before: Date): Promise<void>
}

const shape = /^[\w][\w.-]{0,99}$/
/** Keys are made by the server; one that could leave its folder is a fault of ours. */
export const assertKey = (key: string): void => {
  if (!shape.test(key)) throw new Error('A storage key has a shape that no key has')
}
