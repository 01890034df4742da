// What a drill asks of the database behind a portal's back: which requests are stored.

import { createDatabase, sql } from '../platform/database/index.ts'

/** The number of every stored request of a drill, by its key. */
export const storedRequests = async (url: string): Promise<Map<string, string[]>> => {
  const database = createDatabase({ url, log: () => undefined, statementTimeout: 30_000 })
  try {
    const rows = await database.query<{ key: string; number: string }>(
      sql`select substr(data->>'fullName', 7) as key, number from requests where data->>'fullName' like 'Drill %'`,
    )
    const found = new Map<string, string[]>()
    for (const { key, number } of rows) found.set(key, [...(found.get(key) ?? []), number])
    return found
  } finally {
    await database.close()
  }
}
