// Everything staff work with besides the requests themselves, wired: bulk acts, saved views, presence, events,
// a person's requests, who saw what, announcements. `app.ts` gives the world and takes the calls.

import type { AccountsStore } from './capabilities/accounts/index.ts'
import { type Announcements, announcementRoutes } from './capabilities/announcements/index.ts'
import type { Audit } from './capabilities/audit/index.ts'
import type { Catalogue } from './capabilities/catalogue/index.ts'
import type { Events } from './capabilities/events/index.ts'
import type { Lookups } from './capabilities/lookups/index.ts'
import { createPresence, presenceRoutes, presenceStore } from './capabilities/presence/index.ts'
import {
  bulkStore,
  type Changed,
  createBulk,
  createOfPerson,
  inboxRoutes,
  personStore,
  type RequestLists,
  type Requests,
  type Stored,
  scopeSql,
} from './capabilities/requests/index.ts'
import { createSavedViews, savedViewRoutes, savedViewsStore } from './capabilities/saved-views/index.ts'
import { announcementTasks, employeesTask, taskRoutes, tasksStore } from './capabilities/tasks/index.ts'
import { type Viewings, viewingRoutes } from './capabilities/viewings/index.ts'
import type { Database } from './platform/database/index.ts'

type Dependencies = {
  database: Database
  clock: () => Date
  newId: () => string
  catalogue: Catalogue
  requests: Requests
  stored: Stored
  lists: RequestLists
  accounts: AccountsStore
  audit: Audit
  lookups: Lookups
  byIdentifier(kind: 'nationalId' | 'passportNumber', typed: string): Promise<string[]>
  events: Events
  viewings: Viewings
  announcements: Announcements
  /** Told of what kept one of several acts from being done. */
  report: (err: unknown) => void
}

export const createStaffTools = (dependencies: Dependencies) => {
  const { database, clock, newId, catalogue, requests, lists, accounts, events } = dependencies
  const presence = createPresence({
    store: presenceStore(database),
    scopeSql,
    clock,
    publish: events.publish,
  })
  const bulk = createBulk({
    store: bulkStore(database),
    requests,
    accounts,
    catalogue,
    clock,
    newId,
    announce: request => events.publish(happened(request)),
    report: dependencies.report,
  })
  const ofPerson = createOfPerson({
    store: personStore(database),
    stored: dependencies.stored,
    byIdentifier: dependencies.byIdentifier,
    lookups: dependencies.lookups,
  })
  return {
    handlers: {
      ...inboxRoutes({ bulk, ofPerson, lists }),
      ...savedViewRoutes(createSavedViews({ store: savedViewsStore(database), newId })),
      ...presenceRoutes(presence),
      ...events.handlers,
      ...viewingRoutes(dependencies.viewings),
      ...announcementRoutes(dependencies.announcements),
      ...taskRoutes({
        getEmployees: employeesTask(tasksStore(database)),
        ...announcementTasks(dependencies.announcements),
      }),
    },
  }
}

/** A change of a request as pages are told of it. */
export const happened = ({ ID, serviceSlug, revision, ownerId, center }: Changed) =>
  ({ kind: 'request', ID, serviceSlug, revision, ownerId, center }) as const
