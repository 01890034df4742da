// The SQL of the registrations of a meter, whoever they are of: those that end with what the company has done.

import { type Queries, raw, type Sql, sql } from '@bawaba/server/platform/database/index.ts'
import { addMeter } from '../../states.ts'

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
    ofMeter: (number: string): Promise<string[]> => idsOf(number, raw('true')),
    /** Those of everybody else who registered it as its owner. */
    ofOtherOwners: (number: string, ownerId: string): Promise<string[]> =>
      idsOf(number, sql`data ->> 'standing' = 'OWNER' and owner_id <> ${ownerId}`),
  }
}
export type RegistrationsStore = ReturnType<typeof registrationsStore>
