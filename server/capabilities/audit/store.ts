// The SQL of the audit.

import { json, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { type Filter, hasWordsSql, type Where, whereSql } from '../../platform/filter/index.ts'
import type { AuditEntry } from './entry.ts'
import { type Cursor, cursorSql } from './order-store.ts'
import type { ChainRow } from './verify.ts'
import { columns } from './vocabulary.ts'

/** To the microsecond, so that no change of the time goes unseen; a row is written to the millisecond. */
const instant = raw(
  `regexp_replace(to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '000$', '') || 'Z'`,
)
const own = raw(`e.kind, e.actor_id as "actorId", e.on_behalf_of as "onBehalfOf", e.subject_id as "subjectId",
  e.address, e.detail`)

const person = (alias: string, name: string): Sql =>
  raw(`case when ${alias}.id is not null then jsonb_build_object('id', ${alias}.id, 'ID', ${alias}.human_id,
    'userSlug', ${alias}.user_slug, 'name', btrim(${alias}.first_name || ' ' || ${alias}.last_name),
    'englishName', ${alias}.english_full_name) end as ${name}`)

export type NamedPerson = {
  id: string
  ID: number
  userSlug: string
  name: string
  englishName: string | null
}
export type LogRow = Pick<AuditEntry, 'at' | 'kind' | 'address' | 'detail'> & {
  stream: string
  place: number
  actor: NamedPerson | null
  onBehalfOf: NamedPerson | null
  subject: NamedPerson | null
}
/** `text` is what is hashed. */
type Placed = { stream: string; entry: AuditEntry; text: string }
export type End = { stream: string; place: number; previousHash: Buffer; hash: Buffer }

/** An event with the people it names; goes with `named`. */
const shown = sql`e.stream, e.place, ${instant} as at, e.kind, e.address, e.detail, ${person('a', '"actor"')},
  ${person('o', '"onBehalfOf"')}, ${person('s', '"subject"')}`
const named =
  raw(`audit_entries e left join accounts a on a.id = e.actor_id left join accounts o on o.id = e.on_behalf_of
  left join accounts s on s.id = e.subject_id`)

export const auditStore = (database: Queries) => ({
  /**
   * Adds rows at the ends of their streams, all or none, in one statement. Writers of a stream queue at its head, whose
   * place and hash they take over, so that no two rows have one place and none binds to an older one; by the names of the
   * streams, so that two statements never wait for each other.
   */
  append: async (entries: readonly Placed[]): Promise<void> => {
    const rows = entries.map(({ stream, entry, text }, turn) => ({ turn, stream, ...entry, text }))
    await database.query(
      sql`select append_to_audit(e.stream, e.at, e.kind, e."actorId", e."onBehalfOf", e."subjectId", e.address, e.detail, e.text)
        from (select * from jsonb_to_recordset(${json(rows)}::jsonb) as r (turn int, stream text, at timestamptz, kind text,
          "actorId" uuid, "onBehalfOf" uuid, "subjectId" uuid, address text, detail jsonb, text text)
          order by stream, turn) e`,
    )
  },

  /** The newest row of every stream. */
  ends: () =>
    database.query<End>(
      sql`select stream, place, previous_hash as "previousHash", hash from audit_streams order by stream`,
    ),

  /** Every stream that has a row or an end, without reading the rows. */
  streams: async (): Promise<string[]> => {
    const rows = await database.query<{ stream: string }>(
      sql`with recursive named as (
          (select stream from audit_entries order by stream limit 1)
          union all
          select (select e.stream from audit_entries e where e.stream > n.stream order by e.stream limit 1)
          from named n where n.stream is not null
        )
        select stream from named where stream is not null union select stream from audit_streams`,
    )
    return rows.map(({ stream }) => stream)
  },

  end: (stream: string) =>
    database.maybeOne<End>(
      sql`select stream, place, previous_hash as "previousHash", hash from audit_streams where stream = ${stream}`,
    ),

  batch: (stream: string, after: number, count: number) =>
    database.query<ChainRow>(
      sql`select e.place, ${instant} as at, ${own}, e.previous_hash as "previousHash", e.hash
        from audit_entries e where e.stream = ${stream} and e.place > ${after} order by e.place limit ${count}`,
    ),

  find: (stream: string, position: number) =>
    database.maybeOne<LogRow>(
      sql`select ${shown} from ${named} where e.stream = ${stream} and e.place = ${position}::bigint`,
    ),

  list: ({ where, limit, skip }: Filter, isOldestFirst: boolean, after: Cursor | undefined) =>
    database.query<LogRow>(
      sql`select ${shown} from ${named}
        where ${whereSql(where, columns)} and ${cursorSql(after, isOldestFirst)}
        order by e.at ${raw(isOldestFirst ? 'asc' : 'desc')}, e.stream, e.place ${raw(isOldestFirst ? 'asc' : 'desc')} limit ${limit} offset ${skip}`,
      { named: false },
    ),

  count: async (where: Where | undefined): Promise<number> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*) as count from audit_entries e where ${whereSql(where, columns)}`,
      { named: false },
    )
    return count
  },

  /** People by an exact user name, mobile or number, or by the words of their name. */
  people: (words: { exact: string[]; inName: readonly string[] }) =>
    database.query<NamedPerson>(
      sql`select a.id, a.human_id as "ID", a.user_slug as "userSlug",
          btrim(a.first_name || ' ' || a.last_name) as name, a.english_full_name as "englishName"
        from accounts a
        where a.username = any(${words.exact}) or a.mobile = any(${words.exact})
          or a.human_id::text = any(${words.exact})
          or ${hasWordsSql(`a.first_name || ' ' || a.last_name || ' ' || coalesce(a.english_full_name, '')`, words.inName)}
        order by a.human_id limit 10`,
    ),
})
export type AuditStore = ReturnType<typeof auditStore>
