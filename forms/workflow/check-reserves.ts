// Findings about questions that reserve something, or are verified outside: who may answer them and where, and what
// effects say of them.

import type { FieldEntry, FormDefinition } from '../definition.ts'
import { restOf } from '../engine/path.ts'
import type { Kinds } from '../engine/table.ts'
import { type Issue, issue } from './issues.ts'
import { openableWithFollowers } from './opened.ts'
import { ownQuestions, placeNames, reservingIn } from './places.ts'
import { allQuestions } from './walk.ts'

const verifyIssues = (definition: FormDefinition, kinds: Kinds): Issue[] =>
  allQuestions(definition)
    .filter(({ entry, isInGroup }) => kinds.get(entry.uniforms.type)?.isVerified && isInGroup)
    .map(({ path }) => issue(path, 'verifiesInGroup'))

/** Whether a transition locks or allocates what a question reserves: it stands from then on. */
const isSettled = ({ workflow }: FormDefinition, name: string): boolean =>
  workflow.transitions.some(({ effects = [] }) =>
    effects.some(
      ({ kind, params }) =>
        kind === 'reserve' && params?.field === name && ['lock', 'allocate'].includes(String(params?.does)),
    ),
  )

const reservingSlots = (definition: FormDefinition) =>
  reservingIn(allQuestions(definition).filter(({ isFiling, isInGroup }) => isFiling && !isInGroup))

/** Slots that reserve: by answers that their handler knows, and only when the request is filed. */
const slotIssues = (definition: FormDefinition): Issue[] => {
  const filed = new Set(reservingSlots(definition).map(({ reserves }) => reserves))
  const misplaced = allQuestions(definition).filter(
    ({ entry }) => entry.reserves !== undefined && !filed.has(entry.reserves),
  )
  return [
    ...misplaced.map(({ path }) => issue(path, 'reservesInGroup')),
    ...allQuestions(definition).flatMap(({ entry, name, path }) => {
      const { reserves, lazyLoad } = entry
      if (!reserves || !filed.has(reserves)) return []
      const needs = lazyLoad?.apiDependencies ?? []
      const own = ownQuestions({ name, reserves })
      const strangers = reserves.by.filter(by => !needs.includes(by) && !own.includes(restOf(by)))
      const isWrong = own.length === 0 || strangers.length > 0
      return isWrong ? [issue(`${path}.reserves`, 'reservesUnknown', strangers.join(', '))] : []
    }),
  ]
}

/** One thing of a kind is held at a time: a second question would free what the first one holds. */
const twiceIssues = (reserving: readonly { path: string; entry: FieldEntry }[], kinds: Kinds): Issue[] => {
  const byKind = Map.groupBy(reserving, ({ entry }) => kinds.get(entry.uniforms.type)?.reserves)
  return [...byKind.values()].flatMap(([, ...others]) =>
    others.map(({ path }) => issue(path, 'reservesTwice')),
  )
}

/** What is reserved is not kept from others for as long as the slowest way to pay takes, unless the service says so. */
const payWithinIssues = ({ workflow }: FormDefinition, reserves: boolean): Issue[] =>
  workflow.states.flatMap(({ code, kind, payWithinHours }) => {
    const path = `workflow.states.${code}.payWithinHours`
    const waits = kind === 'waiting-on-payment'
    if (!waits) return payWithinHours === undefined ? [] : [issue(path, 'payWithinNothing')]
    return reserves && payWithinHours === undefined ? [issue(path, 'payWithinMissing')] : []
  })

export const reserveIssues = (definition: FormDefinition, kinds: Kinds): Issue[] => {
  const { activities, workflow, allowAnonymous } = definition
  const reserving = allQuestions(definition)
    .filter(({ entry }) => kinds.get(entry.uniforms.type)?.reserves !== undefined)
    .map(question => ({ ...question, isAllowed: question.isFiling && !question.isInGroup }))
  const names = reserving.filter(({ isAllowed }) => isAllowed).map(({ name }) => name)
  const filed = allQuestions(definition).filter(({ isFiling, isInGroup }) => isFiling && !isInGroup)
  const fixed = new Set([...names, ...placeNames(filed)])
  const isFixed = (name: string) => fixed.has(name)
  const timed = reserving
    .filter(({ entry, isAllowed }) => isAllowed && kinds.get(entry.uniforms.type)?.startsAt !== undefined)
    .map(({ name }) => name)
  return [
    ...verifyIssues(definition, kinds),
    ...slotIssues(definition),
    ...reserving.flatMap(({ path, isAllowed }) => (isAllowed ? [] : [issue(path, 'reservesInGroup')])),
    ...twiceIssues(
      reserving.filter(({ isAllowed }) => isAllowed),
      kinds,
    ),
    ...(allowAnonymous && (reserving.length > 0 || fixed.size > 0)
      ? [issue('allowAnonymous', 'reservesForVisitors')]
      : []),
    ...payWithinIssues(definition, fixed.size > 0),
    ...activities
      .filter(({ asks, corrects }) => asks || corrects)
      // Followers are sought only where something is reserved: in a long chain that takes seconds.
      .filter(activity => fixed.size > 0 && [...openableWithFollowers(definition, activity)].some(isFixed))
      .map(({ activityId }) => issue(`activities.${activityId}`, 'reservesChanged')),
    ...activities.flatMap(({ activityId, reschedules }) =>
      (reschedules?.fields ?? [])
        .filter(field => !timed.includes(field) || isSettled(definition, field))
        .map(field => issue(`activities.${activityId}.reschedules.fields`, 'notRescheduled', field)),
    ),
    ...workflow.transitions.flatMap(({ effects = [] }, index) =>
      effects.flatMap(({ kind, params }, number) =>
        kind === 'reserve' && !names.includes(String(params?.field))
          ? [
              issue(
                `workflow.transitions.${index}.effects.${number}`,
                'reservesNothing',
                String(params?.field),
              ),
            ]
          : [],
      ),
    ),
  ]
}
