// Visits at centers as tests look at them.

import { sql } from './platform/database/index.ts'
import type { Person, TestPortal } from './test-portal.ts'
import type { RequestAt } from './test-requests.ts'

export const visitOf = async (who: Person, request: RequestAt) => (await who.read(request)).data.visit

/** How many places at a time of a calendar are taken: `NASR/2026-11-24T13:00`. */
export const placesTaken = async (
  { database }: Pick<TestPortal, 'database'>,
  code: string,
): Promise<number> => {
  const [row] = await database.query<{ count: number }>(
    sql`select taken as count from reservables where kind = 'appointment' and code = ${code}`,
  )
  return row?.count ?? 0
}

/** The texts of a person's notices of a kind. */
export const noticesTo = async (who: Person, kind: string): Promise<string[]> =>
  (await who.send('GET Notifications')).body.flatMap((each: { kind: string; text: string }) =>
    each.kind === kind ? [each.text] : [],
  )
