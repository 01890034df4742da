// What a transition may set off by itself: the kinds, and what stands against their parameters. The server carries them
// out; those whose capability does not stand yet are recorded in the history and plugged in then.

import type { Effect, FormDefinition, TransitionDefinition } from '../definition.ts'
import { answeredFields } from './opened.ts'
import { isEnd } from './state-kinds.ts'

export const effectKinds = ['notify', 'requestPayment', 'callHook', 'reserve', 'setDueDate', 'close'] as const
export type EffectKind = (typeof effectKinds)[number]

export const audiences = ['applicant', 'assignee', 'supervisors'] as const
export type Audience = (typeof audiences)[number]

/** Something that stands against an effect: the key of its words, and what they speak of. */
type EffectIssue = [key: string, detail?: string]
type EffectContext = { definition: FormDefinition; transition: TransitionDefinition }
type Check = (params: Record<string, unknown>, context: EffectContext) => EffectIssue[]

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) > 0
const wrong = (name: string): EffectIssue => ['badParam', name]

const kindOfState = ({ definition, transition }: EffectContext) =>
  definition.workflow.states.find(({ code }) => code === transition.to)?.kind

const checks: Record<EffectKind, { params: readonly string[]; check: Check }> = {
  notify: {
    params: ['to', 'text'],
    check: ({ to, text }, { definition: { translations } }) => [
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
  reserve: {
    params: ['field'],
    check: ({ field }, { definition }) =>
      isText(field) && answeredFields(definition).includes(field) ? [] : [wrong('field')],
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
}

/** What stands against an effect where it stands. */
export const effectIssues = ({ kind, params = {} }: Effect, context: EffectContext): EffectIssue[] => {
  if (!(effectKinds as readonly string[]).includes(kind)) return [['unknownEffect', kind]]
  const { params: known, check } = checks[kind as EffectKind]
  const strange = Object.keys(params).filter(name => !known.includes(name))
  return [...strange.map((name): EffectIssue => ['unknownProperty', name]), ...check(params, context)]
}
