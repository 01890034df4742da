// What an act does to what a request has reserved at a time of its own, an appointment: changed by answering its question
// anew, and left alone once its time has come.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Effect, TransitionDefinition } from '@bawaba/forms/definition.ts'
import { type CompiledService, isEnd } from '@bawaba/forms/index.ts'
import type { RequestRecord } from './row.ts'

const anHour = 60 * 60_000
type Answers = Record<string, unknown>

/** When what an answer reserves begins; undefined where it has no time of its own, or there is no answer. */
export const startOf = (form: CompiledService, name: string, answers: Answers): Date | undefined => {
  const answer = answers[name]
  const startsAt = form.filing?.byName.get(name)?.kind.startsAt
  return answer === undefined ? undefined : startsAt?.(answer)
}

/** When the visit of a request begins; the latest where it has several. */
export const visitOf = (form: CompiledService, data: Answers): Date | undefined =>
  (form.filing?.fields ?? [])
    .flatMap(({ name }) => startOf(form, name, data) ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-1)

/** Whether a transition waits for the visit: nobody has come, or missed it, before its time. */
export const isBeforeVisit = (
  { at }: Pick<TransitionDefinition, 'at'>,
  form: CompiledService,
  data: Answers,
  now: Date,
): boolean => {
  const start = at === 'visit' ? visitOf(form, data) : undefined
  return at === 'visit' && (start === undefined || start > now)
}

/** What is changed by answering anew: the old one is free again, the new one is the request's. */
export const swapsOf = (form: CompiledService, before: Answers, changed: Answers): Effect[] =>
  Object.keys({ ...before, ...changed })
    .filter(field => form.filing?.byName.get(field)?.kind.reserves !== undefined)
    .flatMap(field => [
      ...(before[field] === undefined ? [] : [{ kind: 'reserve', params: { field, does: 'free' } }]),
      ...(changed[field] === undefined ? [] : [{ kind: 'reserve', params: { field, does: 'hold' } }]),
    ])

type Late = {
  form: CompiledService
  data: Answers
  /** What the act answers anew. */
  answers: Answers
  to: { kind: RequestRecord['statusKind'] }
  effects: readonly Effect[]
  now: Date
}

/** Throws APPOINTMENT_TOO_LATE where an applicant changes or gives up what begins too soon. What has begun is over: only changing it is refused. */
export const refuseLate = ({ form, data, answers, to, effects, now }: Late): void => {
  for (const { name, entry } of form.filing?.fields ?? []) {
    const start = startOf(form, name, data)?.getTime()
    if (start === undefined) continue
    const isLate = now.getTime() > start - (entry.changeUntilHours ?? 0) * anHour
    const isChanged = answers[name] !== undefined && answers[name] !== data[name]
    const isFreed = effects.some(
      ({ kind, params }) => kind === 'reserve' && params?.field === name && params.does === 'free',
    )
    const isGivenUp = (isEnd(to.kind) || isFreed) && now.getTime() < start
    if (isLate && (isChanged || isGivenUp)) throw new Problem('APPOINTMENT_TOO_LATE')
  }
}
