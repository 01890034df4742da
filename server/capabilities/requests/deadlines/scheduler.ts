// What happens with requests by itself as time passes: people are notified that something is due, and the system makes its
// own transitions. Every server runs it; each thing is done once.

import type { DeliveryOutcome } from '@bawaba/forms/definition.ts'
import { type SystemCause, systemTransition } from '@bawaba/forms/index.ts'
import { cairoDate, type Text } from '@bawaba/language/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Scripts } from '../../hooks/index.ts'
import { everything } from '../../request-scope/index.ts'
import { type PerformInput, perform } from '../act.ts'
import type { Stored } from '../answers/stored-answers.ts'
import type { RequestRecord, StoredRecord } from '../row.ts'
import type { RequestsStore } from '../store.ts'
import type { EscalationNotices, SchedulerStore } from './scheduler-store.ts'

type Dependencies = Pick<PerformInput, 'runEffects' | 'newId' | 'verify' | 'notices'> & {
  store: SchedulerStore
  requests: Pick<RequestsStore, 'change'>
  catalogue: Pick<Catalogue, 'formOf'>
  stored: Pick<Stored, 'record'>
  calendar: () => PerformInput['calendar']
  scriptsOf(request: RequestRecord, activityId: string): Scripts
  /** Notified of every request that was moved. */
  announce(request: RequestRecord): void
  clock: () => Date
  /** Notified of a request that could not be moved on; the others are. */
  report: (error: unknown) => void
}

const atOnce = 200

export const createScheduler = (dependencies: Dependencies) => {
  const { store, catalogue, notices, clock, newId } = dependencies
  const escalation = (step: keyof EscalationNotices) => notices.write(step, () => ({ number: '{number}' }))

  /** Makes the system's transition on a request; false where somebody was first or nothing holds. */
  const move = async (
    found: StoredRecord,
    { cause, ...why }: { cause: SystemCause; paymentId?: string; reason?: Text | undefined } = {
      cause: 'due',
    },
  ): Promise<boolean> => {
    const request = dependencies.stored.record(found)
    const form = await catalogue.formOf(request.serviceSlug, request.version)
    const now = clock()
    const world = { today: cairoDate(now), calendar: dependencies.calendar() }
    const transition = systemTransition(form, request.status, request.data, world, cause)
    if (!transition) return false
    const { activityId } = transition
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
      documents: new Map(),
      calendar: world.calendar,
      scripts: dependencies.scriptsOf(request, activityId),
    }
    const { change, entries, messages: notified } = await perform(input, { activityId })
    const isMoved = await dependencies.requests.change(everything, request, change, {
      now,
      entries,
      messages: notified,
    })
    if (isMoved) dependencies.announce({ ...request, revision: request.revision + 1 })
    return isMoved
  }

  const moveAll = async (): Promise<number> => {
    let moved = 0
    let found: StoredRecord[] = []
    // Those that stay, because nothing holds for them or their script fails, keep none from moving that come after them.
    do {
      found = await store.moving(clock(), atOnce, found.at(-1))
      for (const request of found)
        if (await move(request).catch(error => dependencies.report(error))) moved += 1
    } while (found.length === atOnce)
    return moved
  }

  const escalateAll = async (): Promise<number> => {
    let notified = 0
    for (let last = atOnce; last === atOnce; notified += last) {
      const ids = Array.from({ length: atOnce }, newId)
      last = await store.escalate(clock(), ids, {
        dueSoon: escalation('dueSoon'),
        overdue: escalation('overdue'),
        applicantDueSoon: escalation('applicantDueSoon'),
      })
    }
    return notified
  }

  return {
    /**
     * Moves a request on that has been paid for, once. `left`: it no longer waits for the payment. Throws where somebody
     * changed it at the same moment, to be tried again.
     */
    paid: async (requestId: string, paymentId: string): Promise<'moved' | 'left'> => {
      const found = await store.waitingForPayment(requestId, paymentId)
      if (found === 'moved' || found === 'left') return found
      if (!(await move(found, { cause: 'paid', paymentId })))
        throw new Error('The request was changed at the same moment')
      return 'moved'
    },

    /** Moves a request on by what came of sending it outside. Throws where somebody changed it at the same moment. */
    delivered: async (found: StoredRecord, outcome: DeliveryOutcome, reason?: Text): Promise<void> => {
      if (!(await move(found, { cause: outcome, reason })))
        throw new Error('The request was changed at the same moment')
    },

    /** Does what the time has come for; answers how much that was. */
    tick: async (): Promise<{ moved: number; notified: number }> => ({
      moved: await moveAll(),
      notified: await escalateAll(),
    }),
  }
}

export type Scheduler = ReturnType<typeof createScheduler>
