// The service that lives are lived with: one question, one fee of EGP 90, and a utility that records each payment. It reserves
// nothing, so that there can be as many lives as one likes.

import type { Parts } from '../capabilities.ts'
import type { ProgrammeCapability } from '../capability.ts'
import type { Deliver, Delivered, Delivery, FindDeed } from '../outside.ts'
import type { InstalledProgramme } from '../programmes.ts'
import { randomBy } from '../test-payment-faults.ts'

export const service = 'LIFE_FEE'

/** A utility that is away at times, and whose answers to one deed are always the same. */
export type Utility = { isAway: boolean; answers: Map<string, Delivered['outcome']> }

const refusal = { ar: 'لا تعرف الجهة هذا الحساب.', en: 'The company does not know this account.' }
export const titleOf = (seed: number): string => `Life ${seed}`
const randomOf = ({ answers }: Delivery) => randomBy(Number(String(answers.title).slice('Life '.length)))

export const createUtility = (): { utility: Utility; programme: InstalledProgramme } => {
  const utility: Utility = { isAway: false, answers: new Map() }
  const deliver: Deliver = async delivery => {
    const random = randomOf(delivery)
    const outcome = random() < 0.85 ? 'delivered' : 'refused'
    // Away, it has heard of the deed and does not answer, or it has not.
    if (utility.isAway && random() < 0.5) throw new Error('The utility is away')
    utility.answers.set(delivery.id, outcome)
    if (utility.isAway) throw new Error('The utility did not answer')
    return outcome === 'refused' ? { outcome, reason: refusal } : { outcome }
  }
  const find: FindDeed = async ({ id }) => {
    if (utility.isAway) throw new Error('The utility is away')
    const outcome = utility.answers.get(id)
    return outcome === 'refused' ? { outcome, reason: refusal } : outcome && { outcome }
  }
  const capability: ProgrammeCapability<Parts> = {
    name: 'lives',
    contribute: () => ({ delivers: { 'lives.utility': deliver }, findsDeeds: { 'lives.utility': find } }),
  }
  const programme = {
    slug: 'lives',
    name: { ar: 'رسوم للاختبار', en: 'Fees for tests' },
    categories: [],
    deliveries: [
      {
        name: 'lives.utility',
        by: { ar: 'الشركة', en: 'The company' },
        deed: { ar: 'تسجيل الدفع', en: 'The record of the payment' },
        takes: {},
      },
    ],
    services: new URL('services/', import.meta.url),
    capabilities: [capability],
  }
  return { utility, programme }
}
