// The SQL of looks at people's data, over the audit.

import { type Viewing, viewingKinds } from '@bawaba/contract/entities/viewing.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'

export type ViewingRow = Omit<Viewing, 'at' | 'ID' | 'serviceSlug'> & {
  at: Date
  ID: string | null
  serviceSlug: string | null
}
export type Position = { at: Date; id: string }

const pageSize = 50

export const viewingsStore = (database: Queries) => ({
  /** Those of some accounts that are people who may read who saw their data. */
  peopleAmong: async (ids: readonly string[]): Promise<string[]> => {
    const rows = await database.query<{ id: string }>(
      sql`select id from accounts where id::text = any(${[...ids]}) and user_slug = 'citizen'`,
    )
    return rows.map(({ id }) => id)
  },

  /** What others did with the data of a person, newest first, after a place in that order. */
  ofSubject: (subjectId: string, after: Position | undefined) =>
    database.query<ViewingRow>(
      sql`select e.stream || ' ' || e.place as id, e.at, e.kind, a.user_slug as "userSlug",
          e.detail ->> 'ID' as "ID", e.detail ->> 'serviceSlug' as "serviceSlug"
        from audit_entries e join accounts a on a.id = e.actor_id
        where e.subject_id::text = ${subjectId} and e.actor_id <> e.subject_id and e.kind = any(${[...viewingKinds]})
          and ${after ? sql`(e.at, e.stream || ' ' || e.place) < (${after.at}::timestamptz, ${after.id})` : raw('true')}
        order by e.at desc, e.stream || ' ' || e.place desc limit ${pageSize}`,
    ),
})
export type ViewingsStore = ReturnType<typeof viewingsStore>
