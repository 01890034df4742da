// The SQL of what people prefer.

import type { Language } from '@bawaba/language/index.ts'
import { json, type Queries, sql } from '../../platform/database/index.ts'

export type StoredPreferences = {
  choices: Record<string, boolean>
  quietFrom: number | null
  quietUntil: number | null
  zone: string | null
  revision: number
}
export type PreferencesRow = StoredPreferences & {
  hasMobile: boolean
  hasEmail: boolean
  language: Language
}

export const preferencesStore = (database: Queries) => ({
  /** Of whoever has chosen nothing the revision is 0. */
  find: (accountId: string) =>
    database.one<PreferencesRow>(
      sql`select coalesce(p.choices, '{}') as choices, p.quiet_from as "quietFrom", p.quiet_until as "quietUntil", p.time_zone as zone,
          coalesce(p.revision, 0) as revision, a.mobile is not null as "hasMobile",
          a.email is not null and a.email_verified_at is not null as "hasEmail", a.language
        from accounts a left join notification_preferences p on p.account_id = a.id where a.id = ${accountId}`,
    ),

  /** Whether SQL computes in a time zone too. */
  isKnownZone: async (zone: string): Promise<boolean> => {
    const { isKnown } = await database.one<{ isKnown: boolean }>(
      sql`select known_zone(${zone}::text) = ${zone}::text as "isKnown"`,
    )
    return isKnown
  },

  /** Puts these choices beside those that were made before; false where a named revision no longer stands. */
  put: async (
    accountId: string,
    {
      choices,
      quietFrom,
      quietUntil,
      zone,
    }: Omit<StoredPreferences, 'revision' | 'zone'> & { zone: string | null | undefined },
    revision: number | undefined,
    now: Date,
  ): Promise<boolean> => {
    const rows = await database.query(
      sql`insert into notification_preferences as p (account_id, choices, quiet_from, quiet_until, time_zone, updated_at)
        select a.id, ${json(choices)}::jsonb, ${quietFrom}::smallint, ${quietUntil}::smallint, ${zone ?? null}::text, ${now}::timestamptz
        from accounts a where a.id = ${accountId} and a.erased_at is null
          and (${revision ?? 0}::int = 0 or exists (select from notification_preferences q where q.account_id = a.id))
        on conflict (account_id) do update set choices = p.choices || excluded.choices, quiet_from = excluded.quiet_from,
          quiet_until = excluded.quiet_until,
          time_zone = case when ${zone === undefined}::boolean then p.time_zone else excluded.time_zone end, revision = p.revision + 1, updated_at = excluded.updated_at
          where ${revision ?? null}::int is null or p.revision = ${revision ?? null}::int
        returning account_id`,
    )
    return rows.length === 1
  },
})
export type PreferencesStore = ReturnType<typeof preferencesStore>
