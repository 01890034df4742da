// The SQL of content. Every change tells all servers in the same statement and adds itself to the history.

import type { ContentKind } from '@bawaba/contract/content-rules.ts'
import type {
  ContentAct,
  ContentChange,
  ContentFile,
  ContentOrder,
} from '@bawaba/contract/entities/content.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type LockingQueries, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'

export const contentChannel = 'content'

type Name = { name: string; englishName: string | null }
export type Row = {
  kind: ContentKind
  slug: string
  title: Text
  summary: Text
  body: Text
  address: string
  section: string
  position: number
  active: boolean
  from: Date | null
  until: Date | null
  revision: number
  addedAt: Date
  changedAt: Date
  changedBy: Name | null
  files: ContentFile[]
}

export type Written = {
  kind: ContentKind
  slug: string
  order: ContentOrder
  /** The revision that is written over; 0 where there is none yet. */
  expected: number
  act: ContentAct
  by: string
  now: Date
}

const texts = raw(`jsonb_build_object('ar', i.title_ar, 'en', i.title_en) as title,
  jsonb_build_object('ar', i.summary_ar, 'en', i.summary_en) as summary,
  jsonb_build_object('ar', i.body_ar, 'en', i.body_en) as body`)
const changedBy = raw(`jsonb_build_object('name', btrim(a.first_name || ' ' || a.last_name),
  'englishName', a.english_full_name)`)
const notification = raw(`pg_notify('${contentChannel}', '')::text as told`)
const nextRevision = raw(`nextval('content_revisions')`)
const columns =
  raw(`kind, slug, title_ar, title_en, summary_ar, summary_en, body_ar, body_en, address, section, position,
  is_active, shown_from, shown_until, revision, added_at, changed_at, changed_by`)
const changeColumns =
  raw(`kind, slug, revision, act, title_ar, title_en, summary_ar, summary_en, body_ar, body_en,
  changed_at, changed_by`)

const insertion = ({ kind, slug, order, by, now }: Written) => {
  const { title, summary, body, address, section, position, active, from, until } = order
  return sql`insert into content_items (${columns})
    values (${kind}, ${slug}, ${title.ar}, ${title.en}, ${summary.ar}, ${summary.en}, ${body.ar}, ${body.en}, ${address},
      ${section}, ${position}, ${active}, ${from ?? null}, ${until ?? null}, ${nextRevision}, ${now}, ${now}, ${by})
    on conflict do nothing returning *`
}
const update = ({ kind, slug, order, expected, by, now }: Written) => {
  const { title, summary, body, address, section, position, active, from, until } = order
  return sql`update content_items set title_ar = ${title.ar}, title_en = ${title.en}, summary_ar = ${summary.ar},
      summary_en = ${summary.en}, body_ar = ${body.ar}, body_en = ${body.en}, address = ${address}, section = ${section},
      position = ${position}, is_active = ${active}, shown_from = ${from ?? null}, shown_until = ${until ?? null},
      revision = ${nextRevision}, changed_at = ${now}, changed_by = ${by}
    where kind = ${kind} and slug = ${slug} and revision = ${expected} returning *`
}

/**
 * Whether a piece of content still has the revision that somebody saw: part of the statement that acts on it, since what a
 * server has in memory may be older. Revision 0 is that of a programme, which nobody has changed.
 */
export const isRevisionSql = (kind: ContentKind, slug: string, revision: number): Sql =>
  sql`${revision}::bigint = coalesce(
    (select i.revision from content_items i where i.kind = ${kind} and i.slug = ${slug}), 0)`

export const contentStore = (database: LockingQueries) => ({
  transaction: database.transaction,

  list: () =>
    database.query<Row>(
      sql`select i.kind, i.slug, ${texts}, i.address, i.section, i.position, i.is_active as active,
          i.shown_from as "from", i.shown_until as "until", i.revision, i.added_at as "addedAt",
          i.changed_at as "changedAt", ${changedBy} as "changedBy",
          coalesce((
            select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size)
              order by c.position)
            from content_files c join files f on f.id = c.file_id and f.state = 'clean'
            where c.kind = i.kind and c.slug = i.slug), '[]') as files
        from content_items i join accounts a on a.id = i.changed_by order by i.kind, i.slug`,
    ),

  /** Writes it over the expected revision; answers whether that was still the one that stands. */
  put: async (queries: Queries, written: Written): Promise<boolean> => {
    const rows = await queries.query(
      sql`with written as (${written.expected === 0 ? insertion(written) : update(written)}),
        noted as (
          insert into content_changes (${changeColumns})
          select kind, slug, revision, ${written.act}, title_ar, title_en, summary_ar, summary_en, body_ar, body_en,
            changed_at, changed_by from written
        )
        select slug, ${notification} from written`,
    )
    return rows.length > 0
  },

  /** Whether anything of these kinds was ever written, deleted since or not. */
  wasWritten: async (kinds: readonly ContentKind[]): Promise<boolean> => {
    const { isWritten } = await database.one<{ isWritten: boolean }>(
      sql`select exists(select from content_changes where kind = any(${[...kinds]}::text[])) as "isWritten"`,
    )
    return isWritten
  },

  /** Takes its files from it; answers which they were. */
  takeFiles: async (queries: Queries, { kind, slug }: Pick<Written, 'kind' | 'slug'>): Promise<string[]> => {
    const former = await queries.query<{ id: string }>(
      sql`delete from content_files where kind = ${kind} and slug = ${slug} returning file_id as id`,
    )
    return former.map(({ id }) => id)
  },

  /** Gives it these files, in this order. */
  giveFiles: (queries: Queries, { kind, slug }: Pick<Written, 'kind' | 'slug'>, files: readonly string[]) =>
    queries.query(
      sql`insert into content_files (file_id, kind, slug, position)
        select id, ${kind}, ${slug}, place from unnest(${files}::uuid[]) with ordinality as f(id, place)`,
    ),

  /** Deletes the expected revision; answers the files that it held, or nothing where it was another one. */
  remove: async (
    queries: Queries,
    { kind, slug, expected, by, now }: Pick<Written, 'kind' | 'slug' | 'expected' | 'by' | 'now'>,
  ): Promise<string[] | undefined> => {
    const row = await queries.maybeOne<{ files: string[] }>(
      sql`with gone as (
          delete from content_items where kind = ${kind} and slug = ${slug} and revision = ${expected} returning *
        ), noted as (
          insert into content_changes (${changeColumns})
          select kind, slug, ${nextRevision}, 'deleted', title_ar, title_en, summary_ar, summary_en, body_ar, body_en,
            ${now}::timestamptz, ${by}::uuid from gone
        )
        select (select coalesce(array_agg(c.file_id), '{}') from content_files c
            where c.kind = gone.kind and c.slug = gone.slug) as files, ${notification}
        from gone`,
    )
    return row?.files
  },

  history: (kind: ContentKind, slug: string, limit: number) =>
    database.query<Omit<ContentChange, 'at'> & { at: Date }>(
      sql`select i.act, i.changed_at as at, ${changedBy} as by, i.revision, ${texts}
        from content_changes i join accounts a on a.id = i.changed_by
        where i.kind = ${kind} and i.slug = ${slug} order by i.revision desc limit ${limit}`,
    ),
})
export type ContentStore = ReturnType<typeof contentStore>
