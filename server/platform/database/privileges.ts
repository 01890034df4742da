// What the server's role may do: read and write rows, also those of the queue of jobs, and nothing to the schema or to tables that are guarded. The role
// that owns the tables grants it, after the migrations.

import type { Database, Queries } from './database.ts'
import { raw, sql } from './sql.ts'

/** Tables that the server's role only reads, whatever their owner's functions write for it. */
const guardedByUs = ['migrations']

/** The role that a connection works as. */
export const roleOf = async (database: Pick<Database, 'one'>): Promise<string> =>
  (await database.one<{ role: string }>(sql`select current_user::text as role`, { named: false })).role

const queue = 'graphile_worker'
/** Its tables have row level security without a rule, which shuts out everybody but their owner. */
const queueDiffers = async (queries: Queries, role: string): Promise<boolean> => {
  const { isWrong } = await queries.one<{ isWrong: boolean }>(
    sql`select exists (
      select from pg_namespace n join pg_class c on c.relnamespace = n.oid and c.relkind = 'r'
      where n.nspname = ${queue} and (
        not has_schema_privilege(${role}, n.oid, 'usage')
        or not has_table_privilege(${role}, c.oid, 'select')
        or has_table_privilege(${role}, c.oid, 'delete') = (c.relname = 'migrations')
        or c.relrowsecurity and not exists (
          select from pg_policy p join pg_roles r on r.oid = any(p.polroles)
          where p.polrelid = c.oid and r.rolname = ${role}))) as "isWrong"`,
    { named: false },
  )
  return isWrong
}
const grantQueue = (queries: Queries, name: string) =>
  queries.query(
    raw(`do $grants$ declare t text; begin
        grant usage on schema ${queue} to ${name};
        grant select, insert, update, delete on all tables in schema ${queue} to ${name};
        revoke insert, update, delete on ${queue}.migrations from ${name};
        grant usage, select on all sequences in schema ${queue} to ${name};
        for t in select c.oid::regclass::text from pg_class c
          where c.relnamespace = '${queue}'::regnamespace and c.relkind = 'r' and c.relrowsecurity
        loop
          execute format('drop policy if exists servers on %s', t);
          execute format('create policy servers on %s to ${name} using (true) with check (true)', t);
        end loop;
      end $grants$`),
    { named: false },
  )

/** Whether anything that a role may do differs from what it shall. */
const differs = async (queries: Queries, role: string, readOnly: readonly string[]): Promise<boolean> => {
  const may = (privilege: string) => sql`has_table_privilege(${role}, c.oid, ${privilege})`
  const { isWrong } = await queries.one<{ isWrong: boolean }>(
    sql`select has_schema_privilege(${role}, 'public', 'create') or exists (
        select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (
          not ${may('select')} or ${may('truncate')} or ${may('trigger')} or ${may('references')}
          or ${may('insert')} = (c.relname = any(${readOnly})) or ${may('update')} = (c.relname = any(${readOnly}))
          or ${may('delete')} = (c.relname = any(${readOnly}))))
        or exists (select from pg_class c where c.relnamespace = 'public'::regnamespace
          and case c.relkind when 'S' then not has_sequence_privilege(${role}, c.oid, 'usage') end) as "isWrong"`,
    { named: false },
  )
  return isWrong
}

/**
 * Grants a role what a server needs in the schema `public`, and takes back whatever it held beyond that. A role that owns
 * the tables needs none.
 * @param owner connected as the role that owns the tables
 * @param guarded tables that the role shall only read
 */
export const grantServer = async (
  owner: Database,
  role: string,
  guarded: readonly string[],
): Promise<void> => {
  if ((await roleOf(owner)) === role) return
  const readOnly = [...guardedByUs, ...guarded]
  await owner.transaction(
    async queries => {
      // Two servers that start at once would meet in the same rows of the catalogue.
      await queries.query(sql`select pg_advisory_xact_lock(hashtext('bawaba.grants'))`, { named: false })
      const isQueueWrong = await queueDiffers(queries, role)
      const isWrong = await differs(queries, role, readOnly)
      if (!isWrong && !isQueueWrong) return
      const { name } = await queries.one<{ name: string }>(sql`select quote_ident(${role}) as name`, {
        named: false,
      })
      if (isQueueWrong) await grantQueue(queries, name)
      if (!isWrong) return
      const names = readOnly.map(table => `"${table}"`).join(', ')
      await queries.query(
        raw(`revoke create on schema public from ${name};
          grant usage on schema public to ${name};
          revoke all on all tables in schema public from ${name};
          grant select, insert, update, delete on all tables in schema public to ${name};
          revoke insert, update, delete on ${names} from ${name};
          grant usage, select on all sequences in schema public to ${name}`),
        { named: false },
      )
    },
    { statementTimeout: 0, lockTimeout: 120_000 },
  )
}
