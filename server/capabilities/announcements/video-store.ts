// The SQL of the guiding video. Every change tells all servers in the same statement, as an announcement does.

import type { Language, Text } from '@bawaba/language/index.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'
import { type Expected, revision, revisionSql, tell } from './store.ts'

export type GuidingVideo = {
  title: Text
  description: Text
  url: string
  language: Language
  active: boolean
}
export type StoredVideo = GuidingVideo & { revision: number }
type Written = { video: GuidingVideo; expected: Expected; by: string; now: Date }

export const videoStore = (database: Queries) => ({
  find: () =>
    database.maybeOne<StoredVideo>(
      sql`select jsonb_build_object('ar', title_ar, 'en', title_en) as title,
          jsonb_build_object('ar', description_ar, 'en', description_en) as description, url, language, is_active as active, revision
        from guiding_videos`,
    ),

  /** Writes it over the expected revision (0: none yet); answers whether that was still the one that stands. */
  put: async ({ video, expected, by, now }: Written): Promise<boolean> => {
    const { title, description, url, language, active } = video
    const rows = await database.query(
      sql`with written as (
          insert into guiding_videos as v (title_ar, title_en, description_ar, description_en, url, language, is_active, revision,
              changed_at, changed_by)
            select ${title.ar}, ${title.en}, ${description.ar}, ${description.en}, ${url}, ${language}, ${active}::boolean,
              ${revision}, ${now}::timestamptz, ${by}::uuid
            where ${expected === 'any' || expected === 0 ? raw('true') : sql`exists (select from guiding_videos where ${revisionSql(expected)})`}
          on conflict (is_only) do update set title_ar = excluded.title_ar, title_en = excluded.title_en,
            description_ar = excluded.description_ar, description_en = excluded.description_en, url = excluded.url, language = excluded.language,
            is_active = excluded.is_active, revision = excluded.revision, changed_at = excluded.changed_at,
            changed_by = excluded.changed_by
            where ${expected === 'any' ? raw('true') : sql`v.revision = ${expected}`}
          returning is_only
        ) select is_only, ${tell}::text as told from written`,
    )
    return rows.length > 0
  },

  /** Deletes the expected revision; answers whether that was still the one that stands. */
  remove: async (expected: Expected): Promise<boolean> => {
    const rows = await database.query(
      sql`with gone as (delete from guiding_videos where ${revisionSql(expected)} returning is_only)
        select is_only, ${tell}::text as told from gone`,
    )
    return rows.length > 0
  },
})
export type VideoStore = ReturnType<typeof videoStore>
