// The SQL of a person's own meters: a meter is a request that registered it, and its readings are requests too.

import { type Queries, sql } from '@bawaba/server/platform/database/index.ts'
import {
  acceptedReading,
  addMeter,
  type MeterState,
  meterReading,
  readingBeingSent,
  registeredStates,
  shownStates,
} from '../../states.ts'

export type OwnMeterRow = {
  ID: string
  state: MeterState
  data: {
    meter: { number: string; address?: { ar: string; en: string } }
    name: string
    standing: string | null
  }
  deletionReason: string | null
  reading: { value: number; on: string } | null
  sending: string | null
}

export const metersStore = (database: Queries) => ({
  /** All that are shown, the newest first; each with its last reading. */
  own: (ownerId: string) =>
    database.query<OwnMeterRow>(
      sql`select r.number as "ID", r.status as state,
          jsonb_build_object('meter', r.data -> 'meter', 'name', r.data -> 'name', 'standing', r.data -> 'standing') as data,
          r.data ->> 'deletionReason' as "deletionReason", l.reading, l.sending
        from requests r left join lateral (
          select (array_agg(jsonb_build_object('value', h.data -> 'reading' -> 'value',
              'on', to_char(h.created_at at time zone 'Africa/Cairo', 'YYYY-MM-DD')) order by h.created_at desc)
              filter (where h.status = ${acceptedReading}))[1] as reading,
            (array_agg(h.number order by h.created_at desc) filter (where h.status = ${readingBeingSent}))[1] as sending
          from requests h where h.owner_id = r.owner_id and h.service_slug = ${meterReading}
            and h.status in (${acceptedReading}, ${readingBeingSent})
            and h.data -> 'meter' ->> 'number' = r.data -> 'meter' ->> 'number') l on r.status = 'APPROVED'
        where r.owner_id = ${ownerId} and r.service_slug = ${addMeter} and r.status = any(${[...shownStates]}::text[])
        order by r.created_at desc, r.id desc limit 200`,
    ),

  /** Whether a meter is one of a person's approved ones. */
  isOwn: async (ownerId: string, number: string): Promise<boolean> => {
    const { has } = await database.one<{ has: boolean }>(
      sql`select exists (select from requests where owner_id = ${ownerId} and service_slug = ${addMeter}
        and status = 'APPROVED' and data -> 'meter' ->> 'number' = ${number}) as has`,
    )
    return has
  },

  /** What a person is to one of their approved meters, as its registration says; undefined where it is none of theirs. */
  standingOf: (ownerId: string, number: string) =>
    database.maybeOne<{ standing: string }>(
      sql`select coalesce(data ->> 'standing', '') as standing from requests where owner_id = ${ownerId}
        and service_slug = ${addMeter} and status = 'APPROVED' and data -> 'meter' ->> 'number' = ${number}
        order by created_at desc limit 1`,
    ),

  /** Whether a person has registered a meter, or has asked for it, by another request than this one. */
  isRegistered: async (ownerId: string, number: string, requestId?: string): Promise<boolean> => {
    const { has } = await database.one<{ has: boolean }>(
      sql`select exists (select from requests where owner_id = ${ownerId} and service_slug = ${addMeter}
        and status = any(${[...registeredStates]}::text[]) and id is distinct from ${requestId ?? null}::uuid and data -> 'meter' ->> 'number' = ${number}) as has`,
    )
    return has
  },
})
export type MetersStore = ReturnType<typeof metersStore>
