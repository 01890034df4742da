// What this capability contributes to the server: what is announced to everyone and to staff.

import { type Base, defineCapability } from '../../capability.ts'
import { keepInStep, type Step } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import { type Announcements, createAnnouncements } from './announcements.ts'
import { announcementRoutes } from './routes.ts'
import { announcementsChannel, announcementsStore } from './store.ts'
import { createGuidingVideo, type GuidingVideos } from './video.ts'
import { videoStore } from './video-store.ts'

type Uses = Base & { announcements: Announcements; guidingVideo: GuidingVideos }

/** Reads what is announced, then again whenever it changes; answers the way to stop. */
export const watchAnnouncements = (step: Omit<Step, 'channel'>) =>
  keepInStep({ ...step, channel: announcementsChannel })

export const capability = defineCapability({
  name: 'announcements',
  provide: ({ database, clock, audit }: Base & { audit: Audit }) => ({
    announcements: createAnnouncements({ store: announcementsStore(database), audit, clock }),
    guidingVideo: createGuidingVideo({ store: videoStore(database), audit, clock }),
  }),
  contribute: ({ config, database, log, announcements, guidingVideo }: Uses) => ({
    handlers: announcementRoutes(announcements),
    loads: () => Promise.all([announcements.load(), guidingVideo.load()]),
    shows: announcements.mark,
    watches: () =>
      watchAnnouncements({
        load: async () => {
          await Promise.all([announcements.load(), guidingVideo.load()])
        },
        listen: database.listen,
        everyMs: config.CATALOGUE_CHECK_MS,
        report: err => log('announcements.not_reloaded', { err }),
      }),
  }),
})
