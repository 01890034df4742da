// The capability put together over a database.

import { appointmentKind } from '@bawaba/forms/fields/appointment-code.ts'
import type { Forms } from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import type { Contributions } from '../../capability.ts'
import type { Asker } from '../../outside.ts'
import type { Database, LockingQueries, Whole } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import type { Seal } from '../../platform/sealed.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Drafts } from '../drafts/index.ts'
import type { Handled, Scripts } from '../hooks/index.ts'
import type { Lookups } from '../lookups/index.ts'
import type { Owed } from '../owed/index.ts'
import type { Timekeeping } from '../timekeeping/index.ts'
import type { WorkingTime } from '../working-time/index.ts'
import { sealStore } from './answers/seal-store.ts'
import { sealStoredAnswers } from './answers/seal-stored.ts'
import { createStoredAnswers } from './answers/stored-answers.ts'
import { billBack } from './bill-back.ts'
import { counterStore } from './counters/counter-store.ts'
import { mayEndBy } from './deadlines/may-end.ts'
import { createScheduler } from './deadlines/scheduler.ts'
import { schedulerStore } from './deadlines/scheduler-store.ts'
import { findStuck, type Stuck } from './deadlines/stuck.ts'
import type { RequestDependencies } from './dependencies.ts'
import { createEffects, type EffectPorts } from './effects.ts'
import { createInName } from './in-name.ts'
import { createLinks } from './links.ts'
import { linksStore } from './links-store.ts'
import { inboxStore } from './lists/inbox-store.ts'
import { listStore } from './lists/list-store.ts'
import { createLists } from './lists/lists.ts'
import { workloadStore } from './lists/workload-store.ts'
import { oneOpenStore } from './one-open-store.ts'
import { createDeliver } from './outside/deliver.ts'
import { deliverStore } from './outside/deliver-store.ts'
import { notesBy } from './outside/notes.ts'
import { createVerify } from './outside/verify.ts'
import { ownPartStore } from './own-part-store.ts'
import { createRequests } from './requests.ts'
import { requestRoutes, type Viewed } from './routes.ts'
import { requestsStore } from './store.ts'
import { messageDelay } from './tracking/message-delay.ts'
import { newMessagesStore } from './tracking/new-messages-store.ts'
import { ratingsStore } from './tracking/ratings-store.ts'
import { createReach } from './tracking/reach.ts'
import { createResponses } from './tracking/responses.ts'
import { createTracking, type TrackingCodes } from './tracking/track-code.ts'
import { createVisitorReplies } from './tracking/visitor-replies.ts'
import { createClearing } from './visits/clearing.ts'
import { createOverVisits } from './visits/over-visits.ts'
import { createVisits } from './visits/visits.ts'
import { visitsStore } from './visits/visits-store.ts'

type Dependencies = Omit<
  RequestDependencies,
  | 'store'
  | 'storeIn'
  | 'inName'
  | 'ownPart'
  | 'notesOf'
  | 'oneOpen'
  | 'verify'
  | 'calendar'
  | 'runEffects'
  | 'scriptsOf'
  | 'hold'
  | 'billBack'
  | 'reach'
> & {
  database: Database
  whole: Whole
  deed: Audit['deed']
  /** Of answers. */
  seal: Seal
  time: WorkingTime
  open: Pick<Timekeeping, 'isOpen' | 'runs'>
  scriptsOf(service: Handled, who: SignedIn | undefined, asker: Asker): Scripts
  /** What other capabilities do for transitions. */
  ports: EffectPorts
  /** How often something may be tried. */
  budgets: Pick<Budgets, 'take' | 'takeAll' | 'giveBack'>
  codes: TrackingCodes
  lookups: Lookups
  drafts: Pick<Drafts, 'entryOf'>
  /** Writes down that staff read a request of somebody else. */
  viewed: Viewed
  /** What programmes do outside. */
  contributions: Contributions
  deliveries: Forms['deliveries']
  owed: Owed
  /** Notified of a request that waits though its time is over. */
  waits: (requestId: string, why: string) => void
  /** The address of a page. */
  linkTo: LinkTo
  /** Notified of failures where nobody waits for an answer. */
  report: (error: unknown) => void
}

export const createCasework = ({
  database,
  whole,
  seal,
  time,
  open,
  ports,
  lookups,
  drafts,
  viewed,
  report,
  budgets,
  codes,
  contributions,
  deliveries,
  owed,
  waits,
  linkTo,
  ...dependencies
}: Dependencies) => {
  const { accounts, catalogue, clock, newId, notices, scriptsOf } = dependencies
  const stored = createStoredAnswers({ seal, definitionOf: catalogue.definitionOf })
  const store = requestsStore(database, stored)
  const { calendar } = time
  const runEffects = createEffects(ports)
  const verify = createVerify(contributions)
  const mayEnd = mayEndBy(contributions)
  const newMessages = newMessagesStore(database)
  const linked = linksStore(database)
  const counters = counterStore(database)
  const storeIn = (queries: LockingQueries) => requestsStore(queries, stored)
  const reach = createReach({ key: dependencies.key, linkTo: path => linkTo('citizen', path) })
  const inName = createInName({ database, deed: dependencies.deed })
  const requests = createRequests({
    ...dependencies,
    store,
    storeIn,
    deliveries,
    notesOf: notesBy(contributions),
    inName,
    reach,
    ownPart: ownPartStore(database),
    oneOpen: oneOpenStore(database),
    calendar,
    runEffects,
    verify,
    hold: ports.hold,
    billBack: billBack({ mayEnd, clock }),
  })
  const lists = createLists({
    store: listStore(database),
    inbox: inboxStore(database),
    workload: workloadStore(database),
    catalogue,
    stored,
    lookups,
    viewed,
    clock,
  })
  const links = createLinks({ store: linked, requests, clock, newId })
  const responses = createResponses({
    store: ratingsStore(database),
    requests,
    newMessages: newMessages,
    notices,
    inName,
    budgets,
    clock,
    newId,
    announce: dependencies.announce,
  })
  const replies = createVisitorReplies({ store, requests, catalogue, budgets, key: dependencies.key, clock })
  const tracking = createTracking({ store, accounts, catalogue, codes, budgets, clock, whole })
  const visits = createVisits({
    database,
    storeIn,
    requests,
    catalogue,
    notices,
    prepare: async code => {
      for (const { reservables } of contributions.values())
        await reservables?.[appointmentKind]?.prepare(code)
    },
    announce: dependencies.announce,
    clock,
    newId,
  })
  const clearing = createClearing({
    database,
    stored,
    catalogue,
    notices,
    announce: dependencies.announce,
    clock,
    newId,
  })
  const moving = schedulerStore(database)
  const scheduler = createScheduler({
    store: moving,
    stored,
    requests: store,
    catalogue,
    calendar,
    runEffects,
    verify,
    notices,
    reach,
    clock,
    newId,
    scriptsOf: (request, activityId) =>
      scriptsOf(
        { serviceSlug: request.serviceSlug, version: request.version, activityId, request },
        undefined,
        'system',
      ),
    announce: dependencies.announce,
    mayEnd,
    owed,
    waits,
    report,
  })
  let stuck: Stuck[] = []
  return {
    requests,
    stored,
    lists,
    visits,
    clearing,
    /** Visits that are over: asked about each morning, and left by the system after a week. */
    overVisits: createOverVisits({ store: visitsStore(database), catalogue, scheduler, notices, clock }),
    hasOwn: store.hasOwn,
    /** Whether a message of the owner keeps a request from ending. */
    mayEnd: messageDelay({ store: newMessages, calendar, clock }),
    liveByStatus: counters.liveByStatus,
    /** Seals what a former version left open; answers how many requests those were. */
    sealStored: (): Promise<number> => sealStoredAnswers(sealStore(database), stored),
    handlers: requestRoutes({
      requests,
      responses,
      tracking,
      replies,
      lists,
      links,
      visits,
      catalogue,
      drafts,
      viewed,
      budgets,
    }),
    /** Whether the time has come for any. */
    isDue: async (): Promise<boolean> => (await moving.isDue(clock())) && (await open.isOpen()),
    /** Does what the time has come for, by the holidays as they are now; nothing while the portal is closed. */
    runDue: async (): Promise<void> => {
      await time.load()
      if (!(await open.runs())) return
      await scheduler.tick()
    },
    /** Moves a request on that has been paid for. */
    paid: scheduler.paid,
    /** Leads a request back to where it waited for a payment whose money never arrived. */
    unpaid: scheduler.unpaid,
    /** Sends a request outside, and moves it on by what came of it. */
    deliver: createDeliver({
      store: deliverStore(database),
      stored,
      catalogue,
      contributions,
      deliveries,
      scheduler,
      clock,
    }),
    /** Looks for requests that nobody could move on; answers where they stand. */
    audit: async (): Promise<Stuck[]> => {
      stuck = await findStuck(moving, catalogue, stored, { today: cairoDate(clock()), calendar: calendar() })
      return stuck
    },
    /** How many the last look found. */
    stuck: (): number => stuck.reduce((sum, { count }) => sum + count, 0),
  }
}
export type Casework = ReturnType<typeof createCasework>
