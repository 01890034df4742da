// The SQL by which letters are issued, with the statement that changes their request: each once, however often it is tried.

import { json, raw, type Sql, sql } from '../../platform/database/index.ts'

export type NewLetter = {
  id: string
  number: string
  letterId: string
  sealed: string
  keyId: string
  signature: string
  validUntil: string | null
}
/** What an act does to the letters of its request. */
export type LetterStep = {
  issued: readonly NewLetter[]
  /** The decision is taken up again: none of those that stand is valid any more. */
  isReopened: boolean
}

/** Ends the letters that others replace, of the request that `source` holds. */
export const endLettersSql = ({ issued, isReopened }: LetterStep, now: Date, source: Sql): Sql => {
  const replaced = sql`l.letter_id = any(${issued.map(({ letterId }) => letterId)}::text[])`
  return issued.length === 0 && !isReopened
    ? raw('select')
    : sql`update letters l set revoked_at = ${now}::timestamptz,
          revoked_because = case when ${replaced} then 'replaced' else 'reopened' end
        from ${source} held where l.request_id = held.id and l.revoked_at is null
          and (${isReopened}::boolean or ${replaced})
        returning l.id`
}

/** Stores new ones. `ended` is counted, so that those are out of the way first: one of each stands at a time. */
export const issueLettersSql = ({ issued }: LetterStep, now: Date, source: Sql, ended: Sql): Sql =>
  issued.length === 0
    ? raw('select')
    : sql`insert into letters (id, number, request_id, owner_id, service_slug, letter_id, sealed, key_id, signature, issued_at, valid_until)
        select n.id, n.number, held.id, held.owner_id, held.service_slug, n."letterId", n.sealed, n."keyId", n.signature,
          ${now}::timestamptz, n."validUntil"
        from (select count(*) from ${ended}) first, ${source} held cross join jsonb_to_recordset(${json(issued)}::jsonb)
          as n(id uuid, number text, "letterId" text, sealed text, "keyId" text, signature text, "validUntil" date)`
