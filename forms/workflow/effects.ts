// What a transition may set off by itself: the kinds, and what stands against their parameters. The server carries them
// out; those whose capability does not stand yet are recorded in the history and plugged in then.

import type { Effect, FormDefinition, TransitionDefinition } from '../definition.ts'
import { answeredFields } from './opened.ts'
import { ends } from './states.ts'

export const effectKinds = ['notify', 'requestPayment', 'callHook', 'reserve', 'setDueDate', 'close'] as const
export type EffectKind = (typeof effectKinds)[number]

export const audiences = ['applicant', 'assignee', 'supervisors'] as const
export type Audience = (typeof audiences)[number]

/** Something that stands against an effect: the key of its words, and what they speak of. */
type Fault = [key: string, detail?: string]
type Place = { definition: FormDefinition; transition: TransitionDefinition }
type Check = (params: Record<string, unknown>, place: Place) => Fault[]

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) > 0
const wrong = (name: string): Fault => ['badParam', name]

const kindOfState = ({ definition, transition }: Place) =>
  definition.workflow.states.find(({ code }) => code === transition.to)?.kind

const checks: Record<EffectKind, { params: readonly string[]; check: Check }> = {
  notify: {
    params: ['to', 'text'],
    check: ({ to, text }, { definition: { translations } }) => [
      ...((audiences as readonly unknown[]).includes(to) ? [] : [wrong('to')]),
      ...(isText(text) ? [] : [wrong('text')]),
      ...(isText(text) && !translations.ar[text] ? [['missingArabic', text] as Fault] : []),
      ...(isText(text) && !translations.en[text] ? [['missingEnglish', text] as Fault] : []),
    ],
  },
  requestPayment: {
    params: [],
    check: (_, place) =>
      kindOfState(place) === 'waiting-on-payment' ? [] : [['paymentNowhere', place.transition.to]],
  },
  callHook: {
    params: ['name'],
    check: ({ name }, { definition: { hooks } }) => [
      ...(isText(name) ? [] : [wrong('name')]),
      ...(hooks?.effect === undefined ? [['effectHookMissing'] as Fault] : []),
    ],
  },
  reserve: {
    params: ['field'],
    check: ({ field }, { definition }) =>
      isText(field) && answeredFields(definition).includes(field) ? [] : [wrong('field')],
  },
  setDueDate: {
    params: ['workingDays'],
    check: ({ workingDays }, place) => [
      ...(isCount(workingDays) ? [] : [wrong('workingDays')]),
      ...(ends.includes(kindOfState(place) ?? 'open') ? [['dueAtEnd', place.transition.to] as Fault] : []),
    ],
  },
  close: {
    params: [],
    check: (_, place) =>
      ends.includes(kindOfState(place) ?? 'open') ? [] : [['closedOpen', place.transition.to]],
  },
}

/** What stands against an effect where it stands. */
export const effectFaults = ({ kind, params = {} }: Effect, place: Place): Fault[] => {
  if (!(effectKinds as readonly string[]).includes(kind)) return [['unknownEffect', kind]]
  const { params: known, check } = checks[kind as EffectKind]
  const strange = Object.keys(params).filter(name => !known.includes(name))
  return [...strange.map((name): Fault => ['unknownProperty', name]), ...check(params, place)]
}
