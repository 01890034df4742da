// Filing: the form's verdict, the service's availability and the first state of its workflow make a new request.

import { hash } from 'node:crypto'
import { availabilityOf } from '@bawaba/contract/availability.ts'
import type { Company } from '@bawaba/contract/entities/company.ts'
import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { Filed } from '@bawaba/contract/entities/request.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { StateDefinition } from '@bawaba/forms/definition.ts'
import { deedOf } from '@bawaba/forms/delivery.ts'
import { type FeeSubject, lacksItem } from '@bawaba/forms/fees.ts'
import { type Documents, judge, withMessages } from '@bawaba/forms/index.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import { cairoDate, type Language } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import type { Asker } from '../../outside.ts'
import type { Device } from '../../platform/http/call.ts'
import { assertIdempotencyKey } from '../../platform/http/headers.ts'
import type { CatalogueEntry } from '../catalogue/index.ts'
import type { Eligibility } from '../eligibility/index.ts'
import { dueOf } from '../fees/index.ts'
import type { Scripts } from '../hooks/index.ts'
import type { Notices } from '../notifications/index.ts'
import { clockIn, timingOf } from './deadlines/due.ts'
import { sentence } from './messages.ts'
import { oneOpenKey } from './one-open.ts'
import type { Verify } from './outside/verify.ts'
import { firstRevision } from './row.ts'
import { filedSlots } from './slots.ts'
import type { Filing, NewRequest, RequestsStore } from './store.ts'
import { storedTeams } from './teams.ts'

export type FileInput = {
  entry: CatalogueEntry
  ownerId: string
  /** Who sends it where that is not the owner; called once the answers are right. */
  sender: () => Promise<PersonRef | undefined>
  /** The company that the sender acts for. */
  company: Company | undefined
  body: {
    activityId?: string
    data: unknown
    version?: number
    draftId?: string
    replaces?: string
    clientHooksData?: Record<string, unknown>
  }
  scripts: Scripts
  verify: Verify
  /** Against whose budget what is asked outside counts. */
  asker: Asker
  /** Throws where the applicant is not entitled to the service. */
  eligible: Eligibility['ensure']
  notices: Notices
  device: Device
  /** What identifies a visitor, where nobody has signed in: the service must allow it. */
  visitor: string | undefined
  /** The language of the page that it is sent from. */
  language: Language
  /** The client's Idempotency-Key. */
  key: string | undefined
  /** Differs with the text and says nothing of it to whoever lacks the key: answers could be guessed from a plain hash. */
  fingerprint(text: string): string
  /** The files that the answers may hold. */
  documents: Documents
  calendar: WorkingCalendar
  now: Date
  newId: () => string
}

/** ADD_METER gives ADDM. */
const prefixOf = (slug: string): string => slug.replaceAll('_', '').slice(0, 4)

const nextOf = (kind: StateKind): Filed['next']['kind'] =>
  kind === 'waiting-on-payment' ? 'payment' : kind === 'done' ? 'done' : 'wait'

const assertOpen = ({ row, full }: CatalogueEntry, device: Device, now: Date): void => {
  const isDisabled = row.disabledOn.includes('web') || row.disabledOn.includes(device)
  if (isDisabled || !availabilityOf(full, now).isActive) throw new Problem('SERVICE_UNAVAILABLE')
}

/** A value as JSON whose properties stand in one order, however they were sent. */
const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** What identifies one sending: undefined where the client names none. */
export const sendingOf = ({
  key,
  entry,
  body,
  visitor,
  fingerprint,
}: Pick<FileInput, 'key' | 'entry' | 'body' | 'visitor' | 'fingerprint'>): NewRequest['sending'] => {
  if (key === undefined) return undefined
  assertIdempotencyKey(key)
  // Which drafts it was typed into is no part of what is sent.
  const { draftId: _, replaces: __, ...sent } = body
  // As it was written, by which a former version knows it.
  const text = JSON.stringify(sent)
  return {
    key,
    isVisitor: visitor !== undefined,
    // All visitors are one account: a key is good for the browser that made it.
    route: `POST ${entry.row.slug}${visitor === undefined ? '' : ` of ${visitor}`}`,
    fingerprint: fingerprint(inOneOrder(sent)),
    // Read for a sending sent twice alone.
    get former() {
      return [fingerprint(text), hash('sha256', text)]
    },
  }
}

const nameIn = (language: Language, { name, englishName }: PersonRef): string =>
  language === 'en' ? (englishName ?? name) : name

/** Everything a new request holds, or the Problem that says why there is none. Pure but for ids and the handler. */
export const newRequest = async (input: FileInput): Promise<NewRequest> => {
  const { entry, body, ownerId, now, newId } = input
  const { row, form } = entry
  const { definition } = row
  if (input.visitor !== undefined && !definition.allowAnonymous) throw new Problem('UNAUTHENTICATED')
  const filing = definition.activities[0]
  const activity = filing && form.activity(body.activityId ?? filing.activityId)
  if (!filing || !activity) throw new Problem('ACTIVITY_NOT_FOUND')
  if (activity.activityId !== filing.activityId) throw new Problem('TRANSITION_NOT_ALLOWED')
  assertOpen(entry, input.device, now)
  if (body.version !== undefined && body.version !== row.version) throw new Problem('VERSION_CHANGED')
  const { calendar } = input
  const world = { today: cairoDate(now), calendar }
  const context = { ...world, documents: input.documents }
  const slots = filedSlots(form, input.scripts.handler)
  const verdict = await judge(activity, body.data, context, slots.handler)
  if (!verdict.ok) {
    const errors = slots.explained(verdict.faults, body.data)
    throw new Problem('VALIDATION_FAILED', { details: withMessages(errors, activity.fields) })
  }
  await input.eligible(entry, ownerId, verdict.data)
  const places = slots.places(verdict.data)
  const data = await input.verify(verdict, activity, {
    ownerId,
    serviceSlug: row.slug,
    now,
    asker: input.asker,
  })
  const found = await input.scripts.beforeSubmit(data)
  if (found.length > 0)
    throw new Problem('VALIDATION_FAILED', { details: withMessages(found, activity.fields) })

  const initial = definition.workflow.states.find(
    ({ code }) => code === definition.workflow.initial,
  ) as StateDefinition
  const [by, fees, afterFiling] = await Promise.all([
    input.sender(),
    input.scripts.fees(data),
    input.scripts.afterTransition(data),
  ])
  const notice = input.notices.write(
    by ? 'requestSubmittedFor' : 'requestSubmitted',
    language => ({
      ...(by ? { who: nameIn(language, by) } : {}),
      service: definition.translations[language][definition.serviceLabel] ?? row.slug,
      number: '{number}',
    }),
    { service: row.slug, stage: initial.kind },
  )
  const rules = definition.fees ?? []
  const subject: FeeSubject = {
    answers: data,
    evaluate: expression => form.evaluate(expression, data, world),
  }
  if (lacksItem(rules, subject)) throw new Problem('PRICE_INVALID')
  const deliverableNumber = filing.deliverableNumber ?? 1
  const due = dueOf({ fees: rules, text: form.text, subject, deliverableNumber }, fees)
  return {
    id: newId(),
    prefix: prefixOf(row.slug),
    year: Number(cairoDate(now).slice(0, 4)),
    serviceSlug: row.slug,
    version: row.version,
    activityId: activity.activityId,
    status: initial.code,
    statusKind: initial.kind,
    teams: storedTeams(form, initial.code),
    oneOpen: oneOpenKey(form, { ownerId, answers: data }, input.fingerprint),
    deliverableNumber,
    data,
    owes: initial.delivers,
    given: verdict.given,
    documents: verdict.documents ?? [],
    reserves: verdict.reserves ?? [],
    places,
    draftId: body.draftId,
    replaces: body.replaces,
    fees: due.items.length > 0 ? due : fees,
    payment: initial.kind === 'waiting-on-payment' ? { id: newId(), deliverableNumber, due } : undefined,
    clientHooksData: afterFiling.clientHooksData ?? body.clientHooksData,
    // Filings of visitors do not stand in each other's way.
    gate: `${ownerId}/${row.slug}${input.visitor === undefined ? '' : `/${input.visitor}/${input.key ?? newId()}`}`,
    ownerId,
    visitor: input.visitor,
    contactLanguage: input.visitor === undefined ? undefined : input.language,
    filedBy: by?.id ?? ownerId,
    company: input.company,
    channel: input.device,
    clock: clockIn(timingOf(definition, calendar, now), initial, undefined),
    now,
    next: nextOf(initial.kind),
    entry: {
      id: newId(),
      kind: 'created',
      actor: 'applicant',
      actorId: by?.id ?? ownerId,
      ...(by ? { onBehalfOf: ownerId } : {}),
      visibleToApplicant: true,
      company: input.company,
      detail: {
        activityId: activity.activityId,
        to: initial.code,
        ...(initial.delivers ? { owes: deedOf(initial.delivers), owesRevision: firstRevision } : {}),
      },
    },
    message: {
      id: newId(),
      audience: 'applicant',
      notice: { ...notice, text: sentence(notice.text, afterFiling.message) },
    },
    sending: sendingOf(input),
  }
}

/**
 * What a sending was answered before. What it sent may be refused by now: its files belong to the request it made, the
 * service has a new version or has closed.
 */
export const earlierAnswer = async (
  { sent }: Pick<RequestsStore, 'sent'>,
  accountId: string,
  input: Parameters<typeof sendingOf>[0],
): Promise<Filed | undefined> => {
  const sending = sendingOf(input)
  const earlier = sending && (await sent(accountId, sending))
  return earlier && answerOf({ ...earlier, answer: null }, sending)
}

/** The answer of a sending, the first or a repeated one. A key that was used for other answers names their request. */
export const answerOf = (
  filing: Pick<Filing, 'earlier' | 'earlierBody' | 'answer'> & Partial<Pick<Filing, 'wasSent'>>,
  sending: NewRequest['sending'],
): Filed => {
  if (filing.earlier) {
    const isSame =
      filing.earlierBody === sending?.fingerprint || sending?.former.includes(filing.earlierBody ?? '')
    if (!isSame)
      throw new Problem(
        'IDEMPOTENCY_KEY_REUSED',
        sending?.isVisitor ? {} : { extra: { ID: filing.earlier.ID } },
      )
    return filing.earlier
  }
  if (filing.wasSent) throw new Problem('IDEMPOTENCY_KEY_REUSED')
  if (!filing.answer) throw new Problem('DUPLICATE_REQUEST', { headers: { 'retry-after': '1' } })
  return filing.answer
}
