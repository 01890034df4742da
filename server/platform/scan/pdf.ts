// What a PDF would do when it is opened or filled in: scripts, starting programs, files inside, sending what was typed to
// another place, the old form language. Names may be written with #xx escapes and hidden in compressed object streams.
// An object stream that this check cannot unpack is refused: a reader might unpack it.

import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { anyOf, decoded } from './pdf-names.ts'
import { leadsOut, type ObjectPlace, type ObjectText, objectsOfFile, objectsOfStream } from './pdf-open.ts'
import { partAt, readParts, type StreamPart } from './pdf-parts.ts'

const unpack = promisify(inflate)
/** Bytes of one object stream, and of all of a file. */
const mostUnpacked = 8 << 20
const mostOfAll = 64 << 20
/** A file ends with this mark; zeros and white space may follow it. */
const endMark = '%%EOF'
const longestEnd = 2048

export type PdfIssue = 'active' | 'embedded' | 'remote' | 'protected' | 'bomb' | 'unreadable' | 'damaged'

const forbidden: readonly [PdfIssue, RegExp][] = [
  ['active', anyOf(['JavaScript', 'Launch', 'RichMedia', 'XFA', 'ImportData'])],
  ['embedded', anyOf(['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToE'])],
  ['remote', anyOf(['SubmitForm', 'GoToR'])],
  ['protected', anyOf(['Encrypt'])],
]
const objectStream = anyOf(['ObjStm'])
const firstOffset = anyOf(['First'])
/** The keyword that makes what follows an object; "object" is none. */
const objectKeyword = /(?<![A-Za-z])obj(?![A-Za-z])/

const countOf = (dictionary: string, name: string): number =>
  [...dictionary.matchAll(/\/([A-Za-z]+)(?![A-Za-z])/g)].filter(match => match[1] === name).length

type Search = { text: string; isHarmless(position: number): boolean }
const issueIn = ({ text, isHarmless }: Search): PdfIssue | undefined =>
  forbidden.find(([, names]) => [...text.matchAll(names)].some(({ index }) => !isHarmless(index)))?.[0]

/** How an object stream is packed; undefined for what this check does not unpack. */
const packingOf = (dictionary: string): 'deflated' | 'plain' | undefined => {
  const names = ['F', 'FFilter', 'DecodeParms', 'DP']
  if (names.some(name => countOf(dictionary, name) > 0)) return undefined
  if (countOf(dictionary, 'Filter') === 0) return 'plain'
  const isDeflated =
    countOf(dictionary, 'Filter') === 1 &&
    countOf(dictionary, 'FlateDecode') === 1 &&
    /\/Filter\s*(?:\/FlateDecode\s*(?=[/>])|\[\s*\/FlateDecode\s*\])/.test(dictionary)
  return isDeflated ? 'deflated' : undefined
}

/** Readers find such a stream by its number and ask for /N and /First only. */
const holdsObjects = (dictionary: string): boolean =>
  countOf(dictionary, 'ObjStm') > 0 || (countOf(dictionary, 'N') > 0 && countOf(dictionary, 'First') > 0)

/** Where the objects of an unpacked stream begin, by their numbers; undefined where its head says anything else. */
const placesIn = (dictionary: string, text: string): ObjectPlace[] | undefined => {
  const first = /\/First\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1]
  if (first === undefined || countOf(dictionary, 'First') !== 1 || countOf(dictionary, 'N') !== 1)
    return undefined
  const head = text.slice(0, Number(first))
  if (!/^[\d\0\s]*$/.test(head)) return undefined
  const numbers = (head.match(/\d+/g) ?? []).map(Number)
  return numbers.flatMap((offset, index) =>
    index % 2 === 1 ? [{ number: numbers[index - 1] as number, start: Number(first) + offset }] : [],
  )
}

/** An object may begin at any offset, also within what reads as a string from the beginning. */
const issueInObjects = (places: readonly ObjectPlace[], text: string): PdfIssue | undefined => {
  const { strings } = readParts(text)
  return issueIn({
    text,
    isHarmless: position => {
      const part = partAt(strings, position)
      return part !== undefined && !places.some(({ start }) => start > part.start && start < part.end)
    },
  })
}

const issueInStream = async (
  bytes: Buffer,
  { start, end, dictionary }: StreamPart,
  count: (size: number) => boolean,
  add: (objects: ObjectText) => void,
): Promise<PdfIssue | undefined> => {
  const words = decoded(dictionary)
  const issueOf = (text: string): PdfIssue | undefined => {
    const places = placesIn(words, text)
    if (!places) return 'unreadable'
    add(objectsOfStream(text, places))
    return issueInObjects(places, text)
  }
  const packing = packingOf(words)
  if (!packing) return 'unreadable'
  if (packing === 'plain') return issueOf(bytes.toString('latin1', start, end))
  // Its length may be told by another object: the packed bytes say where they end.
  const inside = await unpack(bytes.subarray(start), { maxOutputLength: mostUnpacked }).catch(error =>
    (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
      ? ('bomb' as const)
      : ('unreadable' as const),
  )
  if (typeof inside === 'string') return inside
  return count(inside.length) ? issueOf(inside.toString('latin1')) : 'bomb'
}

const hasEnd = (text: string): boolean => {
  const last = text.lastIndexOf(endMark)
  return last >= 0 && text.slice(last + endMark.length).replace(/[\0\s]+$/, '').length < longestEnd
}

/** What a PDF would do, or nothing. */
export const findInPdf = async (bytes: Buffer): Promise<PdfIssue | undefined> => {
  const text = bytes.toString('latin1')
  const { strings, streams } = readParts(text)
  const packed = streams.filter(({ dictionary }) => holdsObjects(decoded(dictionary)))
  const isPlain = packed.some(({ dictionary }) => packingOf(decoded(dictionary)) === 'plain')
  /** Data is harmless where it cannot be read as an object: objects of a plain stream need no keyword. */
  const isHarmless = (position: number): boolean => {
    const part = partAt(strings, position) ?? partAt(streams, position)
    return part !== undefined && !isPlain && !objectKeyword.test(text.slice(part.start, part.end))
  }
  const issue = issueIn({ text, isHarmless })
  if (issue) return issue
  let total = 0
  const count = (size: number): boolean => {
    total += size
    return total <= mostOfAll
  }
  const objects = [objectsOfFile(text)]
  for (const stream of packed) {
    const inside = await issueInStream(bytes, stream, count, own => objects.push(own))
    if (inside) return inside
  }
  if (leadsOut(objects)) return 'remote'
  const dictionaries = packed.map(({ dictionaryStart, dictionary }) => ({
    start: dictionaryStart,
    end: dictionaryStart + dictionary.length,
  }))
  const isUnread = ({ index }: { index: number }): boolean =>
    !partAt(dictionaries, index) && !isHarmless(index)
  const isHidden = ({ index }: { index: number }): boolean =>
    (partAt(strings, index) ?? partAt(streams, index)) !== undefined && isUnread({ index })
  if ([...text.matchAll(objectStream)].some(isUnread)) return 'unreadable'
  if (!isPlain && [...text.matchAll(firstOffset)].some(isHidden)) return 'unreadable'
  return hasEnd(text) ? undefined : 'damaged'
}
