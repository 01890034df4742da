// What happens with requests by itself as time passes: people are notified that something is due, and the system makes its
// own transitions. Every server runs it; each thing is done once.

import type { DeliveryOutcome } from '@bawaba/forms/definition.ts'
import { isEnd, type SystemCause, stateOf, systemTransition } from '@bawaba/forms/index.ts'
import { returnsMoney } from '@bawaba/forms/workflow/state-kinds.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { cairoDate, type Language, type Text } from '@bawaba/language/index.ts'
import type { MayEnd } from '../../../capability.ts'
import { raw } from '../../../platform/database/index.ts'
import { eachItem } from '../../../platform/each-item.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Scripts } from '../../hooks/index.ts'
import type { Owed } from '../../owed/index.ts'
import { everything } from '../../request-scope/index.ts'
import { type PerformInput, perform } from '../act.ts'
import type { Stored } from '../answers/stored-answers.ts'
import type { Entry, Message } from '../notes-store.ts'
import type { RequestRecord, StoredRecord } from '../row.ts'
import type { RequestsStore } from '../store.ts'
import { storedTeams } from '../teams.ts'
import { words } from '../tracking/visitor-words.ts'
import { clockIn, timingOf } from './due.ts'
import { endMatter } from './end-matter.ts'
import {
  type EscalationNotices,
  nothingOwedSql,
  type SchedulerStore,
  type Warning,
} from './scheduler-store.ts'

type Dependencies = Pick<PerformInput, 'runEffects' | 'newId' | 'verify' | 'notices' | 'reach'> & {
  store: SchedulerStore
  requests: Pick<RequestsStore, 'change'>
  catalogue: Pick<Catalogue, 'formOf'>
  stored: Pick<Stored, 'record'>
  calendar: () => PerformInput['calendar']
  scriptsOf(request: RequestRecord, activityId: string): Scripts
  /** Notified of every request that was moved. */
  announce(request: RequestRecord): void
  clock: () => Date
  mayEnd: MayEnd
  owed: Pick<Owed, 'rest' | 'drop'>
  /** Notified of a request that waits though its time is over. */
  waits: (requestId: string, why: string) => void
  /** Notified of a request that could not be moved on; the others are. */
  report: (error: unknown) => void
}

const atOnce = 200
/** What came of something that was done outside, in words for its applicant. */
type DeedAnswer = {
  deed: string
  outcome: DeliveryOutcome
  reason?: Text | undefined
  /** Of the request, when the deed came to be owed. */
  revision: number
}
const sameMoment = (): Error => new Error('The request was changed at the same moment')
const bothLanguages = (write: (language: Language) => string): Text => ({ ar: write('ar'), en: write('en') })

export const createScheduler = (dependencies: Dependencies) => {
  const { store, catalogue, notices, owed, clock, newId } = dependencies
  const values = () => ({ number: '{number}', until: '{until}' })
  const moment = { moment: raw('n.due_at') }
  const escalations = (): EscalationNotices => ({
    dueSoon: notices.write('dueSoon', values),
    overdue: notices.write('overdue', values),
    applicantDueSoon: notices.write('applicantDueSoon', values, moment),
    paymentDueSoon: notices.write('paymentDueSoon', values, moment),
    lastMinutes: notices.write('lastMinutes', values, moment),
  })

  type Why = {
    cause: SystemCause
    paymentId?: string
    reason?: Text | undefined
    deed?: string
    deedRevision?: number
  }
  /** What the system would do with a request for a cause; nothing where no condition holds. */
  const nextOf = async (found: StoredRecord, cause: SystemCause) => {
    const request = dependencies.stored.record(found)
    const form = await catalogue.formOf(request.serviceSlug, request.version)
    const now = clock()
    const world = { today: cairoDate(now), calendar: dependencies.calendar() }
    const transition = systemTransition(form, request.status, request.data, world, cause)
    return transition && { request, form, now, world, activityId: transition.activityId }
  }
  type Next = NonNullable<Awaited<ReturnType<typeof nextOf>>>

  /** Makes the system's transition on a request; false where somebody was first. */
  const move = async (
    { request, form, now, world, activityId }: Next,
    { cause, ...why }: Why,
  ): Promise<boolean> => {
    const input: PerformInput = {
      form,
      request,
      who: 'system',
      cause,
      ...why,
      now,
      newId,
      runEffects: dependencies.runEffects,
      verify: dependencies.verify,
      notices,
      reach: dependencies.reach,
      documents: new Map(),
      calendar: world.calendar,
      scripts: dependencies.scriptsOf(request, activityId),
    }
    const { change, entries, messages: notified, direct } = await perform(input, { activityId })
    const isTimed = cause === 'due'
    const outcome = await dependencies.requests.change(
      everything,
      request,
      { ...change, isTimed, answeredDeed: why.deedRevision },
      { now, entries, messages: notified, direct },
    )
    const isMoved = outcome === 'changed'
    if (isMoved) dependencies.announce({ ...request, revision: request.revision + 1 })
    return isMoved
  }

  /** Writes down what came of a deed, where a request stays as it is; false where somebody was first. */
  const record = async (
    found: StoredRecord,
    { deed, outcome, reason, revision }: DeedAnswer,
    notified: Message[] = [],
  ): Promise<boolean> => {
    const request = dependencies.stored.record(found)
    const entry: Entry = {
      id: newId(),
      kind: 'effect',
      actor: 'system',
      actorId: null,
      visibleToApplicant: true,
      detail: {
        effect: 'deliver',
        outcome: outcome === 'delivered' ? 'done' : 'failed',
        deed,
        deedOutcome: outcome,
        deedRevision: revision,
        ...(reason ? { reason } : {}),
      },
    }
    const written = await dependencies.requests.change(
      everything,
      request,
      { answeredDeed: revision },
      { now: clock(), entries: [entry], messages: notified },
    )
    if (written === 'changed') dependencies.announce({ ...request, revision: request.revision + 1 })
    return written === 'changed'
  }

  /** What a version ends that has no transition for it. */
  const endWithoutWay = async (found: StoredRecord, reason: Text): Promise<boolean> => {
    const request = dependencies.stored.record(found)
    const form = await catalogue.formOf(request.serviceSlug, request.version)
    const hasWay = form.workflow.transitions.some(({ at }) => at === 'ended')
    // It has ended without what it was for.
    if (hasWay || returnsMoney(request.statusKind)) return true
    const now = clock()
    const act = endMatter({ form, request, reason, calendar: dependencies.calendar(), notices, now, newId })
    if (!act) throw new Error(`No state of ${request.serviceSlug} ends ${request.ID}`)
    const { change, entries, messages } = act
    const outcome = await dependencies.requests.change(everything, request, change, {
      now,
      entries,
      messages,
    })
    if (outcome === 'changed') dependencies.announce({ ...request, revision: request.revision + 1 })
    return outcome === 'changed'
  }

  /** Ends what a request's time is over for, unless an area has a reason to wait: then it rests until the next look. */
  const end = async (found: StoredRecord): Promise<boolean> => {
    const next = await nextOf(found, 'due')
    if (!next) return false
    const why = await dependencies.mayEnd({ requestId: found.id, endsAt: found.dueAt ?? next.now })
    if (!why) return move(next, { cause: 'due' })
    dependencies.waits(found.id, why)
    await owed.rest('requests.move', found.id, why)
    return false
  }

  const moveAll = async (): Promise<number> => {
    let moved = 0
    let found: StoredRecord[] = []
    // Those that stay, because nothing holds for them or their script fails, keep none from moving that come after them.
    do {
      found = await store.moving(clock(), atOnce, found.at(-1))
      await eachItem(found, {
        work: async request => {
          if (await end(request)) moved += 1
        },
        putOff: async (request, error) => {
          dependencies.report(error)
          await owed.rest('requests.move', request.id, error as Error)
        },
      })
    } while (found.length === atOnce)
    await owed.drop('requests.move', nothingOwedSql(clock()))
    return moved
  }

  /** Moves on a request that is paid; answers what kept it from that. */
  const follow = async (found: StoredRecord, paymentId: string): Promise<'paid' | Error | undefined> => {
    const next = await nextOf(found, 'paid')
    if (!next) return 'paid'
    const isMoved = await move(next, { cause: 'paid', paymentId })
    return isMoved ? undefined : sameMoment()
  }

  /** What reaches those who chose how they want to be answered, before the time to answer ends. */
  const warnings = async (found: readonly { id: string }[], now: Date): Promise<Warning[]> => {
    const records = await store.contactable(found.map(({ id }) => id))
    // We may have been away when there was still time.
    const warned = records.filter(({ dueAt }) => dueAt !== null && dueAt > now)
    return Promise.all(
      warned.map(async stored => {
        const request = dependencies.stored.record(stored)
        const form = await catalogue.formOf(request.serviceSlug, request.version)
        const event = { id: newId(), now, title: words.warningSubject, until: request.dueAt }
        return { requestId: request.id, ...dependencies.reach(form, request, { kind: 'warning', ...event }) }
      }),
    )
  }

  const escalateAll = async (): Promise<number> => {
    let notified = 0
    for (;;) {
      const now = clock()
      const found = await store.escalating(now, atOnce)
      const escalating = found.map(({ id, dueAt }) => ({
        entryId: newId(),
        id,
        dueAt,
        until: bothLanguages(language => (dueAt ? formatEnd(language, dueAt, { now }) : '')),
      }))
      const here = await store.escalate(now, escalating, escalations(), await warnings(found, now))
      notified += here
      // Where nothing of a full page could be notified of, others are at it.
      if (found.length < atOnce || here === 0) return notified
    }
  }

  return {
    /**
     * Moves a request on that has been paid for, once. `left`: it no longer waits for the payment. Throws where somebody
     * changed it at the same moment or nothing leads on, to be tried again.
     */
    paid: async (requestId: string, paymentId: string): Promise<'moved' | 'left'> => {
      const found = await store.waitingForPayment(requestId, paymentId)
      if (found === 'moved' || found === 'left') return found
      const why = await follow(found, paymentId).catch(error => error as Error)
      if (why) {
        // Nobody may bill it again; staff find it among the owed work.
        await owed.rest('requests.move', requestId, why)
        throw why instanceof Error
          ? why
          : new Error('Nothing leads on from the state of a request that is paid')
      }
      return 'moved'
    },

    /**
     * Leads a request that goes on back to the state in which it waited for a payment: its money never arrived. What has
     * ended stays as it is: `done` without its money, or as one whose money goes back anyway. Throws where somebody changed
     * it at the same moment.
     */
    unpaid: async (requestId: string, paymentId: string): Promise<'moved' | 'stays' | 'done'> => {
      const found = await store.paidFrom(requestId, paymentId)
      if (!found) return 'stays'
      // A server that led it back and died is followed by another.
      if (found.isBack) return found.record.status === found.from ? 'moved' : 'stays'
      if (isEnd(found.record.statusKind)) return returnsMoney(found.record.statusKind) ? 'stays' : 'done'
      const request = dependencies.stored.record(found.record)
      const form = await catalogue.formOf(request.serviceSlug, request.version)
      const to = stateOf(form.workflow, found.from)
      if (to?.kind !== 'waiting-on-payment' || request.status === to.code) return 'stays'
      const now = clock()
      const change = {
        status: to.code,
        statusKind: to.kind,
        teams: storedTeams(form, to.code),
        opinions: [],
        asked: undefined,
        clock: clockIn(timingOf(form, dependencies.calendar(), now), to, request),
      }
      const entry: Entry = {
        id: newId(),
        kind: 'status',
        actor: 'system',
        actorId: null,
        visibleToApplicant: true,
        detail: { from: request.status, to: to.code, reversedPaymentId: paymentId },
      }
      // Its payer is told with the payment.
      const outcome = await dependencies.requests.change(everything, request, change, {
        now,
        entries: [entry],
        messages: [],
      })
      if (outcome !== 'changed') throw sameMoment()
      dependencies.announce({ ...request, revision: request.revision + 1 })
      return 'moved'
    },

    /** Leaves a visit that is over and that nobody closed; false where its workflow has no way out, or somebody was first. */
    visitOver: async (found: StoredRecord): Promise<boolean> => {
      const next = await nextOf(found, 'visit')
      return next !== undefined && move(next, { cause: 'visit' })
    },

    /**
     * Moves a request on by what came of a deed outside; at an end where nothing leads on it is recorded. Throws where
     * somebody changed it at the same moment.
     */
    delivered: async (found: StoredRecord, answer: DeedAnswer): Promise<void> => {
      const { deed, outcome, reason, revision } = answer
      const next = await nextOf(found, outcome)
      const isDone = next
        ? await move(next, { cause: outcome, reason, deed, deedRevision: revision })
        : isEnd(found.statusKind) && (await record(found, answer))
      if (!isDone) throw sameMoment()
    },

    /**
     * Writes down what came of a deed that its request had left before the answer, and tells those who handle the request:
     * it was done, and what follows from that is theirs to decide. Throws where somebody changed it at the same moment.
     */
    found: async (row: StoredRecord, answer: DeedAnswer): Promise<void> => {
      const notice = notices.write('workNotice', () => ({ number: '{number}' }), {
        service: row.serviceSlug,
        stage: row.statusKind,
      })
      const messages: Message[] = [{ id: newId(), audience: 'handlers', notice }]
      if (!(await record(row, answer, messages))) throw sameMoment()
    },

    /** Ends a request whose matter is no more, by the way of its workflow or, in a version without one, at its end. */
    ended: async (found: StoredRecord, reason: Text): Promise<void> => {
      const next = await nextOf(found, 'ended')
      const isDone = next ? await move(next, { cause: 'ended', reason }) : await endWithoutWay(found, reason)
      if (!isDone) throw sameMoment()
    },

    /** Does what the time has come for; answers how much that was. */
    tick: async (): Promise<{ moved: number; notified: number }> => ({
      moved: await moveAll(),
      notified: await escalateAll(),
    }),
  }
}

export type Scheduler = ReturnType<typeof createScheduler>
