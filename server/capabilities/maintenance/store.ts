// The SQL of maintenance. Every change tells all servers in the same statement.

import type { Text } from '@bawaba/language/index.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'

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

  /** Puts a period into force, or changes the one that is: two administrators at once make one period. */
  put: (period: NewPeriod) =>
    database.one<{ isNew: boolean }>(
      sql`with put as (
          insert into maintenance_periods as m (id, message_ar, message_en, begins_at, planned_end, begun_by, created_at)
          values (${period.id}, ${period.message.ar}, ${period.message.en}, ${period.beginsAt}, ${period.plannedEnd},
            ${period.begunBy}, ${period.now})
          on conflict ((true)) where ended_at is null do update set message_ar = excluded.message_ar,
            message_en = excluded.message_en, begins_at = excluded.begins_at, planned_end = excluded.planned_end
          returning m.id
        ) select id = ${period.id} as "isNew", ${tell}::text as told from put`,
    ),

  /** Ends what is in force; answers whether anything was. */
  end: async (now: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`with ended as (
          update maintenance_periods set ended_at = ${now} where ended_at is null returning id
        ) select id, ${tell}::text as told from ended`,
    )
    return rows.length > 0
  },
})
export type MaintenanceStore = ReturnType<typeof maintenanceStore>
