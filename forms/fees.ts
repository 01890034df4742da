// The fees of a service as data: fixed, for each thing that was answered, by the option that was chosen, or an amount that
// staff answered. Pure; used before sending, when a request begins to wait for payment, and by the check before publishing.

import { piastersOf } from '@bawaba/language/index.ts'
import type { Answers, FeeDefinition } from './definition.ts'

export type FeeItem = { label: string /** Whole piasters. */; amount: number }

/** How many things an answer counts: rows, choices, days of a range, or the number itself. */
const countOf = (answer: unknown): number => {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer === 'number') return Number.isSafeInteger(answer) && answer > 0 ? answer : 0
  return answer === undefined || answer === null || answer === '' || answer === false ? 0 : 1
}

const chosenOf = (answer: unknown): readonly string[] =>
  (Array.isArray(answer) ? answer : [answer]).filter(each => typeof each === 'string')

const amountOf = ({ amount, amountFrom, per, prices }: FeeDefinition, answers: Answers): number => {
  if (amountFrom !== undefined) {
    // A field of the kind `money` holds piasters.
    const answered = answers[amountFrom]
    return typeof answered === 'number' && Number.isSafeInteger(answered) && answered > 0 ? answered : 0
  }
  if (prices !== undefined && per !== undefined)
    return chosenOf(answers[per]).reduce((sum, option) => sum + (piastersOf(prices[option]) ?? 0), 0)
  return (piastersOf(amount) ?? 0) * (per === undefined ? 1 : countOf(answers[per]))
}

/** The items that cost something, in the order of the definition. `deliverableNumber`: which one is paid for. */
export const feeItems = (
  fees: readonly FeeDefinition[],
  answers: Answers,
  deliverableNumber: number,
): FeeItem[] =>
  fees
    .filter(({ deliverable }) => deliverable === undefined || deliverable === deliverableNumber)
    .map(fee => ({ label: fee.label, amount: amountOf(fee, answers) }))
    .filter(({ amount }) => amount > 0)

/** Whether the service has priced items and none of them was chosen. */
export const lacksItem = (fees: readonly FeeDefinition[], answers: Answers): boolean => {
  const priced = fees.filter(({ per }) => per !== undefined)
  return (
    priced.length > 0 && priced.length === fees.length && priced.every(fee => amountOf(fee, answers) === 0)
  )
}
