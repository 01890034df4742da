// What a statement of a bank, or a provider's report as a file, has: as a dry run says it, or as it was imported.

import { type Static, type TInteger, type TOptional, Type } from 'typebox'
import { type StatementColumn, statementColumns } from '../payment-states.ts'
import { Literals } from './literals.ts'

const Amount = Type.String()

const StatementColumns = Type.Object(
  Object.fromEntries(statementColumns.map(name => [name, Type.Optional(Type.Integer())])) as Record<
    StatementColumn,
    TOptional<TInteger>
  >,
)

/** What a statement has: `known` lines change nothing, `books` pay what their reference waits for, `odd` wait for finance. */
export const StatementReport = Type.Object({
  isDryRun: Type.Boolean(),
  format: Literals(['camt053', 'mt940', 'csv']),
  /** The account, as the file names it. */
  account: Type.String(),
  /** Of CSV: the heads of its columns, and the place of each that is read. */
  head: Type.Optional(Type.Array(Type.String())),
  columns: Type.Optional(StatementColumns),
  /** False where columns are still to be chosen. */
  isComplete: Type.Boolean(),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  known: Type.Integer(),
  books: Type.Integer(),
  odd: Type.Integer(),
  /** Lines of a day that is not over: they are left for the next statement. */
  later: Type.Integer(),
  unreadable: Type.Array(Type.String()),
  /** The first 300, those that somebody has to look at first. */
  rows: Type.Array(
    Type.Object({
      day: Type.String(),
      direction: Literals(['received', 'refunded']),
      amount: Amount,
      currency: Type.String(),
      transactionId: Type.String(),
      payer: Type.String(),
      details: Type.String(),
      outcome: Literals(['known', 'books', 'odd']),
      payment: Type.Optional(Type.Object({ id: Type.String(), number: Type.String() })),
    }),
  ),
})
export type StatementReport = Static<typeof StatementReport>
