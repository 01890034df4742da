// When one administrator is not enough: by whether there is, or lately was, another.

import { type Sql, sql } from '../../platform/database/index.ts'

/** An administrator who was disabled or lost the role is missed for so long: nobody becomes the only one by it. */
const missedMs = 7 * 86_400_000

/**
 * Whether what an administrator grants or words waits for a second one: always for their own account, never by the command
 * of whoever runs the portal.
 * @param subjectId the account that is granted something; empty where there is none
 */
export const needsSecond = (actorId: string | null, subjectId: string, now: Date): Sql =>
  sql`(${actorId}::uuid is not null and (${actorId}::text = ${subjectId} or exists (select from accounts o where o.id <> ${actorId}::uuid
    and (('BFM_ADMIN' = any(o.roles) and o.status = 'active')
      or (o.administrator_until > ${new Date(now.getTime() - missedMs)} and o.id::text <> ${subjectId})))))`
