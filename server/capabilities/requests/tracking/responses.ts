// What an applicant says of a request after it was sent: words to those who work on it, and how they found it.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import {
  mayChangeRating,
  mayReply,
  type RatingLevel,
  type RatingSubject,
} from '@bawaba/contract/responses.ts'
import { isDecided } from '@bawaba/forms/workflow/state-kinds.ts'
import type { Budgets } from '../../budgets/index.ts'
import type { Notices } from '../../notifications/index.ts'
import { actScopeSql, scopeSql } from '../../request-scope/index.ts'
import { actorNamed } from '../act.ts'
import type { RequestDependencies } from '../dependencies.ts'
import type { InName } from '../in-name.ts'
import type { Caller } from '../named.ts'
import type { Entry } from '../notes-store.ts'
import { type Requests, readerOf } from '../requests.ts'
import type { RequestRecord } from '../row.ts'
import { callsStore } from './calls-store.ts'
import { type NewMessagesStore, newMessagesStore } from './new-messages-store.ts'
import { type RatingsStore, ratingsStore } from './ratings-store.ts'

type Named = Caller & { service: string; id: string }
type Rules = {
  store: RatingsStore
  newMessages: Pick<NewMessagesStore, 'read'>
  notices: Notices
  inName: InName
  requests: Pick<Requests, 'get' | 'getWhole' | 'show' | 'shown'>
  budgets: Pick<Budgets, 'take'>
  announce: RequestDependencies['announce']
  clock: () => Date
  newId: () => string
}
type RatingBody = { level: number; comment?: string; about?: RatingSubject }

const day = 86_400_000
/** Replies to one request in a day. */
const replies = { limit: 20, windowMs: day }

export const createResponses = ({
  store,
  newMessages,
  notices,
  inName,
  requests,
  budgets,
  announce,
  clock,
  newId,
}: Rules) => {
  const entryOf = (
    record: RequestRecord,
    { actor }: Named,
    entry: Pick<Entry, 'kind' | 'detail'>,
  ): Entry => ({
    id: newId(),
    ...actorNamed(record, actor),
    visibleToApplicant: true,
    ...entry,
  })

  const shown = async (named: Named): Promise<Request> => {
    const record = await requests.getWhole(named)
    announce(record)
    return requests.show(record, named)
  }

  return {
    /** Adds a message of the applicant to the history. The status stays: an answer to a request for information is an act. */
    reply: async (named: Named, { text }: { text: string }): Promise<Request> => {
      const record = await requests.get(named)
      const now = clock()
      if (!mayReply(record.statusKind, record.actionDate, now)) throw new Problem('CONVERSATION_OVER')
      await budgets.take(`replies ${record.id}`, replies)
      const entry = entryOf(record, named, { kind: 'comment', detail: { text: text.trim() } })
      const isAdded = await inName(
        named.actor,
        'request.performed',
        queries =>
          newMessagesStore(queries).write(scopeSql(named.actor, named.scope), record.id, now, entry, {
            id: newId(),
            audience: 'handlers',
            notice: notices.write('applicantWrote', () => ({ number: '{number}' })),
            reminds: 'message',
          }),
        isNoted => (isNoted ? { ID: record.ID } : undefined),
      )
      if (!isAdded) throw new Problem('NOT_FOUND')
      return shown(named)
    },

    /** Notes that a member of staff has read the request; what they are answered still says that there was a message. */
    wasRead: async ({ id, newMessageAt }: RequestRecord, { actor, scope }: Caller): Promise<void> => {
      if (newMessageAt && readerOf(scope) === 'staff') await newMessages.read(id, actor.accountId, clock())
    },

    /** Staff close a message that came after the end: it needs no answer. */
    closeMessage: async (named: Named): Promise<Request> => {
      const record = await requests.get(named)
      const now = clock()
      const scope = actScopeSql(named.actor, named.scope, now)
      const entry = entryOf(record, named, { kind: 'messageClosed', detail: {} })
      const isClosed = await inName(
        named.actor,
        'request.performed',
        queries => newMessagesStore(queries).close(scope, record.id, now, entry),
        isDone => (isDone ? { ID: record.ID } : undefined),
      )
      if (!isClosed) throw new Problem('TRANSITION_NOT_ALLOWED')
      return shown(named)
    },

    /** Staff called the applicant: reached, nothing is owed any more; not reached, it stays owed. */
    called: async (named: Named, { isReached }: { isReached: boolean }): Promise<Request> => {
      const record = await requests.get(named)
      const now = clock()
      const scope = actScopeSql(named.actor, named.scope, now)
      const outcome = isReached ? 'done' : 'failed'
      const entry = entryOf(record, named, { kind: 'called', detail: { outcome } })
      const isNoted = await inName(
        named.actor,
        'request.performed',
        queries => callsStore(queries).note(scope, record.id, now, entry, isReached),
        isDone => (isDone ? { ID: record.ID } : undefined),
      )
      if (!isNoted) throw new Problem('TRANSITION_NOT_ALLOWED')
      return shown(named)
    },

    /** Keeps how the applicant found it. The same again changes nothing; another within a day replaces it. */
    rate: async (named: Named, { level, comment = '', about = 'outcome' }: RatingBody): Promise<Request> => {
      const record = await requests.get(named)
      if (about === 'outcome' && !isDecided(record.statusKind)) throw new Problem('TRANSITION_NOT_ALLOWED')
      const now = clock()
      const earlier = await store.of(record.id, about)
      const rating = { level: level as RatingLevel, comment: comment.trim() }
      if (earlier?.level === rating.level && earlier.comment === rating.comment) return requests.shown(named)
      if (earlier && !mayChangeRating(earlier.ratedAt, now)) throw new Problem('RATING_KEPT')
      const entry = entryOf(record, named, {
        kind: 'rated',
        detail: { level: rating.level, about, ...(rating.comment ? { text: rating.comment } : {}) },
      })
      const isStored = await inName(
        named.actor,
        'request.performed',
        queries =>
          ratingsStore(queries).put(
            scopeSql(named.actor, named.scope),
            { requestId: record.id, about, ...rating },
            { now, changeableSince: new Date(now.getTime() - day), entry },
          ),
        isPut => (isPut ? { ID: record.ID } : undefined),
      )
      if (!isStored) throw new Problem('RATING_KEPT')
      return shown(named)
    },
  }
}
export type Responses = ReturnType<typeof createResponses>
