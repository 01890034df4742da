// The SQL of switches: whether a service is closed, hidden or dated. No publication touches them.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { SwitchValues } from '@bawaba/contract/entities/service-switches.ts'
import { type LockingQueries, type Queries, sql } from '../../platform/database/index.ts'
import { catalogueChannel } from './indexed-fields-store.ts'

type Values = Omit<SwitchValues, 'fromDate' | 'toDate'> & { fromDate: Date | null; toDate: Date | null }
export type SwitchesRow = Values & {
  revision: number
  reason: string | null
  changedAt: Date
  by: PersonRef | null
}
export type SwitchChange = {
  serviceId: string
  change: Partial<SwitchValues>
  reason: string
  by: string | null
  now: Date
  /** The revision that the change was made on; without one it is made on whatever is in force. */
  revision?: number
}

/** The first values, from the definition that is published first. */
export const noteFirstSwitches = (queries: Queries, serviceId: string) =>
  queries.query(
    sql`insert into service_switches (service_id, revision, deactivated, from_date, to_date, hidden_on, disabled_on, changed_at)
      select id, 1, deactivated, from_date, to_date, hidden_on, disabled_on, updated_at from services
      where id = ${serviceId}::uuid on conflict do nothing`,
  )

export const switchesStore = (database: LockingQueries) => ({
  /** The newest first; the first of them is in force. */
  history: (serviceId: string) =>
    database.query<SwitchesRow>(
      sql`select w.revision, w.deactivated, w.from_date as "fromDate", w.to_date as "toDate",
          w.hidden_on as "hiddenOn", w.disabled_on as "disabledOn", w.reason, w.changed_at as "changedAt",
          case when a.id is null then null else json_build_object('id', a.id,
            'name', trim(concat(a.first_name, ' ', a.last_name)), 'englishName', a.english_full_name) end as by
        from service_switches w left join accounts a on a.id = w.changed_by
        where w.service_id = ${serviceId}::uuid order by w.revision desc limit 200`,
    ),

  /** Changes what is named and tells every server. Answers the new revision; undefined if the revision is another by now. */
  change: ({ serviceId, change, reason, by, now, revision }: SwitchChange): Promise<number | undefined> =>
    database.transaction(async queries => {
      const has = (name: keyof SwitchValues) => Object.hasOwn(change, name)
      const {
        deactivated = null,
        fromDate = null,
        toDate = null,
        hiddenOn = null,
        disabledOn = null,
      } = change
      const changed = await queries.maybeOne<{ revision: number; slug: string }>(
        sql`with current as (
            select s.id, s.slug, (select max(w.revision) from service_switches w where w.service_id = s.id) as revision
            from services s where s.id = ${serviceId}::uuid for update
          ), changed as (
            update services s set
              deactivated = coalesce(${deactivated}::boolean, s.deactivated),
              from_date = case when ${has('fromDate')}::boolean then ${fromDate}::timestamptz else s.from_date end,
              to_date = case when ${has('toDate')}::boolean then ${toDate}::timestamptz else s.to_date end,
              hidden_on = coalesce(${hiddenOn}::text[], s.hidden_on),
              disabled_on = coalesce(${disabledOn}::text[], s.disabled_on),
              updated_at = greatest(date_trunc('milliseconds', now()), s.updated_at + interval '1 millisecond')
            from current c
            where s.id = c.id and c.revision = coalesce(${revision ?? null}::int, c.revision)
            returning s.id, s.deactivated, s.from_date, s.to_date, s.hidden_on, s.disabled_on
          )
          insert into service_switches (service_id, revision, deactivated, from_date, to_date, hidden_on, disabled_on,
            reason, changed_at, changed_by)
          select d.id, c.revision + 1, d.deactivated, d.from_date, d.to_date, d.hidden_on, d.disabled_on, ${reason},
            ${now}::timestamptz, ${by}::uuid
          from changed d join current c on c.id = d.id
          on conflict do nothing
          returning revision, (select slug from current) as slug`,
      )
      if (!changed) return undefined
      await queries.query(sql`select pg_notify(${catalogueChannel}, ${changed.slug})`)
      return changed.revision
    }),
})
export type SwitchesStore = ReturnType<typeof switchesStore>
