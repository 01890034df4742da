// Everything a database holds as text, table by table: tests look in it for what must not stand there.

import { type Database, raw } from './index.ts'

/** Every row of every table, in hexadecimal what is bytes. */
export const dumpOf = async (database: Database): Promise<Map<string, string>> => {
  const tables = await database.query<{ name: string }>(
    raw(`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`),
  )
  const dump = new Map<string, string>()
  for (const { name } of tables) {
    const rows = await database.query<{ row: string }>(raw(`select t::text as row from ${name} t`), {
      named: false,
    })
    dump.set(name, rows.map(({ row }) => row).join('\n'))
  }
  return dump
}

/** The tables in which any of the texts stands. */
export const tablesWith = async (database: Database, texts: readonly string[]): Promise<string[]> =>
  [...(await dumpOf(database))]
    .filter(([, rows]) => texts.some(text => rows.includes(text)))
    .map(([name]) => name)
