// The capability put together over a database.

import type { Database } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { Seal } from '../../platform/sealed.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Handled, Scripts } from '../hooks/index.ts'
import type { Lookups } from '../lookups/index.ts'
import type { WorkingTime } from '../working-time/index.ts'
import { createClockwork } from './clockwork.ts'
import { clockworkStore } from './clockwork-store.ts'
import { counterStore } from './counter-store.ts'
import { createEffects, type EffectPorts } from './effects.ts'
import { inboxStore } from './inbox-store.ts'
import { createLinks } from './links.ts'
import { linksStore } from './links-store.ts'
import { listStore } from './list-store.ts'
import { createLists } from './lists.ts'
import { ratingsStore } from './ratings-store.ts'
import { createRequests, type RequestRules } from './requests.ts'
import { createResponses } from './responses.ts'
import { requestRoutes, type Viewed } from './routes.ts'
import { sealStore } from './seal-store.ts'
import { sealStoredAnswers } from './seal-stored.ts'
import { requestsStore } from './store.ts'
import { createStoredAnswers } from './stored-answers.ts'
import { findStranded, type Stranded } from './stranded.ts'
import { createTracking, type TrackingCodes } from './track-code.ts'

type Given = Omit<RequestRules, 'store' | 'calendar' | 'runEffects' | 'scriptsOf'> & {
  database: Database
  /** Of answers. */
  seal: Seal
  time: WorkingTime
  scriptsOf(service: Handled, who: SignedIn | undefined): Scripts
  /** What other capabilities do for transitions. */
  ports?: EffectPorts
  /** How often something may be tried. */
  budgets: Pick<Budgets, 'take'>
  codes: TrackingCodes
  lookups: Lookups
  /** Writes down that staff read a request of somebody else. */
  viewed: Viewed
  /** Told of what failed where nobody waits for an answer. */
  report: (error: unknown) => void
}

export const createCasework = ({
  database,
  seal,
  time,
  ports,
  lookups,
  viewed,
  report,
  budgets,
  codes,
  ...given
}: Given) => {
  const { accounts, catalogue, clock, newId, scriptsOf } = given
  const stored = createStoredAnswers({ seal, definitionOf: catalogue.definitionOf })
  const store = requestsStore(database, stored)
  const { calendar } = time
  const runEffects = createEffects(ports)
  const linked = linksStore(database)
  const counters = counterStore(database)
  const requests = createRequests({ ...given, store, calendar, runEffects })
  const lists = createLists({
    ...{ store: listStore(database), counters, inbox: inboxStore(database) },
    ...{ catalogue, stored, lookups, viewed, clock },
  })
  const links = createLinks({ store: linked, requests, clock, newId })
  const responses = createResponses({
    ...{ store: ratingsStore(database), requests, notes: store, budgets, clock, newId },
    announce: given.announce,
  })
  const tracking = createTracking({ store, accounts, catalogue, codes, budgets })
  const moving = clockworkStore(database)
  const clockwork = createClockwork({
    ...{ store: moving, stored, requests: store, catalogue, calendar, runEffects, clock, newId },
    scriptsOf: (request, activityId) =>
      scriptsOf(
        { serviceSlug: request.serviceSlug, version: request.version, activityId, request },
        undefined,
      ),
    announce: given.announce,
    report,
  })
  let stranded: Stranded[] = []
  return {
    ...{ requests, stored, lists },
    ...{ hasOwn: store.hasOwn, liveByStatus: counters.liveByStatus },
    /** Seals what a former version left open; answers how many requests those were. */
    sealStored: (): Promise<number> => sealStoredAnswers(sealStore(database), stored),
    handlers: requestRoutes({ requests, responses, tracking, lists, links, catalogue, viewed, budgets }),
    /** Does what the time has come for, by the holidays as they are now. */
    tick: async (): Promise<void> => {
      await time.load()
      await clockwork.tick()
    },
    /** Looks for requests that nobody could move on; answers where they stand. */
    audit: async (): Promise<Stranded[]> => {
      stranded = await findStranded(moving, catalogue, stored)
      return stranded
    },
    /** How many the last look found. */
    stranded: (): number => stranded.reduce((sum, { count }) => sum + count, 0),
  }
}
