// Places that the answers of a slot reserve: a hall on a day at an hour. A place is a text that names one combination of
// answers. The database holds each text once.

import { addDays, isPlainDate } from '@bawaba/language/index.ts'
import type { Answers, FieldEntry, SlotReservation } from '../definition.ts'
import { headOf, restOf } from '../engine/path.ts'
import type { StateKind } from './state-kinds.ts'

/** No request reserves more: a year of days at one hour. */
export const mostPlaces = 366

type Span = { from: string; to: string }
const isSpan = (answer: unknown): answer is Span =>
  typeof answer === 'object' &&
  answer !== null &&
  'from' in answer &&
  'to' in answer &&
  [answer.from, answer.to].every(day => typeof day === 'string' && isPlainDate(day))

/** Each day of a span, each entry of a list. */
const valuesOf = (answer: unknown): unknown[] => {
  if (answer === undefined || answer === null || answer === '') return []
  if (Array.isArray(answer)) return answer
  if (!isSpan(answer)) return [answer]
  const days: string[] = []
  for (let day = answer.from; day <= answer.to && days.length <= mostPlaces; day = addDays(day, 1))
    days.push(day)
  return days
}

const answerAt = (answers: Answers, path: string): unknown => {
  const answer = Object.hasOwn(answers, headOf(path)) ? answers[headOf(path)] : undefined
  const rest = restOf(path)
  return rest === '' || typeof answer !== 'object' || answer === null
    ? answer
    : answerAt(answer as Answers, rest)
}

/** The places that answers name, in an order that is the same for all; undefined: more than a request may reserve. */
export const placesOf = ({ of, by }: SlotReservation, answers: Answers): string[] | undefined => {
  const combinations = by.reduce<unknown[][]>(
    (before, name) =>
      before
        .slice(0, mostPlaces + 1)
        .flatMap(parts => valuesOf(answerAt(answers, name)).map(value => [...parts, value])),
    [[of]],
  )
  return combinations.length > mostPlaces
    ? undefined
    : combinations.map(parts => JSON.stringify(parts)).toSorted()
}

/** A question of the filing whose answers reserve places. */
export type Reserving = { name: string; reserves: SlotReservation }

export const reservingIn = (fields: readonly { name: string; entry: FieldEntry }[]): Reserving[] =>
  fields.flatMap(({ name, entry: { reserves } }) => (reserves ? [{ name, reserves }] : []))

/** The answers that places hang on: those of slots that reserve, and those that they reserve by. */
export const placeNames = (fields: readonly { name: string; entry: FieldEntry }[]): string[] =>
  reservingIn(fields).flatMap(({ name, reserves }) => [name, ...reserves.by.map(headOf)])

/** The questions inside a slot that its places hang on: the hour. */
export const ownQuestions = ({ name, reserves }: Reserving): string[] =>
  reserves.by.filter(path => headOf(path) === name && restOf(path) !== '').map(restOf)

/** Whether a request of a kind has its places: one that ended without what was asked for needs none. */
const hasPlaces: Record<StateKind, boolean> = {
  draft: false,
  open: true,
  'waiting-on-applicant': true,
  'waiting-on-payment': true,
  done: true,
  rejected: false,
  cancelled: false,
}
export const keepsPlaces = (kind: StateKind): boolean => hasPlaces[kind]
