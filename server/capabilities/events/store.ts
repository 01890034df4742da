// How servers tell one another.

import { type Queries, sql } from '../../platform/database/index.ts'

export const eventsStore = (database: Queries) => ({
  notify: (channel: string, text: string) => database.query(sql`select pg_notify(${channel}, ${text})`),
})
