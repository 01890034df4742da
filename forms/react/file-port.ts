// What uploading needs from outside: a page gives it, the widget knows no server.

import type { DocumentRef } from '../fields/field.ts'

/** Is told how an upload goes on; `waits` while there is no connection: it goes on by itself. */
export type UploadListener = {
  progress(sent: number, total: number): void
  waits(isWaiting: boolean): void
}

/** Why an upload failed, in words for the person; final where trying again changes nothing. */
export type UploadFailure = Error & { isFinal?: boolean }

/** An upload under way. `done` gives the file's reference, or throws an `UploadFailure`. */
export type UploadTask = {
  done: Promise<DocumentRef>
  pause(): void
  resume(): void
  /** Stops it and forgets what was sent; `done` then stays open. */
  cancel(): void
}

export type FilePort = {
  /** Begins to send a file. */
  upload(file: File, listener: UploadListener): UploadTask
  /** A file uploaded earlier is not wanted any more. */
  remove(id: string): Promise<void>
  /** The address of a short-lived link to the file; `thumbnail` of its small picture, where it has one. */
  link(id: string, what: 'file' | 'thumbnail'): Promise<string>
}
