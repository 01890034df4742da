// What a drill asks of the database behind a portal's back: which versions of services are there and recorded.

import { createDatabase, openSession, raw, sql } from '../platform/database/index.ts'

type Published = {
  slug: string
  version: number
  days: number
  versions: number[]
  /** Versions that the audit has, in order. */
  recorded: number[]
}

export const publications = async (url: string): Promise<Published[]> => {
  const database = createDatabase({ url, log: () => undefined, statementTimeout: 30_000 })
  try {
    return await database.query<Published>(
      sql`select s.slug, s.version,
          (select (v.definition ->> 'durationDays')::int from service_versions v
            where v.service_id = s.id and v.version = s.version) as days,
          (select coalesce(jsonb_agg(v.version order by v.version), '[]') from service_versions v where v.service_id = s.id) as versions,
          (select coalesce(jsonb_agg((e.detail ->> 'version')::int order by (e.detail ->> 'version')::int), '[]') from audit_entries e
            where e.kind in ('definition.published', 'definition.rolledBack') and e.detail ->> 'serviceSlug' = s.slug) as recorded
        from services s order by s.slug`,
    )
  } finally {
    await database.close()
  }
}

/** Faults that a start or a publication cut short could leave, each of a service of its own. */
const halves = {
  'a version that came without its record': sql`delete from audit_entries where kind = 'definition.published'
    and detail ->> 'serviceSlug' = (select min(slug) from services)`,
  'a record that came without its version': sql`delete from service_versions v using services s where v.service_id = s.id
    and s.slug = (select min(slug) from services)`,
  'a service that is in a version that it has not': sql`update services set version = version + 1
    where slug = (select min(slug) from services)`,
  'a version that a second try published again': sql`insert into service_versions (service_id, version, definition, sha256, draft_policy, reason)
    select v.service_id, v.version + 1, v.definition, v.sha256, v.draft_policy, v.reason from service_versions v
      join services s on s.id = v.service_id where s.slug = (select min(slug) from services)`,
} as const
export type HalfPublished = keyof typeof halves
export const halfPublished = Object.keys(halves) as HalfPublished[]

/** Leaves one, where the rows themselves refuse such changes. */
export const leaveHalf = async (url: string, half: HalfPublished): Promise<void> => {
  const session = await openSession(url, 'spoiler')
  try {
    for (const table of ['audit_entries', 'service_versions'])
      await session.query(raw(`alter table ${table} disable trigger user`))
    await session.query(halves[half])
  } finally {
    await session.close()
  }
}
