// What a name in an expression means. The rule stands here alone: the row's own question, answered or not, then what is around
// it, so that names inside hide names outside; `members.age` is the ages of all members.
//
// A form that is open and answers that were stored are read by it alike. They differ in where an answer lies, and that is all
// that either of them says (`Tables`). A second rule once billed 410.00 for a fee that the form showed as 10.00.

import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import type { Answers } from '../definition.ts'
import type { Scope } from './conditions.ts'
import { headOf, restOf } from './path.ts'

/** What is the same for a whole form. All of it are arguments: nothing here looks at a clock. */
export type World = {
  today?: string | undefined
  /** The days that are worked. */
  calendar?: WorkingCalendar | undefined
  /** The answers of the request that the form acts on: names that are none of its own questions mean these. */
  request?: Answers | undefined
}

/** Where answers lie: `At` is a form or one of its rows, `Question` a question of it. */
export type Tables<At, Question> = {
  /** The question of this name that is its own, whether it was answered or not. */
  own(at: At, name: string): Question | undefined
  value(at: At, question: Question): unknown
  /** The rows of a group; undefined for what is none. */
  rows(at: At, question: Question): readonly Scope[] | undefined
  /** What surrounds it. */
  around(at: At): Scope | undefined
}

/** Reads the answers that lie there. */
export const scopeOver = <At, Question>(
  tables: Tables<At, Question>,
  at: At,
  { today, calendar }: World,
): Scope => ({
  today,
  calendar,
  read: name => {
    const head = headOf(name)
    const question = tables.own(at, head)
    if (question === undefined) return tables.around(at)?.read(name)
    if (head === name) return tables.value(at, question)
    const answers = tables.rows(at, question)?.flatMap(row => row.read(restOf(name)) ?? [])
    // A list without rows has no answers inside, like one that does not apply.
    return answers?.length === 0 ? undefined : answers
  },
  rows: name => {
    const question = tables.own(at, headOf(name))
    if (question === undefined) return tables.around(at)?.rows(name)
    const rows = tables.rows(at, question)
    const rest = restOf(name)
    return rest === '' ? rows : rows?.flatMap(row => row.rows(rest) ?? [])
  },
})
