// What a drill asks of the database behind a portal's back: which versions of services are there and recorded.

import { createDatabase, sql } from '../platform/database/index.ts'

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
