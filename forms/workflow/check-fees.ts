// Findings about fees: each says what it costs in one way, by fields and options that exist, and there is a state in which
// they are paid.

import { piastersOf } from '@bawaba/language/index.ts'
import type { FeeDefinition, FormDefinition } from '../definition.ts'
import { type Issue, issue } from './issues.ts'
import { wholeOf } from './walk.ts'

const ways = ['amount', 'amountFrom', 'prices', 'calculate'] as const

const feeIssues = (fee: FeeDefinition, { activities }: FormDefinition, path: string): Issue[] => {
  const filing = activities[0] ? wholeOf(activities[0]) : {}
  const counted = fee.per === undefined ? undefined : filing[fee.per]
  const amounts = [fee.amount, ...Object.values(fee.prices ?? {})].filter(amount => amount !== undefined)
  const offered = new Set(counted?.uniforms.options?.map(({ value }) => value))
  return [
    ...(ways.filter(way => fee[way] !== undefined).length === 1 ? [] : [issue(path, 'feeWays')]),
    ...(amounts.every(amount => (piastersOf(amount) ?? 0) > 0) ? [] : [issue(path, 'badAmount')]),
    ...(fee.per !== undefined && !counted ? [issue(`${path}.per`, 'unknownField')] : []),
    ...(fee.calculate !== undefined && fee.per !== undefined
      ? [issue(`${path}.per`, 'ignoredProperty', 'calculate')]
      : []),
    ...(fee.prices && fee.per === undefined ? [issue(`${path}.prices`, 'pricesOfNothing')] : []),
    ...Object.keys(fee.prices ?? {})
      .filter(option => counted && !offered.has(option))
      .map(option => issue(`${path}.prices.${option}`, 'unknownOption')),
    ...(fee.amountFrom !== undefined &&
    !activities.some(activity => wholeOf(activity)[fee.amountFrom as string]?.uniforms.type === 'money')
      ? [issue(`${path}.amountFrom`, 'amountNoMoney')]
      : []),
  ]
}

export const paymentFeeIssues = (definition: FormDefinition): Issue[] => {
  const { fees = [], paymentDays, workflow } = definition
  const isPaid = workflow.states.some(({ kind }) => kind === 'waiting-on-payment')
  return [
    ...fees.flatMap((fee, index) => feeIssues(fee, definition, `fees.${index}`)),
    ...(fees.length > 0 && !isPaid ? [issue('fees', 'feesNeverPaid')] : []),
    ...(paymentDays && paymentDays.from > paymentDays.to ? [issue('paymentDays', 'daysBackwards')] : []),
  ]
}
