// The SQL of backup and restore. It knows no table but those that say which files there are: whatever the migrations
// of this version or of a former one made is read from the catalogue.

import { join, type Queries, raw, type Session, type Sql, sql } from '../../platform/database/index.ts'

/** A table: its columns as they are copied, and an order that is the same on every server. */
export type Table = { name: string; columns: string[]; order: string; keyPositions: number[] }

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`
const isOwn = (catalogue: string, oid: string): Sql =>
  raw(
    `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`,
  )

/** What the keys of a file's bytes begin with, as `files/keys.ts` makes them; a former version has no such column. */
const filePrefix = raw("id || coalesce('.' || (to_jsonb(files) ->> 'stored_by'), '')")

export const rowsSql = ({ name, columns, order }: Table): Sql =>
  raw(`copy (select ${columns.join(', ')} from public.${identifier(name)} t order by ${order}) to stdout`)

export const backupStore = (queries: Queries) => ({
  begin: (isReading: boolean) =>
    queries.query(isReading ? raw('begin isolation level repeatable read read only') : raw('begin')),
  commit: () => queries.query(raw('commit')),

  /** Notes that a backup was taken; one that began earlier and ended later changes nothing. */
  note: (takenAt: Date) =>
    queries.query(
      sql`insert into last_backup as b (taken_at) values (${takenAt}::timestamptz)
        on conflict (is_only) do update set taken_at = greatest(b.taken_at, excluded.taken_at)`,
    ),

  /** Seconds since the last one began; undefined where there never was one. */
  age: async (now: Date): Promise<number | undefined> =>
    (
      await queries.maybeOne<{ seconds: number }>(
        sql`select extract(epoch from ${now}::timestamptz - taken_at)::float8 as seconds from last_backup`,
      )
    )?.seconds,
  rollback: () => queries.query(raw('rollback')),

  /** How many tables, views and sequences there are: an empty database has none. */
  countRelations: async (): Promise<number> => {
    const { count } = await queries.one<{ count: number }>(
      sql`select count(*) as count from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
          and ${isOwn('pg_class', 'c.oid')}`,
    )
    return count
  },

  migrations: () =>
    queries.query<{ source: string; name: string; sha256: string }>(
      sql`select source, name, sha256 from migrations order by source, name`,
    ),

  tables: () =>
    queries.query<Table>(
      sql`select c.relname::text as name, cols.names as columns,
          coalesce(key.sorted, 't::text collate "C"') as order, coalesce(key.positions, '{}') as "keyPositions"
        from pg_class c
        cross join lateral (
          select array_agg(quote_ident(a.attname) order by a.attnum) as names, array_agg(a.attnum order by a.attnum) as numbers
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        ) cols
        left join lateral (
          select string_agg('t.' || quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end,
              ', ' order by k.place) as sorted,
            array_agg(array_position(cols.numbers, a.attnum) - 1 order by k.place) as positions
          from pg_constraint p cross join lateral unnest(p.conkey) with ordinality k (number, place)
            join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
          where p.conrelid = c.oid and p.contype = 'p'
        ) key on true
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and ${isOwn('pg_class', 'c.oid')}
        order by c.relname`,
    ),

  /** Where sequences stand; one that gave no number yet is left out. */
  sequences: () =>
    queries.query<{ name: string; value: number }>(
      sql`select sequencename::text as name, last_value as value from pg_sequences
        where schemaname = 'public' and last_value is not null order by sequencename`,
    ),

  setSequence: (name: string, value: number) =>
    queries.query(sql`select setval(${`public.${identifier(name)}`}::regclass, ${value}::bigint)`),

  /** Leaves so many numbers of every sequence out, those of one that gave no number yet too. */
  skipNumbers: (count: number) =>
    queries.query(
      sql`select setval(format('public.%I', sequencename)::regclass, coalesce(last_value, start_value - 1) + ${count}::bigint)
        from pg_sequences where schemaname = 'public' and ${count}::bigint > 0`,
    ),

  /** The files whose bytes stand in the file storage, after a key, in order. */
  storedFiles: (after: string, most: number) =>
    queries.query<{ key: string; type: string; sha256: string | null }>(
      sql`select stored.key, stored.type, stored.sha256 from (
          select ${filePrefix} || '.file' as key, type, sha256 from files where state = 'clean'
          union all select ${filePrefix} || '.thumbnail', 'image/webp', null from files where state = 'clean' and has_thumbnail
          union all select file_key, 'application/octet-stream', null from exports where state = 'done' and file_key is not null
        ) stored
        where stored.key collate "C" > ${after} order by stored.key collate "C" limit ${most}`,
    ),

  /** Those of the keys that the database still names. */
  stillStored: async (keys: readonly string[]): Promise<string[]> => {
    const rows = await queries.query<{ key: string }>(
      sql`select key from unnest(${keys}::text[]) as missing (key)
        where exists (select from files f where f.id::text = split_part(key, '.', 1) and f.state = 'clean')
          or exists (select from exports e where e.file_key = key and e.state = 'done')`,
    )
    return rows.map(({ key }) => key)
  },

  /**
   * Makes every table ready to take rows as they were: no trigger, no foreign key, no row that a migration put in.
   * Answers the foreign keys that `finish` brings back, which checks them all.
   */
  prepare: async (tables: readonly Table[]): Promise<Sql[]> => {
    const foreignKeys = await queries.query<{ table: string; name: string; definition: string }>(
      sql`select t.relname::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
        from pg_constraint k join pg_class t on t.oid = k.conrelid
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`,
    )
    for (const { table, name } of foreignKeys)
      await queries.query(raw(`alter table public.${identifier(table)} drop constraint ${name}`))
    for (const { name } of tables)
      await queries.query(raw(`alter table public.${identifier(name)} disable trigger user`))
    const names = tables.map(({ name }) => raw(`public.${identifier(name)}`))
    await queries.query(sql`truncate ${join(names)}`)
    return foreignKeys.map(({ table, name, definition }) =>
      raw(`alter table public.${identifier(table)} add constraint ${name} ${definition}`),
    )
  },

  finish: async (tables: readonly Table[], foreignKeys: readonly Sql[]): Promise<void> => {
    for (const foreignKey of foreignKeys) await queries.query(foreignKey)
    for (const { name } of tables)
      await queries.query(raw(`alter table public.${identifier(name)} enable trigger user`))
  },
})
export type BackupStore = ReturnType<typeof backupStore>

/** Reads the rows of a table in its order. */
export const rowsOf = (session: Session, table: Table) => session.copyOut(rowsSql(table))

/** Takes the rows of a table. */
export const rowsInto = (session: Session, { name, columns }: Table) =>
  session.copyIn(raw(`copy public.${identifier(name)} (${columns.join(', ')}) from stdin`))
