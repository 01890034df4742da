// Reads CSV as RFC 4180 has it: quoted cells may hold separators, quotes and lines. Every cell stays the text it is;
// one that begins with = + - or @ is a text like any other. Pure.

import { Problem } from '@bawaba/contract/problem.ts'

export type CsvRow = { line: number; cells: string[] }

const broken = (line: number) => new Problem('CSV_BROKEN', { params: { line } })

/** Spreadsheets of some countries part cells by a semicolon or a tab: the first line tells. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split(/\r?\n/, 1)
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** The rows of a text; empty lines are no rows. Throws CSV_BROKEN naming the line. */
export const readCsv = (text: string): CsvRow[] => {
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let cell = ''
  let quoted: number | undefined
  let wasQuoted = false
  const endCell = () => {
    row.cells.push(cell)
    cell = ''
    wasQuoted = false
  }
  const endRow = () => {
    endCell()
    if (row.cells.some(cell => cell.trim() !== '')) rows.push(row)
    row = { line: line + 1, cells: [] }
  }
  for (let offset = 0; offset < text.length; offset++) {
    const sign = text[offset] as string
    if (sign === '\0' || sign === '\uFFFD') throw broken(line)
    if (quoted !== undefined) {
      if (sign === '"' && text[offset + 1] === '"') {
        cell += '"'
        offset += 1
      } else if (sign === '"') quoted = undefined
      else cell += sign
    } else if (sign === '"' && cell.trim() === '' && !wasQuoted) {
      quoted = line
      wasQuoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') {
      // Something after the closing quote belongs to no cell.
      if (wasQuoted && sign.trim() !== '') throw broken(line)
      if (!wasQuoted) cell += sign
    }
    if (sign === '\n') line += 1
  }
  if (quoted !== undefined) throw broken(quoted)
  if (cell !== '' || row.cells.length > 0) endRow()
  return rows
}
