// Where expressions look when there is no form: answers as they are stored, the rows of a group inside them.

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

const isRow = (row: unknown): row is Answers => typeof row === 'object' && row !== null && !Array.isArray(row)

/** An answer by its path; of a list that of every entry. */
const answerAt = (answers: Answers, path: string): unknown => {
  const answer = Object.hasOwn(answers, headOf(path)) ? answers[headOf(path)] : undefined
  const rest = restOf(path)
  if (rest === '' || answer === undefined || answer === null) return answer
  if (Array.isArray(answer)) return answer.filter(isRow).flatMap(row => answerAt(row, rest) ?? [])
  return isRow(answer) ? answerAt(answer, rest) : undefined
}

/** Reads answers of a request; in a row its own, then those around it. */
export const scopeOfAnswers = (answers: Answers, world: World, around?: Scope): Scope => ({
  ...world,
  read: name =>
    around && !Object.hasOwn(answers, headOf(name)) ? around.read(name) : answerAt(answers, name),
  rows: name => {
    const answer = answerAt(answers, name)
    if (answer === undefined && around) return around.rows(name)
    const rows = Array.isArray(answer) ? answer : [answer]
    return rows.every(isRow)
      ? rows.map(row => scopeOfAnswers(row, world, scopeOfAnswers(answers, world)))
      : undefined
  },
})
