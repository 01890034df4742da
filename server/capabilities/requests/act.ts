// Acting on a request: an activity of its pinned workflow, on the revision it was seen at.

import type { Company } from '@bawaba/contract/entities/company.ts'
import type { Role } from '@bawaba/contract/entities/person.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { contactOf } from '@bawaba/forms/contact.ts'
import type { StateDefinition, TransitionDefinition } from '@bawaba/forms/definition.ts'
import { deedOf, deliversOn } from '@bawaba/forms/delivery.ts'
import {
  type CompiledActivity,
  type CompiledService,
  type Documents,
  isEnd,
  isTooLate,
  judge,
  leadsTo,
  type SystemCause,
  stateOf,
  systemTransition,
  transitionsOf,
  type Verdict,
  type World,
  withMessages,
} from '@bawaba/forms/index.ts'
import { cairoDate, type Language, patternOf, type Text } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import { askerIn } from '../../outside.ts'
import { dueOf } from '../fees/index.ts'
import type { Scripts } from '../hooks/index.ts'
import type { NewMessage } from '../messages/index.ts'
import type { Notices } from '../notifications/index.ts'
import { workflowActorOf } from '../request-scope/index.ts'
import { messagesOf } from './act-messages.ts'
import type { Change } from './change.ts'
import { clockIn, timingOf } from './deadlines/due.ts'
import type { RunEffects } from './effects.ts'
import { type AskBody, informationRequestOf, supplied } from './information-request.ts'
import type { Entry, Message } from './notes-store.ts'
import type { Verify } from './outside/verify.ts'
import { isBeforeVisit, refuseLate, swapsOf } from './reserved.ts'
import type { RequestRecord } from './row.ts'
import { placesAgain } from './slots.ts'
import { performedWith, storedTeams } from './teams.ts'
import { eventOf, wordsIn } from './tracking/events.ts'
import type { Reach } from './tracking/reach.ts'

/** `by` acts for the account that is meant. */
export type Who = {
  accountId: string
  roles: Role[]
  teams: string[]
  by?: { accountId: string; company?: Company | undefined } | undefined
}
export type Act = {
  change: Change
  entries: Entry[]
  messages: Message[]
  /** To a visitor, who has no account. */
  direct?: NewMessage | undefined
}

const isApplicant = ({ ownerId }: RequestRecord, { accountId }: Who): boolean => ownerId === accountId

/** Who the history says it was, and for whom. */
const signedBy = ({ accountId, by }: Who): Pick<Entry, 'actorId' | 'onBehalfOf' | 'company'> =>
  by ? { actorId: by.accountId, onBehalfOf: accountId, company: by.company } : { actorId: accountId }

/** Whether the time of a transition has come and is not over. */
const isInTime = (
  transition: TransitionDefinition,
  { form, request, now }: Pick<PerformInput, 'form' | 'request' | 'now'>,
): boolean =>
  !isBeforeVisit(transition, form, request.data, now) &&
  !isTooLate(transition, request.actionDate, cairoDate(now))

/** The activities a person may perform on a request now. */
export const activitiesFor = (
  form: CompiledService,
  request: RequestRecord,
  who: Who,
  world: World,
  now: Date,
): string[] =>
  transitionsOf(form, request.status, workflowActorOf(form.workflow, request, who), request.data, world)
    .filter(transition => isInTime(transition, { form, request, now }))
    .map(({ activityId }) => activityId)

const number = '{number}'

export type PerformInput = {
  form: CompiledService
  request: RequestRecord
  /** The system makes its own transitions, for a cause. */
  who: Who | 'system'
  cause?: SystemCause
  /** Why the system does it, for the applicant. */
  reason?: Text | undefined
  /** The payment that caused it. */
  paymentId?: string
  /** What was done outside, or refused there. */
  deed?: string | undefined
  /** Of the request, when the deed came to be owed. */
  deedRevision?: number | undefined
  scripts: Scripts
  verify: Verify
  documents: Documents
  calendar: WorkingCalendar
  runEffects: RunEffects
  notices: Notices
  reach: Reach
  now: Date
  newId: () => string
}
export type PerformBody = { activityId: string; data?: unknown; comment?: string; ask?: AskBody }

const transitionFor = (
  { form, request, who, cause, now }: Pick<PerformInput, 'form' | 'request' | 'who' | 'cause' | 'now'>,
  activityId: string,
  world: World,
): TransitionDefinition | undefined =>
  who === 'system'
    ? systemTransition(form, request.status, request.data, world, cause)
    : transitionsOf(
        form,
        request.status,
        workflowActorOf(form.workflow, request, who),
        request.data,
        world,
      ).find(
        transition => transition.activityId === activityId && isInTime(transition, { form, request, now }),
      )

/** What the history says of an act, besides who did it. */
const kindOf = ({ does }: CompiledActivity): Entry['kind'] =>
  does.corrects ? 'corrected' : does.reopens ? 'reopened' : 'status'

/** Who did something to a request: its applicant or staff, themselves or through somebody. */
export const actorNamed = (
  request: RequestRecord,
  who: PerformInput['who'],
): Pick<Entry, 'actor' | 'actorId' | 'onBehalfOf' | 'company'> =>
  who === 'system'
    ? { actor: 'system', actorId: null }
    : { actor: isApplicant(request, who) ? 'applicant' : 'staff', ...signedBy(who) }

/** The files of staff that the applicant sees: those meant for them, and those that stand in their own answers. */
const sharedIn = (
  { filing }: CompiledService,
  { data, documents = [], sharedDocuments = [] }: Extract<Verdict, { ok: true }>,
): string[] => {
  const own = JSON.stringify(Object.entries(data).filter(([name]) => filing?.byName.has(name)))
  return [...sharedDocuments, ...documents.filter(id => own.includes(id))]
}

const filled = <T extends object>(name: string, value: T): Record<string, T> =>
  Object.keys(value).length > 0 ? { [name]: value } : {}

/** The day of an act, and the days that are worked. */
const worldAt = ({ now, calendar }: Pick<PerformInput, 'now' | 'calendar'>) => ({
  today: cairoDate(now),
  calendar,
})

/** Everything that may refuse an activity, without performing it: nothing is written and no effect is run. */
export const check = async (
  input: Omit<
    PerformInput,
    'cause' | 'paymentId' | 'deed' | 'deedRevision' | 'reason' | 'runEffects' | 'notices' | 'reach' | 'newId'
  >,
  body: PerformBody,
) => {
  const { form, request, scripts, documents, now } = input
  const world = worldAt(input)
  const context = { ...world, documents, request: request.data }
  const activity = form.activityOn(body.activityId, request, {
    data: body.data,
    context: { ...context, given: request.given },
  })
  if (!activity) throw new Problem('ACTIVITY_NOT_FOUND')
  const transition = transitionFor(input, body.activityId, world)
  if (!transition) throw new Problem('TRANSITION_NOT_ALLOWED')
  const judged = await judge(activity, body.data ?? {}, context, scripts.handler)
  if (!judged.ok)
    throw new Problem('VALIDATION_FAILED', { details: withMessages(judged.faults, activity.fields) })
  const { ownerId, serviceSlug, id: requestId } = request
  const verdict = {
    ...judged,
    data: await input.verify(judged, activity, {
      ownerId,
      serviceSlug,
      requestId,
      now,
      asker: input.who === 'system' ? 'system' : askerIn(input.who),
    }),
  }
  const found = await scripts.beforeSubmit(verdict.data)
  if (found.length > 0)
    throw new Problem('VALIDATION_FAILED', { details: withMessages(found, activity.fields) })
  const information = informationRequestOf(form, activity, body.ask, verdict.data, now)
  const answers = { ...request.data, ...verdict.data }
  const code = leadsTo(form, request.status, transition, { opinions: request.opinions, answers, world })
  const to = stateOf(form.workflow, code) as StateDefinition
  if (input.who !== 'system' && isApplicant(request, input.who))
    refuseLate({
      form,
      data: request.data,
      answers: verdict.data,
      to,
      effects: transition.effects ?? [],
      now,
    })
  return { activity, transition, verdict, information, to }
}

/** Performs an activity: what changes, what the history says, who is notified of what. */
export const perform = async (input: PerformInput, body: PerformBody): Promise<Act> => {
  const { form, request, who, scripts, calendar, notices, now, newId } = input
  const { activity, transition, verdict, information, to } = await check(input, body)
  const { own, changed, dropped, before } = supplied(form, activity, request, verdict.data, worldAt(input))
  const answers = { ...own, ...changed }
  const after = { status: to.code, statusKind: to.kind }
  const whole = { ...request.data, ...answers }
  for (const name of dropped) delete whole[name]
  const afterwards = await scripts.afterTransition(whole, { ID: request.ID, ...after })
  const scene = { form, request, to: after, answers: whole, now, scripts, world: worldAt(input), newId }
  // The act's own entry comes before those of its effects.
  const id = newId()
  const { outcomes, entries } = await input.runEffects(
    [...swapsOf(form, before, changed), ...(transition.effects ?? [])],
    scene,
  )
  const workingDays = outcomes.findLast(({ workingDays }) => workingDays !== undefined)?.workingDays
  const label = form.text(to.applicantLabel ?? to.label)
  const knowsThemself = who !== 'system' && isApplicant(request, who) && !who.by
  const deliverableNumber = activity.deliverableNumber ?? request.deliverableNumber
  const due =
    to.kind === 'waiting-on-payment'
      ? dueOf(
          {
            fees: form.fees,
            text: form.text,
            subject: {
              answers: whole,
              evaluate: expression => form.evaluate(expression, whole, worldAt(input)),
            },
            deliverableNumber,
          },
          request.fees,
        )
      : undefined
  const isByStaff = who !== 'system' && !isApplicant(request, who)
  /** Others are still to say something before it goes on. */
  const stays = transition.together === true && to.code === request.status
  const owes = stays ? undefined : deliversOn(to, transition)
  const reservations = outcomes.flatMap(outcome => outcome.reservations ?? [])
  const places = placesAgain(form, whole, { from: request.statusKind, to: to.kind })
  const issued = outcomes.flatMap(({ letter }) => letter ?? [])
  const isReopened = activity.does.reopens === true
  const closes = outcomes.some(outcome => outcome.closes) || (activity.does.reopens ? false : undefined)
  const where = { service: request.serviceSlug, stage: to.kind }
  const facts = (language: Language) => ({
    number,
    status: patternOf(language, label),
    service: form.label[language],
  })
  // The time of a state goes on while opinions are awaited.
  const clock = stays
    ? undefined
    : clockIn(timingOf(form, calendar, now), to, request, {
        workingDays: information?.workingDays ?? workingDays,
        goesOn: activity.does.supplies,
      })
  const messages = messagesOf({
    status: notices.write('statusChanged', facts, where),
    isKnown: knowsThemself || stays,
    work: notices.write('workNotice', () => ({ number }), where),
    besides: [input.reason, afterwards.message],
    outcomes,
    newId,
  })
  const event = eventOf({
    notice: messages.find(({ audience }) => audience === 'applicant')?.notice,
    question: information,
    words: isByStaff ? wordsIn(activity, own, body.comment) : '',
    isOver: isEnd(to.kind),
    until: clock?.dueAt ?? null,
  })
  const [addressBefore, addressAfter] = [request.data, whole].map(data => contactOf(form.contact, data)?.to)
  // Whoever had messages at the former address is not the one whom the answers are for.
  const isReaddressed = addressBefore !== undefined && addressBefore !== addressAfter
  const contactRevision = request.contactRevision + (isReaddressed ? 1 : 0)
  const { message: direct, owesCall } = event
    ? input.reach(form, { ...request, data: whole, contactRevision }, { id: newId(), now, ...event })
    : {}
  return {
    direct,
    change: {
      activityId: body.activityId,
      ...after,
      ...(owesCall ? { owesCall } : {}),
      ...(isReaddressed ? { contactRevision } : {}),
      teams: storedTeams(form, to.code),
      opinions: stays ? [...request.opinions, body.activityId] : [],
      ...(who === 'system' || isApplicant(request, who)
        ? {}
        : { performed: performedWith(request, body.activityId, who.accountId) }),
      asked: information,
      dropped,
      deliverableNumber,
      ...(due ? { fees: due, payment: { id: newId(), deliverableNumber, due } } : {}),
      data: answers,
      ...(verdict.given ? { given: verdict.given } : {}),
      ...(verdict.documents ? { documents: verdict.documents } : {}),
      ...(isByStaff ? { ofStaff: { shared: sharedIn(form, verdict) } } : {}),
      ...clientHooksDataOf([afterwards, ...outcomes]),
      ...(closes === undefined ? {} : { closes }),
      owes,
      ...(reservations.length > 0 ? { reservations } : {}),
      ...(places.length > 0 ? { places } : {}),
      ...(issued.length > 0 || isReopened ? { letters: { issued, isReopened } } : {}),
      ...(clock ? { clock } : {}),
    },
    entries: [
      {
        id,
        kind: kindOf(activity),
        ...actorNamed(request, who),
        visibleToApplicant: true,
        detail: {
          activityId: body.activityId,
          from: request.status,
          to: to.code,
          ...filled('data', answers),
          ...filled('before', before),
          ...(information ? { asked: information } : {}),
          ...(body.comment ? { text: body.comment } : {}),
          ...(input.reason ? { reason: input.reason } : {}),
          ...(input.deed
            ? { deed: input.deed, deedOutcome: input.cause, deedRevision: input.deedRevision }
            : {}),
          ...(owes ? { owes: deedOf(owes), owesRevision: request.revision + 1 } : {}),
          ...(input.paymentId ? { paymentId: input.paymentId } : {}),
        },
      },
      ...entries,
    ],
    messages,
  }
}

const clientHooksDataOf = (
  afterwards: readonly { clientHooksData?: Record<string, unknown> | undefined }[],
): Pick<Change, 'clientHooksData'> => {
  const data = afterwards.findLast(({ clientHooksData }) => clientHooksData)?.clientHooksData
  return data ? { clientHooksData: data } : {}
}
