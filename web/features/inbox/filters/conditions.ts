// What the filters of an address ask of the list: each filter is a condition, and all of them must hold.

import { addDays, startOfDay } from '@bawaba/language/index.ts'
import { type AnswerFilter, type FilterName, type InboxSearch, viewOf } from '../address.ts'
import { viewDefinition } from '../views/views.ts'

type Condition = Record<string, unknown>

/** The `%` and `_` of a pattern that someone typed are letters like any other. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const answerCondition = (answer: AnswerFilter): unknown =>
  typeof answer === 'object' ? { ilike: containing(answer.has) } : answer

type Conditions = { [Name in FilterName]: (value: NonNullable<InboxSearch[Name]>) => Condition }

const conditions: Conditions = {
  service: serviceSlug => ({ serviceSlug }),
  number: number => ({ ID: { ilike: containing(number) } }),
  status: statusKind => ({ statusKind }),
  assignee: assigneeId => (assigneeId === 'none' ? { assigneeId: { exists: false } } : { assigneeId }),
  since: day => ({ createdAt: { gte: startOfDay(day).toISOString() } }),
  until: day => ({ createdAt: { lt: startOfDay(addDays(day, 1)).toISOString() } }),
  answers: answers => ({
    and: Object.entries(answers).map(([name, answer]) => ({ [`data.${name}`]: answerCondition(answer) })),
  }),
  // Who is looked for goes another way: an identifier is no part of a filter.
  person: () => ({}),
}

/** The whole condition of an address, for a case worker at a time. */
export const whereOf = (search: InboxSearch, me: string, now: Date): Condition => {
  const view = viewOf(search)
  const filtered = [
    ...(view ? [viewDefinition(view).where({ me, now })] : []),
    ...(Object.keys(conditions) as FilterName[]).flatMap(name => {
      const value = search[name]
      return value === undefined ? [] : [(conditions[name] as (value: unknown) => Condition)(value)]
    }),
  ].filter(condition => Object.keys(condition).length > 0)
  return filtered.length === 0 ? {} : filtered.length === 1 ? (filtered[0] as Condition) : { and: filtered }
}
