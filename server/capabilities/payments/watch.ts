// Auditors look at money that two accounts of one maker handled: within thirty days they are one person and are refused, and
// afterwards nothing that the portal knows tells them apart.

import { formatMoney, poundsOf } from '@bawaba/language/index.ts'
import type { Queries } from '../../platform/database/index.ts'
import type { Notices } from '../notifications/index.ts'
import { type Step, tellAuditorsSql } from './second-person-store.ts'

/** A step that somebody takes: of which refund or booking, and its amount in piasters. */
type StepBy = { id: string; by: string; amount: number }

/** To be called in the transaction of the step, while its refund or booking is there. */
export const createWatch =
  (notices: Notices) =>
  (queries: Queries, step: Step, { id, by, amount }: StepBy, now: Date): Promise<unknown> => {
    const notice = notices.write('sharedMaker', language => ({
      amount: formatMoney(language, poundsOf(Math.abs(amount))),
    }))
    return queries.query(tellAuditorsSql(step, { id, by, notice }, now))
  }
export type Watch = ReturnType<typeof createWatch>
