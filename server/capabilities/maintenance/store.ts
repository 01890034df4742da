// The SQL of maintenance. Every change tells all servers in the same statement.

import type { Text } from '@bawaba/language/index.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'
import { closedSql } from '../timekeeping/index.ts'

export const maintenanceChannel = 'maintenance'

export type Period = {
  id: string
  message: Text
  beginsAt: Date
  plannedEnd: Date | null
  begunBy: { name: string; englishName: string | null }
}
export type NewPeriod = Pick<Period, 'message' | 'beginsAt' | 'plannedEnd'> & {
  id: string
  begunBy: string
  now: Date
}

const tell = raw(`pg_notify('${maintenanceChannel}', '')`)

export const maintenanceStore = (database: Queries) => ({
  /** The one in force. */
  find: () =>
    database.maybeOne<Period>(
      sql`select m.id, jsonb_build_object('ar', m.message_ar, 'en', m.message_en) as message,
          m.begins_at as "beginsAt", m.planned_end as "plannedEnd",
          jsonb_build_object('name', btrim(a.first_name || ' ' || a.last_name), 'englishName', a.english_full_name)
            as "begunBy"
        from maintenance_periods m join accounts a on a.id = m.begun_by where m.ended_at is null`,
    ),

  /** Whether the portal is closed now. */
  isClosed: async (now: Date): Promise<boolean> => {
    const { isClosed } = await database.one<{ isClosed: boolean }>(
      sql`select exists(select from maintenance_periods where ended_at is null and begins_at <= ${now}::timestamptz) as "isClosed"`,
    )
    return isClosed
  },

  /**
   * Puts a period into force, or changes the one that is: two administrators at once make one period. What was closed before
   * it begins anew stands in the journal.
   */
  put: (period: NewPeriod) =>
    database.one<{ isNew: boolean }>(
      sql`with before as (
          select begins_at from maintenance_periods where ended_at is null
        ), put as (
          insert into maintenance_periods as m (id, message_ar, message_en, begins_at, planned_end, begun_by, created_at)
          values (${period.id}, ${period.message.ar}, ${period.message.en}, ${period.beginsAt}, ${period.plannedEnd},
            ${period.begunBy}, ${period.now})
          on conflict ((true)) where ended_at is null do update set message_ar = excluded.message_ar,
            message_en = excluded.message_en, begins_at = excluded.begins_at, planned_end = excluded.planned_end
          returning m.id, m.begins_at
        ), closed as (${closedSql(
          sql`select b.begins_at as from_at, ${period.now}::timestamptz as until_at from before b, put
            where b.begins_at < ${period.now}::timestamptz and put.begins_at > b.begins_at`,
          'maintenance',
        )}
        ) select id = ${period.id} as "isNew", ${tell}::text as told from put`,
    ),

  /** Ends what is in force, and writes what was closed into the journal; answers whether anything was. */
  end: async (now: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`with ended as (
          update maintenance_periods set ended_at = ${now} where ended_at is null returning id, begins_at
        ), closed as (${closedSql(
          sql`select begins_at as from_at, ${now}::timestamptz as until_at from ended where begins_at < ${now}::timestamptz`,
          'maintenance',
        )}
        ) select id, ${tell}::text as told from ended`,
    )
    return rows.length > 0
  },
})
export type MaintenanceStore = ReturnType<typeof maintenanceStore>
