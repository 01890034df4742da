// Text as people write or paste it, as Markdown that the lexer reads: lists with Arabic numbers or typed bullets become lists,
// and rows with tabs, as spreadsheets and documents copy them, become a table. Pure; no markup is added that was not meant.

import { normaliseDigits } from '@bawaba/language/index.ts'

/** How the lexer reads a long text. Options replace its own, so that tables are named too. */
export const longText = { gfm: true, breaks: true }

/** `١. `, `٢) ` or `۳- ` at the start of a line. A Latin number with a dash is a number, not a list. */
const arabicItem = /^(\s{0,6})([٠-٩۰-۹]{1,3})[.)\-–ـ](?=\s)/
/** A Latin number with a parenthesis is a list item already. */
const bullet = /^(\s{0,6})[•▪◦●○·–](?=\s)/

const asItem = (line: string): string =>
  line
    .replace(arabicItem, (_, space: string, digits: string) => `${space}${normaliseDigits(digits)}.`)
    .replace(bullet, '$1-')

const cellsOf = (line: string): string[] => line.replace(/\t+$/, '').split('\t')
const isRow = (line: string): boolean => cellsOf(line).length > 1 && line.trim() !== ''
const asRow = (cells: readonly string[]): string =>
  `| ${cells.map(cell => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`

/** Two rows with tabs or more are a table, whose first row has the names of the columns. */
const asTable = (rows: readonly string[]): string[] => {
  const [head = [], ...body] = rows.map(cellsOf)
  const width = Math.max(head.length, ...body.map(({ length }) => length))
  const filled = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  const divider = Array.from({ length: width }, () => '---')
  // Blank lines: a table ends no paragraph by itself.
  return ['', asRow(filled(head)), asRow(divider), ...body.map(row => asRow(filled(row))), '']
}

/** A text as it was typed or pasted, as Markdown. */
export const fromPasted = (text: string): string => {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const read: string[] = []
  for (let at = 0; at < lines.length; ) {
    let end = at
    while (end < lines.length && isRow(lines[end] ?? '')) end += 1
    if (end - at > 1) {
      read.push(...asTable(lines.slice(at, end)))
      at = end
    } else {
      read.push(asItem(lines[at] ?? ''))
      at += 1
    }
  }
  return read.join('\n')
}
