// What a PDF would do when it is opened or filled in: scripts, starting programs, files inside, sending what was typed to
// another place, the old form language. Names may be written with #xx escapes and hidden in compressed object streams;
// both are read, and what is unpacked is counted. A picture's bytes are not searched.

import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { piecesOf, readAt } from './pieces.ts'

const unpack = promisify(inflate)
/** Of one object stream, and of all of a file. */
const mostUnpacked = 4 << 20
const mostOfAll = 64 << 20
/** An object stream begins in one piece and is cut there: its names stand at its beginning. */
const seam = 1 << 16
/** Between the name of an object stream and its bytes. */
const longestHead = 4096

export type PdfIssue = 'active' | 'embedded' | 'remote' | 'protected' | 'bomb'

/** `/Launch`, each letter as itself or as its #xx escape. */
const nameOf = (name: string): string =>
  [...name].map(letter => `(?:${letter}|#${letter.charCodeAt(0).toString(16).padStart(2, '0')})`).join('')
const anyOf = (names: readonly string[], flags = 'i'): RegExp =>
  new RegExp(`/(?:${names.map(nameOf).join('|')})(?![A-Za-z])`, flags)

const acting = anyOf(['JavaScript', 'Launch', 'RichMedia', 'XFA', 'ImportData'])
const embedding = anyOf(['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToE'])
const sending = anyOf(['SubmitForm', 'GoToR'])
const protectedBy = anyOf(['Encrypt'])
const packed = anyOf(['ObjStm'], 'gi')
/** Ways of packing that are not read here: no writer of honest documents packs objects so. */
const otherwisePacked = anyOf([
  'ASCIIHexDecode',
  'AHx',
  'ASCII85Decode',
  'A85',
  'LZWDecode',
  'RunLengthDecode',
  'Crypt',
])

const isPdf = (head: Buffer): boolean => head.subarray(0, 5).toString('latin1') === '%PDF-'

const issueIn = (text: string): PdfIssue | undefined => {
  if (acting.test(text)) return 'active'
  if (embedding.test(text)) return 'embedded'
  return sending.test(text) ? 'remote' : undefined
}

/** What an object stream unpacks to, as far as it can be read; too much of it is a fault. */
const unpacked = async (bytes: Buffer): Promise<string | 'bomb' | undefined> => {
  const options = { maxOutputLength: mostUnpacked, finishFlush: 2 }
  return unpack(bytes, options).then(
    text => text.toString('latin1'),
    error => ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'bomb' : undefined),
  )
}

/** What is wrong in the object streams that begin in a piece; `count` is told how much each unpacked to. */
const issueInPacked = async (
  piece: Buffer,
  text: string,
  count: (size: number) => boolean,
): Promise<PdfIssue | undefined> => {
  for (const { index } of text.matchAll(packed)) {
    const head = text.slice(index, index + longestHead)
    const begin = /stream\r?\n/.exec(head)
    if (!begin) {
      // Cut by the end of the piece it is read with the next one.
      if (head.length === longestHead) return 'active'
      continue
    }
    const dictionary = text.slice(Math.max(0, text.lastIndexOf('obj', index)), index + begin.index)
    if (otherwisePacked.test(dictionary)) return 'active'
    const inside = await unpacked(piece.subarray(index + begin.index + begin[0].length))
    if (inside === 'bomb' || !count(inside?.length ?? 0)) return 'bomb'
    const issue = inside && issueIn(inside)
    if (issue) return issue
  }
  return undefined
}

/** What a PDF would do, or nothing; anything that is no PDF does nothing. */
export const findInPdf = async (handle: FileHandle): Promise<PdfIssue | undefined> => {
  if (!isPdf(await readAt(handle, 0, 5))) return undefined
  let total = 0
  const count = (size: number): boolean => {
    total += size
    return total <= mostOfAll
  }
  for await (const piece of piecesOf(handle, seam)) {
    const text = piece.toString('latin1')
    const issue = issueIn(text)
    if (issue) return issue
    if (protectedBy.test(text)) return 'protected'
    const inside = await issueInPacked(piece, text, count)
    if (inside) return inside
  }
  return undefined
}
