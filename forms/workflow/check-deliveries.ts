// Findings about what is owed outside: it is asked for whole, it leads on whatever comes of it, and only what is sent has
// an outcome.

import type { FieldEntry, FormDefinition } from '../definition.ts'
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
import { allQuestions } from './walk.ts'

const outcomes: readonly DeliveryOutcome[] = ['delivered', 'refused']

/** Every place of a definition that owes something outside, with the state that it is sent from. */
const owingPlaces = ({ workflow: { states, transitions } }: Pick<FormDefinition, 'workflow'>) => [
  ...states.flatMap(({ code, delivers }) =>
    delivers === undefined ? [] : [{ place: `workflow.states.${code}.delivers`, code, delivers }],
  ),
  ...transitions.flatMap(({ to, delivers }, index) =>
    delivers === undefined ? [] : [{ place: `workflow.transitions.${index}.delivers`, code: to, delivers }],
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

const partIssues = (
  questions: ReadonlyMap<string, FieldEntry>,
  delivers: Delivers,
  kind: DeliveryKind,
): { key: string; detail: string }[] => [
  ...strangeParts(delivers, kind).map(part => ({
    key: 'unknownDeliveryPart',
    detail: `${part}: ${Object.keys(kind.takes).join(', ')}`,
  })),
  ...partsOf(delivers, kind).flatMap(({ part, field }) => {
    const { kinds, optional } = kind.takes[part] as DeliveryPart
    const entry = questions.get(field)
    if (!entry) return optional ? [] : [{ key: 'deliveryPartMissing', detail: `${part}: ${field}` }]
    return kinds.includes(entry.uniforms.type)
      ? []
      : [{ key: 'deliveryPartKind', detail: `${field}, ${part}: ${kinds.join(', ')}` }]
  }),
]

/** Whether somebody brings along what is sent outside, and whether the service asks for all that it takes. */
export const unknownDeliveries = (definition: FormDefinition, known: Deliveries | undefined): Issue[] => {
  if (known === undefined) return []
  const questions = new Map(allQuestions(definition).map(({ name, entry }) => [name, entry]))
  return owingPlaces(definition).flatMap(({ place, delivers }) => {
    const kind = known.get(deedOf(delivers))
    if (!kind) return [issue(place, 'unknownDelivery', [...known.keys()].join(', '))]
    return partIssues(questions, delivers, kind).map(({ key, detail }) => issue(place, key, detail))
  })
}
