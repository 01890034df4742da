// What a drill asks of the database behind a portal's back: which requests are stored.

import { createDatabase, sql } from '../platform/database/index.ts'

/** The number of every stored request of a drill, by its key. */
export const storedRequests = async (url: string): Promise<Map<string, string[]>> => {
  const database = createDatabase({ url, log: () => undefined, statementTimeout: 30_000 })
  try {
    const rows = await database.query<{ key: string; number: string }>(
      sql`select substr(marked, 7) as key, number
        from (select number, coalesce(data->>'fullName', data->>'question', data->>'title') as marked from requests) r
        where marked like 'Drill %'`,
    )
    const found = new Map<string, string[]>()
    for (const { key, number } of rows) found.set(key, [...(found.get(key) ?? []), number])
    return found
  } finally {
    await database.close()
  }
}

/** How many requests of each service are stored. */
export const storedKinds = async (url: string): Promise<Record<string, number>> => {
  const database = createDatabase({ url, log: () => undefined, statementTimeout: 30_000 })
  try {
    const rows = await database.query<{ service: string; count: number }>(
      sql`select service_slug as service, count(*)::int as count from requests group by 1 order by 1`,
    )
    return Object.fromEntries(rows.map(({ service, count }) => [service, count]))
  } finally {
    await database.close()
  }
}
