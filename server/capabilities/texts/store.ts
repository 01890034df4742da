// The SQL of words in place of texts. Every change tells all servers in the same statement.

import type { FormsOfBoth, WrittenForms } from '@bawaba/contract/text-rules.ts'
import { json, type Queries, raw, sql } from '../../platform/database/index.ts'

export const textsChannel = 'texts'

export type Row = {
  id: string
  scope: string
  place: string
  own: FormsOfBoth
  written: WrittenForms
  revision: number
}
export type Change = { revision: number; written: WrittenForms; changedAt: Date }
type Writing = Omit<Row, 'revision'> & { expected: number; now: Date }

export const textsStore = (database: Queries) => ({
  list: () =>
    database.query<Row>(sql`select id, scope, place, own, written, revision from text_overrides order by id`),

  /** Writes it over the expected revision, 0 where there is none yet; answers whether that was still the one that stands. */
  put: async ({ id, scope, place, own, written, expected, now }: Writing): Promise<boolean> => {
    const rows = await database.query(
      sql`with stored as (
          insert into text_overrides as t (id, scope, place, own, written, revision, changed_at)
          select ${id}, ${scope}, ${place}, ${json(own)}, ${json(written)}, 1, ${now}
            where ${expected} = 0 or exists (select from text_overrides where id = ${id})
          on conflict (id) do update set place = excluded.place, own = excluded.own, written = excluded.written,
            revision = t.revision + 1, changed_at = excluded.changed_at
            where t.revision = ${expected}
          returning id, revision, written, changed_at
        ), noted as (
          insert into text_changes (id, revision, written, changed_at)
          select id, revision, written, changed_at from stored
        )
        select ${raw(`pg_notify('${textsChannel}', '')`)} from stored`,
    )
    return rows.length > 0
  },

  changes: (id: string) =>
    database.query<Change>(
      sql`select revision, written, changed_at as "changedAt" from text_changes where id = ${id}
        order by revision desc limit 100`,
    ),
})
export type TextsStore = ReturnType<typeof textsStore>
