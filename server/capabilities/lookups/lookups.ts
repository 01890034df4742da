// Looking somebody up by an identifier: national ID, passport or mobile number. A member of staff may do it so often in
// a day, whichever screen they do it from; one beyond that is refused in words, and the refusal stands in the audit.

import type { AuditLook } from '@bawaba/contract/audit-kinds.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Audit, AuditOfStrangers } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Nobody types faster. */
const burst = { limit: 120, windowMs: 15 * minute }

type Dependencies = {
  budgets: Pick<Budgets, 'take' | 'takeAll'>
  audit: Audit
  /** A script that goes on trying does not fill the audit. */
  counted: AuditOfStrangers
  /** Look-ups of one member of staff in a day. */
  perDay: number
}
export type LookUp = {
  actorId: string
  address?: string
  /** What was typed is the name of an identifier: `nationalId`. Its value is kept nowhere. */
  by: string
}

const refused: AuditLook = 'people.lookUpRefused'

const isTooMany = (error: unknown): boolean => error instanceof Problem && error.code === 'TOO_MANY_LOOKUPS'

export const createLookups = ({ budgets, audit, counted, perDay }: Dependencies) => {
  const takeOne = (way: 'entry' | 'file', { actorId }: LookUp) =>
    budgets.take(`look-ups by ${way} ${actorId}`, { limit: perDay, windowMs: day }, 'TOO_MANY_LOOKUPS')
  const noteRefusal = ({ actorId, address, by }: LookUp): Promise<void> =>
    counted.record({ kind: refused, actorId, address, detail: { by } }, 'TOO_MANY_LOOKUPS')

  return {
    /** Takes a look-up for each identifier that is asked for. Throws TOO_MANY_LOOKUPS, which is written down. */
    take: async (lookUp: LookUp, identifiers = 1): Promise<void> => {
      const { actorId } = lookUp
      try {
        // One after the other: the first that is refused ends it.
        for (let used = 0; used < identifiers; used++) {
          await budgets.takeAll([
            { subject: `look-ups at once ${actorId}`, budget: burst, code: 'TOO_MANY_LOOKUPS' },
            {
              subject: `look-ups ${actorId}`,
              budget: { limit: perDay, windowMs: day },
              code: 'TOO_MANY_LOOKUPS',
            },
          ])
        }
      } catch (error) {
        if (isTooMany(error)) await noteRefusal(lookUp)
        throw error
      }
    },

    /**
     * Takes a look-up for each identifier that is entered for somebody, from a budget of the same size that entering alone
     * spends: to be told that one is another's is to have looked them up. Throws TOO_MANY_LOOKUPS, which is written down.
     */
    takeForEntry: async (lookUp: LookUp, identifiers: number): Promise<void> => {
      try {
        for (let used = 0; used < identifiers; used++) await takeOne('entry', lookUp)
      } catch (error) {
        if (isTooMany(error)) await noteRefusal(lookUp)
        throw error
      }
    },

    /** The same for a file that is tried; answers how many it had. */
    takeForFile: async (lookUp: LookUp, identifiers: number): Promise<number> => {
      let used = 0
      try {
        for (; used < identifiers; used++) await takeOne('file', lookUp)
      } catch (error) {
        if (!isTooMany(error)) throw error
        await noteRefusal(lookUp)
      }
      return used
    },

    /** Writes down whom a look-up found; they are told that they were looked for. */
    found: async (
      { actorId, address, by }: LookUp,
      subjects: readonly string[],
      found: number,
    ): Promise<void> => {
      const people = subjects.length === 0 ? [undefined] : subjects
      await audit.record(
        ...people.map(subjectId => ({
          kind: 'people.searched' as const,
          actorId,
          subjectId,
          address,
          detail: { by, found },
        })),
      )
    },
  }
}
export type Lookups = ReturnType<typeof createLookups>
