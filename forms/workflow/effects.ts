// What a transition may set off by itself: the kinds, and what stands against their parameters. The server carries them
// out; those whose capability does not stand yet are recorded in the history and plugged in then.

import type { Effect, FormDefinition, TransitionDefinition } from '../definition.ts'
import { answeredFields } from './opened.ts'
import { isEnd } from './state-kinds.ts'

/** `team`: those who alone see the request in the state that it leads to. */
export const audiences = ['applicant', 'assignee', 'supervisors', 'team'] as const
export type Audience = (typeof audiences)[number]

/** What `reserve` does to what its field names: `hold` unless it says otherwise. */
export const reservationActs = ['hold', 'lock', 'allocate', 'free'] as const
export type ReservationAct = (typeof reservationActs)[number]

/** Something that stands against an effect: the key of its words, and what they speak of. */
type EffectIssue = [key: string, detail?: string]
type EffectContext = { definition: FormDefinition; transition: TransitionDefinition }
type Row = {
  params: readonly string[]
  check(params: Record<string, unknown>, context: EffectContext): EffectIssue[]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isJson = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) > 0
const wrong = (name: string): EffectIssue => ['badParam', name]

const kindOfState = ({ definition, transition }: EffectContext) =>
  definition.workflow.states.find(({ code }) => code === transition.to)?.kind

const effectRows = {
  notify: {
    params: ['to', 'text', 'values'],
    // That its placeholders mean something is found by check-messages.ts, which knows the kinds.
    check: ({ to, text, values }, { definition: { translations } }) => [
      ...(values === undefined || isJson(values) ? [] : [wrong('values')]),
      ...((audiences as readonly unknown[]).includes(to) ? [] : [wrong('to')]),
      ...(isText(text) ? [] : [wrong('text')]),
      ...(isText(text) && !translations.ar[text] ? [['missingArabic', text] as EffectIssue] : []),
      ...(isText(text) && !translations.en[text] ? [['missingEnglish', text] as EffectIssue] : []),
    ],
  },
  requestPayment: {
    params: [],
    check: (_, context) =>
      kindOfState(context) === 'waiting-on-payment' ? [] : [['paymentNowhere', context.transition.to]],
  },
  callHook: {
    params: ['name'],
    check: ({ name }, { definition: { hooks } }) => [
      ...(isText(name) ? [] : [wrong('name')]),
      ...(hooks?.effect === undefined ? [['effectHookMissing'] as EffectIssue] : []),
    ],
  },
  // That the question reserves something at all is found by check-reserves.ts, which knows the kinds.
  reserve: {
    params: ['field', 'does'],
    check: ({ field, does }, { definition }) => [
      ...(isText(field) && answeredFields(definition).includes(field) ? [] : [wrong('field')]),
      ...(does === undefined || (reservationActs as readonly unknown[]).includes(does)
        ? []
        : [wrong('does')]),
    ],
  },
  issueLetter: {
    params: ['letter'],
    check: ({ letter }, { definition: { letters = [] } }) =>
      letters.some(({ id }) => id === letter) ? [] : [['unknownLetter', String(letter)]],
  },
  setDueDate: {
    params: ['workingDays'],
    check: ({ workingDays }, context) => [
      ...(isCount(workingDays) ? [] : [wrong('workingDays')]),
      ...(isEnd(kindOfState(context) ?? 'open') ? [['dueAtEnd', context.transition.to] as EffectIssue] : []),
    ],
  },
  close: {
    params: [],
    check: (_, context) =>
      isEnd(kindOfState(context) ?? 'open') ? [] : [['closedOpen', context.transition.to]],
  },
} satisfies Record<string, Row>

export type EffectKind = keyof typeof effectRows
export const effectKinds = Object.keys(effectRows) as EffectKind[]

/** What stands against an effect where it stands. */
export const effectIssues = ({ kind, params = {} }: Effect, context: EffectContext): EffectIssue[] => {
  const row = (effectRows as Record<string, Row>)[kind]
  if (!row || !Object.hasOwn(effectRows, kind)) return [['unknownEffect', kind]]
  const { params: known, check } = row
  const strange = Object.keys(params).filter(name => !known.includes(name))
  return [...strange.map((name): EffectIssue => ['unknownProperty', name]), ...check(params, context)]
}
