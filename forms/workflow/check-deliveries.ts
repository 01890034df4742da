// Findings about what is owed outside: it is asked for whole, it leads on whatever comes of it, and only what is sent has
// an outcome.

import type { FormDefinition } from '../definition.ts'
import {
  type Deliveries,
  type Delivers,
  type DeliveryKind,
  type DeliveryOutcome,
  type DeliveryPart,
  deedOf,
  partsOf,
  strangeParts,
} from '../delivery.ts'
import { type Issue, issue } from './issues.ts'
import { isDecided, isEnd } from './state-kinds.ts'
import { isStaff } from './teams.ts'
import { allQuestions, type Question } from './walk.ts'

const outcomes: readonly DeliveryOutcome[] = ['delivered', 'refused']

/** `code`: the state that it is sent from; `by`: the activity that owes it, where a transition does. */
type OwingPlace = { place: string; code: string; delivers: Delivers; by?: string }
/** Every place of a definition that owes something outside. */
const owingPlaces = ({
  workflow: { states, transitions },
}: Pick<FormDefinition, 'workflow'>): OwingPlace[] => [
  ...states.flatMap(({ code, delivers }) =>
    delivers === undefined ? [] : [{ place: `workflow.states.${code}.delivers`, code, delivers }],
  ),
  ...transitions.flatMap(({ activityId: by, to, delivers }, index) =>
    delivers === undefined
      ? []
      : [{ place: `workflow.transitions.${index}.delivers`, code: to, delivers, by }],
  ),
]

/** The states in which something may be owed outside. */
export const owingStates = (definition: Pick<FormDefinition, 'workflow'>): ReadonlySet<string> =>
  new Set(owingPlaces(definition).map(({ code }) => code))

/** What is sent outside leads on, whatever comes of it; and only from where something is sent anything comes. */
export const deliveryIssues = (definition: FormDefinition): Issue[] => {
  const { states, transitions } = definition.workflow
  const kindOf = (code: string) => states.find(state => state.code === code)?.kind ?? 'open'
  const owing = owingStates(definition)
  const leadsOn = (code: string, outcome: DeliveryOutcome): boolean =>
    transitions.some(({ at, from, when }) => at === outcome && from.includes(code) && !when)
  /** At an end it is recorded. Where a decision is refused staff can at least take the request up again. */
  const isRecorded = (code: string, outcome: DeliveryOutcome): boolean => {
    const kind = kindOf(code)
    if (!isEnd(kind) || outcome === 'delivered' || !isDecided(kind)) return isEnd(kind)
    return transitions.some(({ from, by }) => from.includes(code) && by.some(isStaff))
  }
  return [
    ...owingPlaces(definition).flatMap(({ place, code }) => {
      const kind = kindOf(code)
      if (kind !== 'open' && !isEnd(kind)) return [issue(place, 'deliversOpen')]
      return outcomes
        .filter(outcome => !leadsOn(code, outcome) && !isRecorded(code, outcome))
        .map(outcome => issue(place, 'deliversNowhere', outcome))
    }),
    ...transitions.flatMap(({ at, from }, index) =>
      outcomes.some(outcome => outcome === at) && from.some(code => !owing.has(code))
        ? [issue(`workflow.transitions.${index}.at`, 'deliversNothing')]
        : [],
    ),
  ]
}

/** Whether nothing leads to where something is owed but by way of an activity. */
const isPassed = (
  { initial, transitions }: FormDefinition['workflow'],
  activityId: string,
  { code, by }: OwingPlace,
): boolean => {
  if (by === activityId) return true
  const reached = new Set([initial])
  for (const from of reached)
    for (const way of transitions)
      if (way.activityId !== activityId && way.from.includes(from)) {
        if (way.to === code && (by === undefined || by === way.activityId)) return false
        reached.add(way.to)
      }
  return code !== initial
}

/** Whether a question of a name is answered by whoever brings a request to where something is owed. */
const isAnswered = (
  { workflow }: Pick<FormDefinition, 'workflow'>,
  questions: readonly Question[],
  owing: OwingPlace,
): boolean =>
  questions.some(({ entry, isFiling, activityId }) => {
    if (entry.optional || entry.conditionalField) return false
    if (entry.hidden && entry.defaultValue === undefined) return false
    return isFiling || isPassed(workflow, activityId, owing)
  })

const partIssues = (
  definition: FormDefinition,
  owing: OwingPlace,
  kind: DeliveryKind,
): { key: string; detail: string }[] => {
  const { delivers } = owing
  const whole = allQuestions(definition).filter(({ isInGroup }) => !isInGroup)
  const questions = Map.groupBy(whole, ({ name }) => name)
  return [
    ...strangeParts(delivers, kind).map(part => ({
      key: 'unknownDeliveryPart',
      detail: `${part}: ${Object.keys(kind.takes).join(', ')}`,
    })),
    ...partsOf(delivers, kind).flatMap(({ part, field }) => {
      const { kinds, optional } = kind.takes[part] as DeliveryPart
      const named = questions.get(field) ?? []
      if (named.length === 0)
        return optional ? [] : [{ key: 'deliveryPartMissing', detail: `${part}: ${field}` }]
      if (!named.every(({ entry }) => kinds.includes(entry.uniforms.type)))
        return [{ key: 'deliveryPartKind', detail: `${field}, ${part}: ${kinds.join(', ')}` }]
      return optional || isAnswered(definition, named, owing)
        ? []
        : [{ key: 'deliveryPartUnanswered', detail: `${part}: ${field}` }]
    }),
  ]
}

/** Whether somebody brings along what is sent outside, and whether the service asks for all that it takes. */
export const unknownDeliveries = (definition: FormDefinition, known: Deliveries | undefined): Issue[] => {
  if (known === undefined) return []
  return owingPlaces(definition).flatMap(owing => {
    const { place, delivers } = owing
    const kind = known.get(deedOf(delivers))
    if (!kind) return [issue(place, 'unknownDelivery', [...known.keys()].join(', '))]
    return partIssues(definition, owing, kind).map(({ key, detail }) => issue(place, key, detail))
  })
}
