// Findings about promises: each sentence that promises something names what keeps it, that is there, and its time is no shorter
// than that of the states that it names.

import type { FormDefinition, StateDefinition } from '../definition.ts'
import { deedOf } from '../delivery.ts'
import { type Issue, issue } from './issues.ts'
import { promisesIn, workingDaysIn } from './promise-sentences.ts'
import { isEnd, isWaiting, returnsMoney } from './state-kinds.ts'

type Promising = Pick<
  FormDefinition,
  'promises' | 'translations' | 'workflow' | 'activities' | 'letters' | 'fees' | 'contact' | 'hooks'
>

const stateNamed = ({ workflow }: Pick<Promising, 'workflow'>, code: string): StateDefinition | undefined =>
  workflow.states.find(state => state.code === code)

/** Whether a service has what its promise is kept by. */
const keeps: Readonly<Record<string, (service: Promising, name: string) => boolean>> = {
  state: (service, name) => stateNamed(service, name) !== undefined,
  activity: ({ activities }, name) => activities.some(({ activityId }) => activityId === name),
  deed: ({ workflow: { states, transitions } }, name) =>
    [...states, ...transitions].some(({ delivers }) => delivers !== undefined && deedOf(delivers) === name),
  letter: ({ letters = [] }, name) => letters.some(({ id }) => id === name),
  message: ({ workflow: { transitions } }, name) =>
    transitions.some(({ effects = [] }) =>
      effects.some(({ kind, params = {} }) => kind === 'notify' && params.text === name),
    ),
  fee: ({ fees = [], hooks }) => fees.length > 0 || hooks?.fees !== undefined,
  // Money goes back by itself where a paid request ends without what it was paid for.
  refund: ({ workflow: { states } }) =>
    states.some(({ kind }) => kind === 'waiting-on-payment') && states.some(({ kind }) => returnsMoney(kind)),
  status: () => true,
  contact: ({ contact }) => contact !== undefined,
}

const isKept = (service: Promising, by: string): boolean => {
  const [kind = '', name = ''] = by.split(/:(.*)/s)
  return Object.hasOwn(keeps, kind) && (keeps[kind]?.(service, name) ?? false)
}

/** Working days of the states that keep a promise. */
const daysOf = (service: Pick<Promising, 'workflow'>, by: readonly string[]): number =>
  by
    .flatMap(one => (one.startsWith('state:') ? [stateNamed(service, one.slice('state:'.length))] : []))
    .reduce((sum, state) => sum + (state?.dueIn ?? 0), 0)

/** What `by` names and the service has not, and promises of a shorter time than the states that keep them. */
export const promiseIssues = (service: Promising): Issue[] =>
  (service.promises ?? []).flatMap(({ text, by }, index) => {
    const path = `promises.${index}`
    const { en = {} } = service.translations
    if (en[text] === undefined) return [issue(`${path}.text`, 'promiseText', text)]
    const missing = by.filter(one => !isKept(service, one))
    if (missing.length > 0) return [issue(`${path}.by`, 'promiseBy', missing.join(', '))]
    const promised = workingDaysIn(en[text])
    const days = daysOf(service, by)
    return promised !== undefined && days > promised
      ? [issue(path, 'promiseLate', `${text}: ${promised} < ${days}`)]
      : []
  })

/** Sentences that promise something and name nothing that keeps it; those of `standard` texts are the platform's own. */
export const unkeptPromises = (
  { promises = [], translations }: Pick<Promising, 'promises' | 'translations'>,
  isStandard: (key: string, language: 'ar' | 'en', text: string) => boolean = () => false,
): Issue[] => {
  const linked = new Set(promises.map(({ text }) => text))
  const keys = new Set([...Object.keys(translations.ar), ...Object.keys(translations.en)])
  return [...keys].flatMap(key => {
    if (linked.has(key)) return []
    const found = (['ar', 'en'] as const).flatMap(language => {
      const text = translations[language][key] ?? ''
      return isStandard(key, language, text) ? [] : promisesIn(text)
    })
    return found[0] === undefined ? [] : [issue(`texts.${key}`, 'promiseUnkept', found[0])]
  })
}

/** The longest way from the first state to what counts as done, in working days of staff: no state twice. */
export const longestWay = ({
  workflow: { initial, states, transitions },
}: Pick<Promising, 'workflow'>): number => {
  const byCode = new Map(states.map(state => [state.code, state]))
  const from = (code: string, seen: ReadonlySet<string>): number => {
    const state = byCode.get(code)
    if (!state || seen.has(code)) return Number.NEGATIVE_INFINITY
    if (isEnd(state.kind)) return state.kind === 'done' ? 0 : Number.NEGATIVE_INFINITY
    const own = isWaiting(state.kind) ? 0 : (state.dueIn ?? 0)
    const after = transitions
      .filter(way => way.from.includes(code) && way.to !== code)
      // What waits for the applicant begins the time anew; it is no part of what is promised.
      .filter(({ to }) => byCode.get(to)?.kind !== 'waiting-on-applicant')
      .map(({ to }) => from(to, new Set([...seen, code])))
    return own + Math.max(Number.NEGATIVE_INFINITY, ...after)
  }
  return from(initial, new Set())
}

type Lasting = Pick<Promising, 'workflow' | 'promises'> & {
  durationDays?: number | undefined
  durationNote?: string | undefined
}
/** A service that says how long it takes takes no longer by its own timers. */
export const durationIssues = (service: Lasting): Issue[] => {
  const { durationDays, durationNote, promises = [] } = service
  if (durationDays === undefined) return []
  const counted = promises.find(({ text }) => text === durationNote)?.by ?? []
  // The note says from when it counts, by the states that it names.
  const longest = counted.length > 0 ? daysOf(service, counted) : longestWay(service)
  return longest > durationDays
    ? [issue('durationDays', 'timersTooLong', `${durationDays} < ${longest}`)]
    : []
}
