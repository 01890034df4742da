// The field handler over HTTP: whoever may fill the form may ask it about a field of the form.

import type { hookCalls } from '@bawaba/contract/calls/hooks.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import {
  type Answers,
  type CompiledActivity,
  type CompiledService,
  judge,
  type Standing,
  transitionsOf,
  withMessages,
} from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import { askerOf } from '../../outside.ts'
import type { Call, Handlers, SignedIn } from '../../platform/http/call.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Drafts, FormRef } from '../drafts/index.ts'
import { type ActedOn, workflowActorOf } from '../request-scope/index.ts'
import { fieldAddressOf } from './address.ts'
import type { HookRequest, HookService } from './context.ts'
import type { createScriptsOf } from './handler.ts'
import type { Hooks } from './hooks.ts'
import { feesView } from './money.ts'

/** A request that the caller may see; throws NOT_FOUND. */
type FindRequest = (named: {
  actor: SignedIn
  scope: Call['scope']
  service: string
  id: string
}) => Promise<HookRequest & ActedOn & { version: number } & Standing>

type Dependencies = {
  hooks: Pick<Hooks, 'fieldHandler'>
  scriptsOf: ReturnType<typeof createScriptsOf>
  clock: () => Date
  calendar: () => WorkingCalendar
  catalogue: Pick<Catalogue, 'get' | 'find' | 'definitionOf' | 'formOf'>
  accounts: Pick<AccountsStore, 'get'>
  drafts: Pick<Drafts, 'entryOf'>
  findRequest: FindRequest
}
/** The day, and the days that are worked. */
const worldOf = ({ clock, calendar }: Pick<Dependencies, 'clock' | 'calendar'>) => ({
  today: cairoDate(clock()),
  calendar: calendar(),
})

type Asking = Call<'POST :service/fieldHandler'>
type Form = {
  service: HookService
  activity: CompiledActivity
  request?: HookRequest
  /** The answers of the request. */
  standing?: Answers
}

const activityOf = (form: CompiledService, activityId: string): CompiledActivity => {
  const activity = form.activity(activityId)
  if (!activity) throw new Problem('ACTIVITY_NOT_FOUND')
  return activity
}

const isServed = ({ mode, services, by }: SignedIn, slug: string): boolean =>
  mode !== 'EMPLOYEE' || by !== undefined || services.includes('*') || services.includes(slug)

/** The service of a form that is not sent yet, at the version that it was opened with, and who fills it in. */
const opened = async (
  { catalogue, drafts }: Dependencies,
  { params, body, actor, device }: Pick<Asking, 'params' | 'actor' | 'device'> & { body: FormRef },
) => {
  const present = catalogue.get(params.service, actor, device)
  const { allowAnonymous } = present.row.definition
  if (actor.mode === 'VISITOR' && !allowAnonymous) throw new Problem('UNAUTHENTICATED')
  const sender = actor.mode === 'VISITOR' ? undefined : actor
  return { sender, ...(await drafts.entryOf(present, body, sender)) }
}

/** The form of a new request: the service's first activity. */
const newForm = async (dependencies: Dependencies, call: Asking): Promise<Form> => {
  const { actor, body } = call
  const { row, form } = await opened(dependencies, call)
  if (actor.mode !== 'VISITOR' && !isServed(actor, row.slug)) throw new Problem('MODEL_NOT_FOUND')
  const activity = activityOf(form, body.activityId)
  if (activity.activityId !== row.definition.activities[0]?.activityId)
    throw new Problem('TRANSITION_NOT_ALLOWED')
  return { service: { ...row, form }, activity }
}

/** The form of an activity on a request: of the version it follows, where the caller may perform it now. */
const actForm = async (
  dependencies: Dependencies,
  { params, body, actor, scope }: Asking,
  id: string,
): Promise<Form> => {
  if (actor.mode === 'VISITOR') throw new Problem('UNAUTHENTICATED')
  const { service: slug } = params
  const request = await dependencies.findRequest({ actor, scope, service: slug, id })
  const [definition, form] = await Promise.all([
    dependencies.catalogue.definitionOf(slug, request.version),
    dependencies.catalogue.formOf(slug, request.version),
  ])
  const own = form.activityOn(body.activityId, request)
  // A field may be open because of answers that are not sent here.
  const activity = own && fieldAddressOf(own, body.field) ? own : form.widestOn(body.activityId, request)
  if (!activity) throw new Problem('ACTIVITY_NOT_FOUND')
  const who = workflowActorOf(form.workflow, request, actor)
  const may = transitionsOf(form, request.status, who, request.data, worldOf(dependencies))
  if (!may.some(({ activityId }) => activityId === activity.activityId))
    throw new Problem('TRANSITION_NOT_ALLOWED')
  return {
    service: { slug, version: request.version, definition, form },
    activity,
    request,
    standing: request.data,
  }
}

/** What a field needs of the request that is no answer of this form. */
const standingFor = (
  { needs }: { needs: readonly string[] },
  { byName }: CompiledActivity,
  standing: Answers = {},
): Answers => {
  const isAsked = (name: string): boolean => byName.has(name) && byName.get(name)?.kind.stands !== true
  return Object.fromEntries(
    needs.filter(name => !isAsked(name) && name in standing).map(name => [name, standing[name]]),
  )
}

/** The answers that an activity holds for the server alone. */
const setIn = ({ fields }: CompiledActivity): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ entry }) => entry.hidden && entry.defaultValue !== undefined)
      .map(({ name, entry }) => [name, entry.defaultValue]),
  )

export const hookRoutes = (dependencies: Dependencies): Handlers<keyof typeof hookCalls> => ({
  'POST :service/fees': async call => {
    const { body } = call
    const { row, form, sender } = await opened(dependencies, call)
    const activityId = row.definition.activities[0]?.activityId ?? ''
    const handled = { serviceSlug: row.slug, version: row.version, activityId }
    const scripts = dependencies.scriptsOf(handled, sender, askerOf(call))
    // Reckoned from what would be kept, not from what was sent.
    const activity = activityOf(form, activityId)
    const verdict = await judge(activity, body.data, worldOf(dependencies), scripts.handler)
    if (!verdict.ok)
      throw new Problem('VALIDATION_FAILED', { details: withMessages(verdict.faults, activity.fields) })
    const fees = await scripts.fees(verdict.data)
    return { fees: fees ? feesView(fees) : null }
  },

  'POST :service/fieldHandler': async call => {
    const { body, actor } = call
    const form =
      body.requestId === undefined
        ? await newForm(dependencies, call)
        : await actForm(dependencies, call, body.requestId)
    const field = fieldAddressOf(form.activity, body.field)
    if (!field)
      throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body.field', key: 'unknownField' }] })
    const person = actor.mode === 'VISITOR' ? undefined : await dependencies.accounts.get(actor.accountId)
    const { service, activity, request } = form
    // Answers of the request that go along unseen are the server's own.
    const answers = { ...body.data, ...setIn(activity), ...standingFor(field, activity, form.standing) }
    const subject = {
      service,
      activityId: activity.activityId,
      answers,
      person,
      request,
      asker: askerOf(call),
    }
    return dependencies.hooks.fieldHandler(subject, field, activity)
  },
})
