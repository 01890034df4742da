// The SQL of announcements. Every change tells all servers in the same statement.

import type { Audience } from '@bawaba/contract/announcement-rules.ts'
import type { AnnouncementOrder, StoredAnnouncement } from '@bawaba/contract/entities/announcement.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'

export const announcementsChannel = 'announcements'

export type Row = Pick<
  StoredAnnouncement,
  'audience' | 'title' | 'description' | 'body' | 'active' | 'revision' | 'changedBy'
> & { from: Date | null; until: Date | null; changedAt: Date }

export type Expected = number | 'any'
export type Written = {
  audience: Audience
  order: AnnouncementOrder
  /** The revision that is written over; 0 where there is none yet, 'any' whatever stands. */
  expected: Expected
  by: string
  now: Date
}

/** Whether the expected revision still stands. */
export const revisionSql = (expected: Expected): Sql =>
  expected === 'any' ? raw('true') : sql`revision = ${expected}`

export const tell = raw(`pg_notify('${announcementsChannel}', '')`)
export const revision = raw(`nextval('announcement_revisions')`)

const insertion = ({ audience, order, expected, by, now }: Written) => {
  const { title, description, body, active, from, until } = order
  return sql`insert into announcements (audience, title_ar, title_en, description_ar, description_en, body_ar, body_en,
      is_active, shown_from, shown_until, revision, changed_at, changed_by)
    values (${audience}, ${title.ar}, ${title.en}, ${description.ar}, ${description.en}, ${body.ar}, ${body.en},
      ${active}, ${from ?? null}, ${until ?? null}, ${revision}, ${now}, ${by})
    on conflict (audience) do ${expected === 'any' ? overwriting : raw('nothing')} returning audience`
}
const overwriting = raw(
  `update set ${[
    'title_ar',
    'title_en',
    'description_ar',
    'description_en',
    'body_ar',
    'body_en',
    'is_active',
    'shown_from',
    'shown_until',
    'revision',
    'changed_at',
    'changed_by',
  ]
    .map(column => `${column} = excluded.${column}`)
    .join(', ')}`,
)

const change = ({ audience, order, expected, by, now }: Written) => {
  const { title, description, body, active, from, until } = order
  return sql`update announcements set title_ar = ${title.ar}, title_en = ${title.en},
      description_ar = ${description.ar}, description_en = ${description.en}, body_ar = ${body.ar},
      body_en = ${body.en}, is_active = ${active}, shown_from = ${from ?? null}, shown_until = ${until ?? null},
      revision = ${revision}, changed_at = ${now}, changed_by = ${by}
    where audience = ${audience} and revision = ${expected} returning audience`
}

export const announcementsStore = (database: Queries) => ({
  list: () =>
    database.query<Row>(
      sql`select n.audience, jsonb_build_object('ar', n.title_ar, 'en', n.title_en) as title,
          jsonb_build_object('ar', n.description_ar, 'en', n.description_en) as description,
          jsonb_build_object('ar', n.body_ar, 'en', n.body_en) as body, n.is_active as active,
          n.shown_from as "from", n.shown_until as "until", n.revision, n.changed_at as "changedAt",
          jsonb_build_object('name', btrim(a.first_name || ' ' || a.last_name), 'englishName', a.english_full_name)
            as "changedBy"
        from announcements n join accounts a on a.id = n.changed_by order by n.audience`,
    ),

  /** Writes it over the expected revision; answers whether that was still the one that stands. */
  put: async (written: Written): Promise<boolean> => {
    const statement =
      written.expected === 0 || written.expected === 'any' ? insertion(written) : change(written)
    const rows = await database.query(
      sql`with written as (${statement}) select audience, ${tell}::text as told from written`,
    )
    return rows.length > 0
  },

  /** Deletes the expected revision; answers whether that was still the one that stands. */
  remove: async (audience: Audience, expected: Expected): Promise<boolean> => {
    const rows = await database.query(
      sql`with gone as (
          delete from announcements where audience = ${audience} and ${revisionSql(expected)} returning audience
        ) select audience, ${tell}::text as told from gone`,
    )
    return rows.length > 0
  },
})
export type AnnouncementsStore = ReturnType<typeof announcementsStore>
