// A visitor's request for the holder of its code: the conversation, the open question, and the reply to it.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import type { TrackedQuestion } from '@bawaba/contract/calls/track.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { readShortCode } from '@bawaba/contract/short-code.ts'
import type { CompiledService, Field, ValidationError } from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { readToken } from '@bawaba/language/input/tokens.ts'
import { raw } from '../../../platform/database/index.ts'
import type { SignedIn } from '../../../platform/http/call.ts'
import { networkOf } from '../../../platform/http/network.ts'
import { isSameText } from '../../../platform/secret.ts'
import { visitorId } from '../../accounts/index.ts'
import type { Budgets } from '../../budgets/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { everything } from '../../request-scope/index.ts'
import type { RequestDetails } from '../details-store.ts'
import type { Requests } from '../requests.ts'
import type { RequestRecord } from '../row.ts'
import type { RequestsStore } from '../store.ts'
import { conversationOf, type ReplyBox, replyBoxOf } from './conversation.ts'
import { shortCodeOf } from './short-code.ts'
import { statusOf, trackingSecret } from './track.ts'

type Dependencies = {
  store: Pick<RequestsStore, 'findVisitors' | 'findWhole'>
  requests: Pick<Requests, 'perform'>
  catalogue: Catalogue
  budgets: Pick<Budgets, 'takeAll' | 'giveBack'>
  key: string
  clock: () => Date
}
export type Holder = { typed: string; secret: string | undefined; address: string }
type Reply = { askedAt: string; text: string; files?: string[] }
type Tracked = Calls['GET track/:id']['answer']

const hour = 3_600_000
/** Wrong codes from one network address, and for one number from all of them. */
const wrongCodes = {
  fromNetwork: { limit: 30, windowMs: hour },
  ofNumber: { limit: 60, windowMs: hour },
}

/** Visitors share one account that nobody signs in to; what is done in its name is bound to one request by its code. */
const visitor: SignedIn = {
  mode: 'CITIZEN',
  sessionId: '',
  csrfToken: '',
  expiresAt: new Date(0),
  provedAt: new Date(0),
  accountId: visitorId,
  userSlug: 'citizen',
  roles: [],
  services: [],
  teams: [],
  serviceCenter: null,
}

const untilOf = (until: Date | null | undefined) => (until ? { until: until.toISOString() } : {})
const questionOf = (
  { question, files, appeal }: ReplyBox,
  { dueAt }: Pick<RequestRecord, 'dueAt'>,
): TrackedQuestion => ({
  askedAt: question.askedAt,
  words: question.message ?? '',
  ...(appeal ? { isAppeal: true as const } : {}),
  ...untilOf(appeal ? appeal.until : dueAt),
  ...(files
    ? {
        files: {
          most: files.entry.maxCount ?? 1,
          ...(files.entry.maxSize === undefined ? {} : { maxSize: files.entry.maxSize }),
          extensions: files.entry.extensions ?? [],
        },
      }
    : {}),
})

/** The answers of the reply's activity: what was asked for again stays as it was, since a visitor writes what changes. */
const answersOf = ({ text, files, question }: ReplyBox, request: RequestRecord, reply: Reply) => ({
  ...Object.fromEntries(
    question.fields.filter(name => request.data[name] !== undefined).map(name => [name, request.data[name]]),
  ),
  [text]: reply.text.trim(),
  ...(files && reply.files?.length ? { [files.entry.dataIndex ?? files.name]: reply.files } : {}),
})

/** A text as its field stores it: other line ends and invisible signs make no other reply. */
const isStoredAs = (stored: unknown, typed: string, field: Field): boolean => {
  const parsed = field.kind.parse(typed, field)
  return 'value' in parsed && parsed.value !== undefined && parsed.value === stored
}

/** Whether this reply has arrived: its sender never read the answer and sends it again. */
const hasArrived = (
  form: CompiledService,
  { history }: RequestDetails,
  { askedAt, text }: Pick<Reply, 'askedAt' | 'text'>,
): boolean =>
  history.some(
    ({ actor, at, detail: { activityId, data = {} } }) =>
      actor === 'applicant' &&
      at.toISOString() >= askedAt &&
      activityId !== undefined &&
      form.activity(activityId)?.fields.some(field => isStoredAs(data[field.name], text, field)),
  )

/**
 * What is wrong with the reply, by the names of what was sent. What an applicant is shown besides, such as the request as it
 * stands, is not for whoever holds a code.
 */
const inReply = (error: unknown, { text }: ReplyBox): unknown => {
  if (!(error instanceof Problem)) return error
  const { code, params, headers } = error
  const details =
    code === 'VALIDATION_FAILED'
      ? error.details?.map(detail => ({
          ...detail,
          path: detail.path === `data.${text}` ? 'body.text' : 'body.files',
        }))
      : error.details
  return new Problem(code, {
    ...(params ? { params } : {}),
    ...(details ? { details: details as ValidationError[] } : {}),
    headers,
    cause: error,
  })
}

/** A request that others change at the same time is read anew so often. */
const mostTries = 3

export const createVisitorReplies = (dependencies: Dependencies) => {
  const { store, requests, catalogue, budgets, key, clock } = dependencies

  /** A wrong number and a wrong code are answered alike. The secret of 256 bits that was shown formerly opens it too. */
  const find = async ({ typed, secret = '', address }: Holder) => {
    const number = requestNumberOf(typed)
    const record = await store.findVisitors(visitorId, number)
    const id = record?.id ?? ''
    if (record && isSameText(trackingSecret(key, id), readToken(secret))) return record
    const network = `short codes from ${networkOf(address)}`
    const request = `short codes of ${number}`
    await budgets.takeAll([
      { subject: network, budget: wrongCodes.fromNetwork },
      { subject: request, budget: wrongCodes.ofNumber },
    ])
    const isHolder = isSameText(shortCodeOf(key, id, record?.contactRevision), readShortCode(secret))
    if (!record || !isHolder) throw new Problem('NOT_FOUND')
    await Promise.all([network, request].map(budgets.giveBack))
    return record
  }

  const read = async (holder: Holder) => {
    const { id, serviceSlug, version } = await find(holder)
    const whole = await store.findWhole(everything, serviceSlug, id, raw('false'))
    if (!whole) throw new Problem('NOT_FOUND')
    return { whole, form: await catalogue.formOf(serviceSlug, version) }
  }

  const show = async (holder: Holder): Promise<Tracked> => {
    const { whole, form } = await read(holder)
    const box = replyBoxOf(form, whole, cairoDate(clock()))
    return {
      ...(await statusOf(catalogue, whole)),
      conversation: conversationOf(form, whole, clock()),
      ...(box ? { question: questionOf(box, whole) } : {}),
    }
  }

  const answer = async (holder: Holder, reply: Reply, browser: string, tries: number): Promise<Tracked> => {
    const { whole, form } = await read(holder)
    const box = replyBoxOf(form, whole, cairoDate(clock()))
    if (box?.question.askedAt !== reply.askedAt) {
      if (hasArrived(form, whole, reply)) return show(holder)
      throw new Problem('TRANSITION_NOT_ALLOWED')
    }
    const { serviceSlug, id, revision } = whole
    try {
      await requests.perform(
        { actor: visitor, scope: 'own', service: serviceSlug, id, revision, visitor: browser },
        { activityId: box.activityId, data: answersOf(box, whole, reply) },
      )
    } catch (error) {
      // The same reply sent twice at once, or staff who took the request over meanwhile.
      const isConflict = error instanceof Problem && error.code === 'CONFLICT'
      if (isConflict && tries > 1) return answer(holder, reply, browser, tries - 1)
      throw inReply(error, box)
    }
    return show(holder)
  }

  return {
    show,

    /** Answers the open question. A reply that arrived already answers the same. */
    reply: (holder: Holder, reply: Reply, browser: string): Promise<Tracked> =>
      answer(holder, reply, browser, mostTries),
  }
}
export type VisitorReplies = ReturnType<typeof createVisitorReplies>
