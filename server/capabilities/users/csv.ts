// Reads CSV as RFC 4180 has it: quoted cells may hold separators, quotes and lines. Every cell stays the text it is;
// one that begins with = + - or @ is a text like any other. The library comes with the first file.

import { Problem } from '@bawaba/contract/problem.ts'
import type { CsvError, InfoRecord } from 'csv-parse/sync'

export type CsvRow = { line: number; cells: string[] }

const linesIn = (text: string): number => text.split('\n').length - 1

const broken = (before: string) => new Problem('CSV_BROKEN', { params: { line: linesIn(before) + 1 } })

/**
 * Spreadsheets of some countries part cells by a semicolon or a tab: the first line tells. The parser's own way to find
 * out reads ASCII alone.
 */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1)
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** The records, each with the line that it ends on. Throws CSV_BROKEN naming the line of the cell that is. */
const recordsOf = async (text: string, maxRecords: number) => {
  const library = await import('csv-parse/sync')
  try {
    return library.parse(text, {
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
