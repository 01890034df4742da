// What this capability contributes to the server: what is announced to everyone and to staff.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import { type Announcements, createAnnouncements } from './announcements.ts'
import { announcementRoutes } from './routes.ts'
import { announcementsStore } from './store.ts'
import { watchAnnouncements } from './watch.ts'

export const capability = defineCapability({
  name: 'announcements',
  provide: ({ database, clock, audit }: Base & { audit: Audit }) => ({
    announcements: createAnnouncements({ store: announcementsStore(database), audit, clock }),
  }),
  contribute: ({ config, database, log, announcements }: Base & { announcements: Announcements }) => ({
    handlers: announcementRoutes(announcements),
    loads: announcements.load,
    shows: announcements.mark,
    watches: () =>
      watchAnnouncements({
        announcements,
        listen: database.listen,
        everyMs: config.CATALOGUE_CHECK_MS,
        report: err => log('announcements.not_reloaded', { err }),
      }),
  }),
})
