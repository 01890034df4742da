// Reads a statement by what its file is, not by its name.

import { hash } from 'node:crypto'
import { readCamt } from './camt.ts'
import { type Columns, readCsvStatement } from './csv.ts'
import { decode } from './decode.ts'
import { NoStatement, type Statement, type StatementLine } from './line.ts'
import { readMt940 } from './mt940.ts'
import { NoXml } from './xml.ts'

export type ReadStatement = Statement & {
  format: 'camt053' | 'mt940' | 'csv'
  /** Of CSV alone: the heads of its columns, which of them are read, and whether that is enough. */
  head?: string[]
  columns?: Columns
  isComplete: boolean
}

/** Lines without a number get one from what they say; equal lines of a day are told apart by their order. */
const numbered = (lines: readonly StatementLine[]): StatementLine[] => {
  const seen = new Map<string, number>()
  return lines.map(line => {
    if (line.transactionId !== '') return line
    const { day, direction, amount, currency, payer, details } = line
    const content = JSON.stringify([day, direction, amount, currency, payer, details])
    const count = (seen.get(content) ?? 0) + 1
    seen.set(content, count)
    return { ...line, transactionId: `line-${hash('sha256', `${content} ${count}`).slice(0, 16)}` }
  })
}

/** Throws NoStatement. */
export const readStatement = async (bytes: Buffer, columns: Columns): Promise<ReadStatement> => {
  const text = decode(bytes)
  const begin = text.slice(0, 2000)
  try {
    const statement: ReadStatement = /^\s*</.test(begin)
      ? { ...readCamt(text), format: 'camt053', isComplete: true }
      : /^\s*(\{1:|:20:)|^:(20|25P?|60[FM]):/m.test(begin)
        ? { ...readMt940(text), format: 'mt940', isComplete: true }
        : { ...(await readCsvStatement(text, columns)), format: 'csv' }
    return { ...statement, lines: numbered(statement.lines) }
  } catch (error) {
    if (error instanceof NoXml) throw new NoStatement(error.message)
    throw error
  }
}
