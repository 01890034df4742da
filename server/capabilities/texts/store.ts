// The SQL of words in place of texts. Every change tells all servers in the same statement.

import type { FormsOfBoth, WrittenForms } from '@bawaba/contract/text-rules.ts'
import { json, type LockingQueries, raw, sql } from '../../platform/database/index.ts'

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
export type Writing = Omit<Row, 'revision'> & { expected: number }

/** Undoes the transaction. */
class ChangedMeanwhile extends Error {}

export const textsStore = (database: LockingQueries) => ({
  list: () =>
    database.query<Row>(sql`select id, scope, place, own, written, revision from text_overrides order by id`),

  /** Writes it over the expected revision, 0 where there is none yet; answers whether that was still the one that stands. */
  put: async ({
    id,
    scope,
    place,
    own,
    written,
    expected,
    now,
  }: Writing & { now: Date }): Promise<boolean> => {
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

  /**
   * Writes many over their expected revisions and notifies every server once. All of them or none: false if one of them
   * was changed meanwhile.
   */
  putAll: async (writings: readonly Writing[], now: Date): Promise<boolean> => {
    try {
      await database.transaction(async queries => {
        const { count } = await queries.one<{ count: number }>(
          sql`with given as (
              select * from json_to_recordset(${json(writings)}::json)
                as g(id text, scope text, place text, own json, written jsonb, expected int)
            ), stored as (
              insert into text_overrides as t (id, scope, place, own, written, revision, changed_at)
              select id, scope, place, own, written, expected + 1, ${now}::timestamptz from given g
              where expected = 0 or exists (select from text_overrides o where o.id = g.id)
              order by id
              on conflict (id) do update set place = excluded.place, own = excluded.own, written = excluded.written,
                revision = excluded.revision, changed_at = excluded.changed_at
                where t.revision = excluded.revision - 1
              returning id, revision, written, changed_at
            ), noted as (
              insert into text_changes (id, revision, written, changed_at)
              select id, revision, written, changed_at from stored
            )
            select count(*)::int as count, ${raw(`pg_notify('${textsChannel}', '')`)} from stored`,
        )
        if (count !== writings.length) throw new ChangedMeanwhile()
      })
      return true
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return false
      throw error
    }
  },

  /** The words that texts had at revisions. */
  writtenAt: (places: readonly { id: string; revision: number }[]) =>
    database.query<{ id: string; revision: number; written: WrittenForms }>(
      sql`select c.id, c.revision, c.written from text_changes c
        join json_to_recordset(${json(places)}::json) as g(id text, revision int)
          on g.id = c.id and g.revision = c.revision`,
    ),

  changes: (id: string) =>
    database.query<Change>(
      sql`select revision, written, changed_at as "changedAt" from text_changes where id = ${id}
        order by revision desc limit 100`,
    ),
})
export type TextsStore = ReturnType<typeof textsStore>
