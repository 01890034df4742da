// Cells copied from a spreadsheet, put into the rows of a list: one line a row, one cell a question. Pure but for the
// store it is given.

import { fold } from '@bawaba/language/folding.ts'
import type { Answers } from '../../definition.ts'
import type { FormNode } from '../../index.ts'
import type { Field } from '../field.ts'
import { rowLimit } from './array.ts'

/** A cell and its end. Spreadsheets quote a cell that contains a line break or a tab, and double the quotes in it. */
const copiedCell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|[^\t\n]*)([\t\n]|$)/g

/** The cells of a copied table; nothing for a text that is none, which is pasted as it is. */
export const cellsOf = (text: string): string[][] | undefined => {
  const rows: string[][] = [[]]
  for (const [whole, quoted, end] of text.replace(/\r\n?/g, '\n').replace(/\n$/, '').matchAll(copiedCell)) {
    const isQuoted = quoted !== undefined && /[\t\n]/.test(quoted)
    rows.at(-1)?.push(isQuoted ? quoted.replaceAll('""', '"') : whole.replace(/[\t\n]$/, ''))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined
}

/** A cell as what the question is typed with: options are found by their label in either language. */
const typedAs = ({ options }: Field, cell: string): string => {
  const wanted = fold(cell)
  const option = options.find(
    ({ value, label }) => value === cell || fold(label.ar) === wanted || fold(label.en) === wanted,
  )
  return option?.value ?? cell
}

type Target = {
  store: FormNode
  field: Field
  rows: readonly FormNode[]
  /** The row and the question that the first cell goes to. */
  row: FormNode
  first: string
}

/**
 * Writes the cells from a place on; rows are added as far as the list allows.
 * @returns how many lines found a row, and for how many there was none
 */
export const pasteInto = (
  { store, field, rows, row, first }: Target,
  cells: readonly string[][],
): { pasted: number; left: number } => {
  const questions = row.table.fields.filter(({ entry }) => !entry.hidden)
  const from = questions.findIndex(({ name }) => name === first)
  const answersOf = (line: readonly string[]): Answers =>
    Object.fromEntries(
      line.flatMap((cell, column) => {
        const question = questions[from + column]
        return question && cell.trim() !== '' ? [[question.name, typedAs(question, cell.trim())]] : []
      }),
    )
  const start = rows.indexOf(row)
  for (const [index, line] of cells.entries())
    for (const [name, value] of Object.entries(answersOf(line))) rows[start + index]?.fill(name, value)
  const room = rowLimit(field) - rows.length
  const more = cells.slice(rows.length - start).slice(0, Math.max(0, room))
  if (more.length > 0) store.addRows(field.name, more.map(answersOf))
  const pasted = Math.min(cells.length, rows.length - start) + more.length
  return { pasted, left: cells.length - pasted }
}
