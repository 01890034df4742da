// What a PDF would do when it is opened: scripts, starting programs, files inside, the old form language. Names may be
// written with #xx escapes and hidden in compressed object streams; both are read. A picture's bytes are not searched.

import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { piecesOf, readAt } from './pieces.ts'

const unpack = promisify(inflate)
const mostUnpacked = 4 << 20
/** An object stream begins in one piece and is cut there: its names stand at its beginning. */
const seam = 1 << 16

/** `/Launch`, each letter as itself or as its #xx escape. */
const nameOf = (name: string): string =>
  [...name].map(letter => `(?:${letter}|#${letter.charCodeAt(0).toString(16).padStart(2, '0')})`).join('')
const acting = new RegExp(
  `/(?:${['JavaScript', 'Launch', 'RichMedia', 'XFA'].map(nameOf).join('|')})(?![A-Za-z])`,
  'i',
)
const protectedBy = new RegExp(`/${nameOf('Encrypt')}(?![A-Za-z])`, 'i')
const packed = new RegExp(`/${nameOf('ObjStm')}(?![A-Za-z])`, 'gi')

const isPdf = (head: Buffer): boolean => head.subarray(0, 5).toString('latin1') === '%PDF-'

/** The texts of the object streams that begin in a piece, as far as they can be read. */
async function* unpackedIn(piece: Buffer, text: string): AsyncGenerator<string> {
  for (const { index } of text.matchAll(packed)) {
    const begin = /stream\r?\n/.exec(text.slice(index, index + 4096))
    if (!begin) continue
    const start = index + begin.index + begin[0].length
    const options = { maxOutputLength: mostUnpacked, finishFlush: 2 }
    const bytes = await unpack(piece.subarray(start), options).catch(() => undefined)
    if (bytes) yield bytes.toString('latin1')
  }
}

/** What a PDF would do, or nothing; anything that is no PDF does nothing. */
export const findInPdf = async (handle: FileHandle): Promise<'active' | 'protected' | undefined> => {
  if (!isPdf(await readAt(handle, 0, 5))) return undefined
  for await (const piece of piecesOf(handle, seam)) {
    const text = piece.toString('latin1')
    if (acting.test(text)) return 'active'
    if (protectedBy.test(text)) return 'protected'
    for await (const inside of unpackedIn(piece, text)) if (acting.test(inside)) return 'active'
  }
  return undefined
}
