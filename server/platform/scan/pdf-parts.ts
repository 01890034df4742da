// The parts of a PDF whose bytes are data: strings and streams. A name such as /JavaScript means something outside of
// them only, unless a part hides an object.

type DataPart = { start: number; end: number }
export type StreamPart = DataPart & { dictionary: string; dictionaryStart: number }
type PdfParts = { strings: DataPart[]; streams: StreamPart[] }

const token = /%|\(|<<|>>|<|(?<![A-Za-z])(?:stream|obj|endobj)(?![A-Za-z])/g
const hex = /<[\da-f\s]*>/iy
/** White space and comments, which may come between a dictionary and its stream. */
const gap = /^(?:[\0\s]|%[^\r\n]*[\r\n])*$/

/** Where a string ends that begins at `start`, or undefined. */
export const endOfString = (text: string, start: number): number | undefined => {
  const mark = /\\|\(|\)/g
  mark.lastIndex = start + 1
  let depth = 1
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    if (match[0] === '\\') mark.lastIndex += 1
    else depth += match[0] === '(' ? 1 : -1
    if (depth === 0) return match.index + 1
  }
  return undefined
}

export const endOfComment = (text: string, start: number): number => {
  const line = /[\r\n]/g
  line.lastIndex = start
  return line.exec(text)?.index ?? text.length
}

/** Reads from the beginning to the end, as programs do that repair a file; linear in its length. */
export const readParts = (text: string, from = 0): PdfParts => {
  const strings: DataPart[] = []
  const streams: StreamPart[] = []
  let depth = 0
  let dictionary = { start: 0, end: -1 }
  const readers: Record<string, (at: number) => number> = {
    '%': at => endOfComment(text, at),
    '(': at => {
      const end = endOfString(text, at)
      if (end !== undefined) strings.push({ start: at, end })
      return end ?? at + 1
    },
    '<<': at => {
      if (depth++ === 0) dictionary = { start: at, end: -1 }
      return at + 2
    },
    '>>': at => {
      depth = Math.max(0, depth - 1)
      if (depth === 0) dictionary.end = at + 2
      return at + 2
    },
    '<': at => {
      hex.lastIndex = at
      return at + (hex.exec(text)?.[0].length ?? 1)
    },
    stream: at => {
      const after = at + 'stream'.length
      const { start: dictionaryStart, end: dictionaryEnd } = dictionary
      if (depth > 0 || dictionaryEnd < 0 || !gap.test(text.slice(dictionaryEnd, at))) return after
      const start = after + (/^\r?\n?/.exec(text.slice(after, after + 2))?.[0].length ?? 0)
      const found = text.indexOf('endstream', start)
      const end = found < 0 ? text.length : found
      streams.push({ start, end, dictionaryStart, dictionary: text.slice(dictionaryStart, dictionaryEnd) })
      return end + (found < 0 ? 0 : 'endstream'.length)
    },
    obj: at => {
      depth = 0
      dictionary = { start: at, end: -1 }
      return at + 'obj'.length
    },
    endobj: at => {
      depth = 0
      dictionary = { start: at, end: -1 }
      return at + 'endobj'.length
    },
  }
  token.lastIndex = from
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const next = readers[match[0]]?.(match.index) ?? match.index + 1
    token.lastIndex = next
  }
  return { strings, streams }
}

/** The part that holds a position; `parts` are in order. */
export const partAt = <Part extends DataPart>(parts: readonly Part[], position: number): Part | undefined => {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((parts[middle] as Part).end <= position) low = middle + 1
    else high = middle
  }
  const part = parts[low]
  return part && part.start <= position ? part : undefined
}
