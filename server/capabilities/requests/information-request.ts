// Answers that an act takes besides its own: those requested from the applicant, and those put right after a decision.

import { isDays, mostDaysOf } from '@bawaba/contract/asked-days.ts'
import type { DetailKey } from '@bawaba/contract/detail-keys.ts'
import type { InformationRequest } from '@bawaba/contract/entities/request.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import {
  type CompiledActivity,
  type CompiledService,
  type Field,
  hiddenBy,
  type World,
} from '@bawaba/forms/index.ts'
import type { RequestRecord } from './row.ts'

type Answers = Record<string, unknown>
export type AskBody = { fields: string[]; workingDays?: number }

/** Split answers: those of the filing that the act changes, and the act's own. */
export type Supplied = {
  own: Answers
  /** Changed answers of the filing, and those that no longer apply. */
  changed: Answers
  dropped: string[]
  /** How the changed ones stood. */
  before: Answers
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * What an act's answers change of the request's. `judged` is the activity as it was opened. A question that may not be changed
 * in this world (its day is over) keeps what was stored: its absence clears nothing, and no default takes its place.
 */
export const supplied = (
  form: CompiledService,
  judged: CompiledActivity,
  { data }: Pick<RequestRecord, 'data'>,
  answers: Answers,
  world: World,
): Supplied => {
  const scope = form.scope({ ...data, ...answers }, world)
  const isLocked = ({ editable }: Field) => editable?.usesToday === true && !editable.holds(scope)
  const filed = form.filing?.byName
  const plain = form.activity(judged.activityId)?.byName
  const isFiled = (name: string) => filed?.has(name) === true && plain?.has(name) !== true
  const open = judged.fields
    .filter(
      field =>
        isFiled(field.name) && (!field.entry.hidden || field.calculate !== undefined) && !isLocked(field),
    )
    .map(({ name }) => name)
  const own = Object.fromEntries(Object.entries(answers).filter(([name]) => !isFiled(name)))
  const changed = Object.fromEntries(
    open
      .filter(name => answers[name] !== undefined && !isSame(answers[name], data[name]))
      .map(name => [name, answers[name]]),
  )
  const cleared = open.filter(name => answers[name] === undefined && data[name] !== undefined)
  const merged = { ...without(data, cleared), ...changed }
  const hidden = form.filing && open.length > 0 ? hiddenBy(form.filing, data, merged) : []
  const dropped = [...new Set([...cleared, ...hidden])]
  const touched = [...Object.keys(changed), ...dropped].filter(name => data[name] !== undefined)
  return { own, changed, dropped, before: Object.fromEntries(touched.map(name => [name, data[name]])) }
}

const without = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))

const refuse = (path: string, key: DetailKey): never => {
  throw new Problem('VALIDATION_FAILED', { details: [{ path, key }] })
}

/** What an activity requests from the applicant; undefined for one that requests nothing. */
export const informationRequestOf = (
  form: CompiledService,
  { activityId, does: { asks } }: CompiledActivity,
  ask: AskBody | undefined,
  answers: Answers,
  now: Date,
): InformationRequest | undefined => {
  if (!asks) return ask ? refuse('ask', 'notAllowed') : undefined
  const workingDays = ask?.workingDays ?? asks.workingDays
  if (!isDays(workingDays, mostDaysOf(asks))) refuse('ask.workingDays', 'max')
  const openable = form.openable(activityId)
  for (const name of ask?.fields ?? [])
    if (!openable.includes(name)) refuse(`ask.fields.${name}`, 'notAllowed')
  const message = asks.message === undefined ? undefined : answers[asks.message]
  return {
    fields: openable.filter(name => ask?.fields.includes(name)),
    ...(typeof message === 'string' ? { message } : {}),
    workingDays,
    askedAt: now.toISOString(),
  }
}
