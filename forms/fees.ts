// The fees of a service as data: fixed, for each thing that was answered, by the option that was chosen, an amount that
// staff answered, or one that is worked out. Pure; used before sending, when a request begins to wait for payment, and by the check before publishing.

import { piastersOf } from '@bawaba/language/index.ts'
import type { Answers, FeeDefinition } from './definition.ts'
import type { Expression } from './expression.ts'

export type FeeItem = { label: string /** Whole piasters. */; amount: number }

/** How many things an answer counts: rows, choices, days of a range, or the number itself. */
const countOf = (answer: unknown): number => {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer === 'number') return Number.isSafeInteger(answer) && answer > 0 ? answer : 0
  return answer === undefined || answer === null || answer === '' || answer === false ? 0 : 1
}

const chosenOf = (answer: unknown): readonly string[] =>
  (Array.isArray(answer) ? answer : [answer]).filter(each => typeof each === 'string')

/** The answers, and what gives the value of an expression over them. */
export type FeeSubject = { answers: Answers; evaluate(expression: Expression): unknown }

/** Whole piasters above zero; anything else costs nothing. */
const piasters = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0

const amountOf = (fee: FeeDefinition, { answers, evaluate }: FeeSubject): number => {
  const { amount, amountFrom, calculate, per, prices, when } = fee
  if (when !== undefined && evaluate(when) !== true) return 0
  if (calculate !== undefined) {
    const value = evaluate(calculate)
    return piasters(typeof value === 'number' ? Math.round(value) : undefined)
  }
  // A field of the kind `money` holds piasters.
  if (amountFrom !== undefined) return piasters(answers[amountFrom])
  if (prices !== undefined && per !== undefined)
    return chosenOf(answers[per]).reduce((sum, option) => sum + (piastersOf(prices[option]) ?? 0), 0)
  return (piastersOf(amount) ?? 0) * (per === undefined ? 1 : countOf(answers[per]))
}

/** The items that cost something, in the order of the definition. `deliverableNumber`: which one is paid for. */
export const feeItems = (
  fees: readonly FeeDefinition[],
  subject: FeeSubject,
  deliverableNumber: number,
): FeeItem[] =>
  fees
    .filter(({ deliverable }) => deliverable === undefined || deliverable === deliverableNumber)
    .map(fee => ({ label: fee.label, amount: amountOf(fee, subject) }))
    .filter(({ amount }) => amount > 0)

/** Whether the service has priced items and none of them was chosen. */
export const lacksItem = (fees: readonly FeeDefinition[], subject: FeeSubject): boolean => {
  const priced = fees.filter(({ per }) => per !== undefined)
  return (
    priced.length > 0 && priced.length === fees.length && priced.every(fee => amountOf(fee, subject) === 0)
  )
}
