// CSV as Excel reads it: a mark that says UTF-8, lines that end in CR LF, quotes where they are needed.

import { type Cell, defused, inPieces, type Sink } from './cell.ts'

const byteOrderMark = '\uFEFF'

const cellText = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell.decimal
  const text = defused(cell)
  return /[",\r\n\t;']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of the file. Pure. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`

async function* csvTexts(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield byteOrderMark
  for await (const row of rows) yield csvLine(row)
}

/** Writes rows as they come. */
export const writeCsv = async (rows: AsyncIterable<readonly Cell[]>, sink: Sink): Promise<void> => {
  for await (const piece of inPieces(csvTexts(rows))) await sink(Buffer.from(piece))
}

/** A whole small file. Pure. */
export const csvFile = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map(csvLine).join('')
