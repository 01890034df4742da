// What the bytes of a file tell of it.

import type { FileHandle } from 'node:fs/promises'
import { piecesOf, readAt } from '../../platform/scan/index.ts'

/** The type that the first bytes tell; a hint, for anyone can write them. */
export const sniffType = async (handle: FileHandle): Promise<string | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type')
  return (await fileTypeFromBuffer(await readAt(handle, 0, 4100)))?.mime
}

/** Whether a file begins with nothing but zeros: a download that reserved its place and did not finish. */
export const isZeroFilled = async (handle: FileHandle): Promise<boolean> =>
  (await readAt(handle, 0, 4100)).every(byte => byte === 0)

/** Text has no zero bytes and no control characters but lines and tabs. */
export const isPlainText = async (handle: FileHandle): Promise<boolean> => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what text does not hold
  const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/
  for await (const piece of piecesOf(handle, 0)) if (control.test(piece.toString('latin1'))) return false
  return true
}

/** A file of another kind that is a zip as well: its directory stands at its end. */
export const holdsArchive = async (handle: FileHandle, size: number): Promise<boolean> => {
  const length = Math.min(size, 65_557)
  return (await readAt(handle, size - length, length)).includes(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
}
