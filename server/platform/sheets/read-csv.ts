// Reads CSV as RFC 4180 has it: quoted cells may hold separators, quotes and lines. Every cell stays the text it is;
// one that begins with = + - or @ is a text like any other. The library comes with the first file.

import type { Readable } from 'node:stream'
import { Problem } from '@bawaba/contract/problem.ts'
import type { CsvError, InfoRecord } from 'csv-parse/sync'

export type CsvRow = { line: number; cells: string[] }

const linesIn = (text: string): number => text.split('\n').length - 1

const broken = (before: string) => new Problem('CSV_BROKEN', { params: { line: linesIn(before) + 1 } })

/** A first line by which programs of sheets name the separator. */
const namedSeparator = /^"?sep=([,;\t|])"?[,;\t|]*(?=\n|$)/i

/**
 * Spreadsheets of some countries part cells by a semicolon or a tab: the first line tells. The parser's own way to find
 * out reads ASCII alone.
 */
const separatorOf = (text: string): string => {
  const named = namedSeparator.exec(text)?.[1]
  if (named !== undefined) return named
  const [first = ''] = text.split('\n', 1)
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** The records, each with the line that it ends on. Throws CSV_BROKEN naming the line of the cell that is. */
const recordsOf = async (text: string, maxRecords: number) => {
  const library = await import('csv-parse/sync')
  try {
    // The line stays, empty: rows are counted with it.
    return library.parse(text.replace(namedSeparator, ''), {
      delimiter: separatorOf(text),
      record_delimiter: '\n',
      trim: true,
      // A quote inside a cell is a sign like any other; something after the closing one is refused, for `trim` reads
      // there.
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      info: true,
      to: maxRecords,
    }) as unknown as { record: string[]; info: InfoRecord }[]
  } catch (error) {
    if (!(error instanceof library.CsvError)) throw error
    // Whole cells were read up to here.
    const { bytes } = error as CsvError & { bytes: number }
    throw broken(Buffer.from(text).toString('utf8', 0, bytes))
  }
}

/**
 * The rows of a text, at most so many, each with its first line; empty lines are no rows. Throws CSV_BROKEN naming the
 * line.
 */
export const readCsv = async (text: string, maxRows: number): Promise<CsvRow[]> => {
  const normalized = text.replace(/\r\n?/g, '\n')
  const damaged = normalized.search(/[\0\uFFFD]/)
  if (damaged >= 0) throw broken(normalized.slice(0, damaged))
  return (await recordsOf(normalized, maxRows)).map(({ record, info }) => ({
    line: info.lines - linesIn(record.join()),
    cells: record,
  }))
}

/** The bytes of a small file; of a larger one nothing: it is read and dropped. */
export const bytesOf = async (stream: Readable, limit: number): Promise<Buffer | undefined> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream) {
    size += part.length
    if (size <= limit) parts.push(part)
  }
  return size > limit ? undefined : Buffer.concat(parts)
}

/** The text of a file, without its mark of order. Throws CSV_NOT_UTF8 naming the encoding that it seems to have. */
const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    if (bytes[0] === 0xff || bytes[0] === 0xfe)
      throw new Problem('CSV_NOT_UTF8', { params: { encoding: 'UTF-16' } })
    const arabic = /\p{Script=Arabic}{2}/u.test(new TextDecoder('windows-1256').decode(bytes))
    throw new Problem('CSV_NOT_UTF8', { params: { encoding: arabic ? 'windows-1256' : 'windows-1252' } })
  }
}

export type CsvLimits = { megabytes: number; rows: number }

/** The head of a file and its rows. Throws CSV_TOO_LARGE beyond the limits. */
export const readCsvFile = async (
  stream: Readable,
  limits: CsvLimits,
): Promise<{ head: CsvRow | undefined; rows: CsvRow[] }> => {
  const tooLarge = () => new Problem('CSV_TOO_LARGE', { params: limits })
  const bytes = await bytesOf(stream, limits.megabytes * 1024 * 1024)
  if (!bytes) throw tooLarge()
  // The head, and one more to know that they are too many.
  const [head, ...rows] = await readCsv(decode(bytes), limits.rows + 2)
  if (rows.length > limits.rows) throw tooLarge()
  // Columns without a heading at the end are what programs of sheets leave behind.
  const last = head?.cells.findLastIndex(heading => heading !== '') ?? -1
  return { head: head && { ...head, cells: head.cells.slice(0, last + 1) }, rows }
}
