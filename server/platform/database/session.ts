// One connection without limits of time, for work that reads or writes a whole database: backup and restore.
// Rows travel by COPY, a stream that holds little of them at a time. Values have one text whatever the server's settings.
import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { type Queries, queriesOver } from './database.ts'
import type { Sql } from './sql.ts'
import { valueParsers } from './values.ts'

export type Session = Queries & {
  /** The rows of a `copy ... to stdout`, as PostgreSQL writes them: one line each. */
  copyOut(statement: Sql): Readable
  /** Takes such rows for a `copy ... from stdin`. */
  copyIn(statement: Sql): Writable
  close(): Promise<void>
}

const settings = [
  'timezone=UTC',
  'datestyle=ISO',
  'intervalstyle=iso_8601',
  'extra_float_digits=1',
  'bytea_output=hex',
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'row_security=off',
]

/**
 * Connects; the caller closes.
 * @param name what it is called in the lists of whoever looks for what holds a lock
 */
export const openSession = async (url: string, name = 'bawaba'): Promise<Session> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    options: settings.map(setting => `-c ${setting}`).join(' '),
    keepAlive: true,
    types: valueParsers,
  })
  // A connection that breaks fails the statement that runs; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return {
    ...queriesOver(async <Row>({ text, values }: Sql) => {
      const result = await client.query(values.length > 0 ? { text, values } : { text })
      return result.rows as Row[]
    }),
    copyOut: ({ text }) => client.query(to(text)),
    copyIn: ({ text }) => client.query(from(text)),
    close: () => client.end(),
  }
}
