// The SQL of supplied versions that wait for a yes.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { ServiceDifference } from '@bawaba/contract/entities/supplied-service.ts'
import { json, type Queries, sql } from '../../platform/database/index.ts'

export type ConsentNeeded = {
  slug: string
  sha256: string
  release: string
  /** The version in force. */
  version: number
  definition: ServiceDefinition
  differences: readonly ServiceDifference[]
}
export type AwaitedConsent = ConsentNeeded & { since: Date }

export const consentsStore = (queries: Queries) => ({
  /** Leaves a version waiting; one that waits already keeps its moment. */
  await: ({ slug, sha256, release, version, definition, differences }: ConsentNeeded) =>
    queries.query(
      sql`insert into supply_consents as c (slug, sha256, release, version, definition, differences)
        values (${slug}, ${sha256}, ${release}, ${version}, ${json(definition)}::json, ${json(differences)}::jsonb)
        on conflict (slug) do update set sha256 = excluded.sha256, release = excluded.release, version = excluded.version,
          definition = excluded.definition, differences = excluded.differences,
          since = case when c.sha256 = excluded.sha256 and c.version = excluded.version then c.since else excluded.since end`,
    ),

  /** A start or a yes settled it. */
  clear: (slug: string) => queries.query(sql`delete from supply_consents where slug = ${slug}`),

  /** Those whose predecessor is in force: whoever published another version meanwhile has answered. */
  list: () =>
    queries.query<AwaitedConsent>(
      sql`select c.slug, c.sha256, c.release, c.version, c.definition, c.differences, c.since
        from supply_consents c join services s on s.slug = c.slug and s.version = c.version order by c.slug`,
    ),
})
export type ConsentsStore = ReturnType<typeof consentsStore>
