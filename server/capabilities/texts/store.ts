// The SQL of words in place of texts. Every change tells all servers in the same statement.

import type { FormsOfBoth, WrittenForms } from '@bawaba/contract/text-rules.ts'
import { json, type LockingQueries, raw, sql } from '../../platform/database/index.ts'
import { needsSecond } from '../accounts/index.ts'

export const textsChannel = 'texts'

export type Row = {
  id: string
  scope: string
  place: string
  own: FormsOfBoth
  written: WrittenForms
  revision: number
  /** Words that wait for a second administrator, and who wrote them. */
  proposed: WrittenForms | null
  proposedBy: string | null
}
export type Change = { revision: number; written: WrittenForms; changedAt: Date }
export type Writing = Pick<Row, 'id' | 'scope' | 'place' | 'own' | 'written'> & {
  expected: number
  /** Whether it takes two administrators. */
  isGuarded: boolean
}

/** Undoes the transaction. */
class ChangedMeanwhile extends Error {}

export const textsStore = (database: LockingQueries) => ({
  list: () =>
    database.query<Row>(
      sql`select id, scope, place, own, written, revision, proposed, proposed_by as "proposedBy" from text_overrides order by id`,
    ),

  /**
   * Writes texts over their expected revisions (0: nothing was ever written) and notifies every server once: all of them or
   * none. What takes two administrators waits until another one than who wrote it writes the same; the former words stand
   * meanwhile. Answers the ids of those that wait; undefined if one of them was changed meanwhile.
   */
  put: async (
    writings: readonly Writing[],
    by: string,
    now: Date,
  ): Promise<ReadonlySet<string> | undefined> => {
    try {
      return await database.transaction(async queries => {
        const rows = await queries.query<{ id: string; waits: boolean }>(
          sql`with given as (
              select g.*, g."isGuarded" and g.written <> '{}' and ${needsSecond(by, '', now)} and not exists (
                select from text_overrides o where o.id = g.id and o.own::text = g.own::text
                  and (o.written = g.written or (o.proposed = g.written and o.proposed_by <> ${by}::uuid))) as waits
              from json_to_recordset(${json(writings)}::json)
                as g(id text, scope text, place text, own json, written jsonb, expected int, "isGuarded" boolean)
            ), stored as (
              insert into text_overrides as t (id, scope, place, own, written, proposed, proposed_by, revision, changed_at)
              select id, scope, place, own, case when waits then '{}' else written end, case when waits then written end,
                case when waits then ${by}::uuid end, expected + 1, ${now}::timestamptz from given g
              where expected = 0 or exists (select from text_overrides o where o.id = g.id)
              order by id
              on conflict (id) do update set place = excluded.place, own = excluded.own, proposed = excluded.proposed,
                written = case when excluded.proposed is not null and t.own::text = excluded.own::text then t.written
                  else excluded.written end,
                proposed_by = excluded.proposed_by, revision = excluded.revision, changed_at = excluded.changed_at
                where t.revision = excluded.revision - 1
              returning id, revision, written, changed_at, proposed is not null as waits
            ), noted as (
              insert into text_changes (id, revision, written, changed_at)
              select id, revision, written, changed_at from stored
            ), notified as (select ${raw(`pg_notify('${textsChannel}', '')`)} from (select from stored limit 1) as any_of_them)
            select id, waits from stored left join notified on true`,
        )
        if (rows.length !== writings.length) throw new ChangedMeanwhile()
        return new Set(rows.flatMap(({ id, waits }) => (waits ? [id] : [])))
      })
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return undefined
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
      sql`select c.revision, c.written, c.changed_at as "changedAt" from (
          select revision, written, changed_at, lag(written, 1, '{}') over (order by revision) as former
          from text_changes where id = ${id}) as c
        where c.written <> c.former order by c.revision desc limit 100`,
    ),
})
export type TextsStore = ReturnType<typeof textsStore>
