// Transactions that keep tables of a database for as long as a drill wishes.

import { openSession, raw } from '../platform/database/index.ts'

const begin = async (
  url: string,
  name: string,
  statements: readonly string[],
): Promise<() => Promise<void>> => {
  const session = await openSession(url, name)
  for (const statement of statements) await session.query(raw(statement))
  return () => session.close()
}

const readAll = `do $$ declare name text; begin
  for name in select c.oid::regclass::text from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  loop execute format('lock table %s in access share mode', name); end loop;
end $$`

/** A backup that has read every table and is still open; answers the way to end it. */
export const beginBackup = (url: string) =>
  begin(url, 'bawaba-backup', ['begin isolation level repeatable read', readAll])

/** A change of a table that waits for its lock behind whoever holds it, as migrations once did; answers the way to end it. */
export const beginPatientChange = async (url: string): Promise<() => Promise<void>> => {
  const session = await openSession(url, 'patient')
  const change = session.query(raw('begin; lock table requests in access exclusive mode; commit'))
  return async () => {
    await change.catch(() => undefined)
    await session.close()
  }
}
