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

/** The questions of a form or of a group's rows by name, with those of the groups among them. */
export type Names = { readonly byName: ReadonlyMap<string, { group?: Names | undefined }> }

const isRow = (row: unknown): row is Answers => typeof row === 'object' && row !== null && !Array.isArray(row)

/** An answer by its path; of a list that of every entry. */
const answerAt = (answers: Answers, path: string): unknown => {
  const answer = Object.hasOwn(answers, headOf(path)) ? answers[headOf(path)] : undefined
  const rest = restOf(path)
  if (rest === '' || answer === undefined || answer === null) return answer
  if (Array.isArray(answer)) return answer.filter(isRow).flatMap(row => answerAt(row, rest) ?? [])
  return isRow(answer) ? answerAt(answer, rest) : undefined
}

/**
 * Reads answers of a request. In a row a name means the row's own question, answered or not, then what is around it: names
 * inside hide names outside, as in the form.
 * @param names the questions that the answers are of; without them what is answered is all that is known
 */
export const scopeOfAnswers = (answers: Answers, world: World, names?: Names, around?: Scope): Scope => {
  const isOwn = (name: string): boolean =>
    names?.byName.has(headOf(name)) || Object.hasOwn(answers, headOf(name))
  const scope: Scope = {
    ...world,
    read: name => (around && !isOwn(name) ? around.read(name) : answerAt(answers, name)),
    rows: name => {
      if (around && !isOwn(name)) return around.rows(name)
      const answer = answerAt(answers, name)
      const group = groupAt(names, name)
      if (answer === undefined && group) return []
      const rows = Array.isArray(answer) ? answer : [answer]
      return rows.every(isRow) ? rows.map(row => scopeOfAnswers(row, world, group, scope)) : undefined
    },
  }
  return scope
}

/** The questions of a group by its path. */
const groupAt = (names: Names | undefined, path: string): Names | undefined => {
  const group = names?.byName.get(headOf(path))?.group
  const rest = restOf(path)
  return rest === '' ? group : groupAt(group, rest)
}
