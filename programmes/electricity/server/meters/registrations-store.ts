// The SQL of the registrations of a meter, whoever they are of: those that end with what the company has done, and whether
// its contract changed.

import { type Queries, raw, type Sql, sql } from '@bawaba/server/platform/database/index.ts'
import { addMeter, contractServices } from '../../states.ts'

const standing = raw("('APPROVED', 'INACTIVE')")

export const registrationsStore = (database: Queries) => {
  const idsOf = async (number: string, who: Sql): Promise<string[]> => {
    const rows = await database.query<{ id: string }>(
      sql`select id from requests where service_slug = ${addMeter} and status in ${standing}
        and data -> 'meter' ->> 'number' = ${number} and ${who} order by id`,
    )
    return rows.map(({ id }) => id)
  }
  return {
    /** Whether the contract of a meter ended or passed to somebody, by another request, after this request was sent. */
    isChangedSince: async (number: string, requestId: string): Promise<boolean> => {
      const { changed } = await database.one<{ changed: boolean }>(
        sql`select exists (select from requests r join requests own on own.id = ${requestId}::uuid
          where r.service_slug = any(${contractServices}::text[]) and r.status_kind = 'done' and r.id <> own.id
            and r.data -> 'meter' ->> 'number' = ${number} and r.action_date >= own.created_at) as changed`,
      )
      return changed
    },
    ofMeter: (number: string): Promise<string[]> => idsOf(number, raw('true')),
    /** Those of everybody else who registered it as its owner. */
    ofOtherOwners: (number: string, ownerId: string): Promise<string[]> =>
      idsOf(number, sql`data ->> 'standing' = 'OWNER' and owner_id <> ${ownerId}`),
    /** Those that end when the meter passes to somebody: of owners, and of former versions, which asked nobody what they are. */
    endingWithTransfer: (number: string, newOwnerId: string): Promise<string[]> =>
      idsOf(number, sql`coalesce(data ->> 'standing', 'OWNER') = 'OWNER' and owner_id <> ${newOwnerId}`),
  }
}
export type RegistrationsStore = ReturnType<typeof registrationsStore>
