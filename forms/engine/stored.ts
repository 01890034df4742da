// Where the answers of a request lie: as they were stored, in the questions of the version that it was sent in.

import type { Answers } from '../definition.ts'
import type { Field } from '../fields/field.ts'
import type { Scope } from './conditions.ts'
import { scopeOver, type Tables, type World } from './reader.ts'

/** The questions that answers are of, by name. */
export type Questions = (name: string) => Field | undefined
/** Of facts that are no answers of a form. */
const nobody: Questions = () => undefined

type Stored = { answers: Answers; world: World; questions: Questions; around?: Scope }
/** A question under the name that its answer is stored by. */
type Question = { name: string; field?: Field | undefined }

const isRow = (row: unknown): row is Answers => typeof row === 'object' && row !== null && !Array.isArray(row)

const answerOf = ({ answers }: Stored, { name }: Question): unknown =>
  Object.hasOwn(answers, name) ? answers[name] : undefined

/** What a field handler made of a question is not in its definition: its answer says what its rows are. */
const rowsOf = (answer: unknown, field: Field | undefined): Answers[] | undefined => {
  if (field && !field.needs) return field.kind.group?.rows(answer)
  if (answer === undefined) return field?.kind.group && []
  const rows = Array.isArray(answer) ? answer : [answer]
  return rows.every(isRow) ? rows : undefined
}

const storedTables: Tables<Stored, Question> = {
  own: ({ answers, questions, around }, name) => {
    const field = questions(name)
    return field || !around || Object.hasOwn(answers, name) ? { name, field } : undefined
  },
  value: answerOf,
  rows: (at, question) => {
    const { field } = question
    const questions: Questions = name => field?.group?.byName.get(name)
    const [{ world }, around] = [at, scopeOfStored(at)]
    return rowsOf(answerOf(at, question), field)?.map(answers =>
      scopeOfStored({ answers, world, questions, around }),
    )
  },
  around: ({ around }) => around,
}

const scopeOfStored = (at: Stored): Scope => scopeOver(storedTables, at, at.world)

/** Reads answers as they are stored; `questions` are those that they answer. */
export const storedScope = (answers: Answers, world: World, questions: Questions = nobody): Scope =>
  scopeOfStored({ answers, world, questions })
