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

/** One mark of two: another object once either has changed, none while one of them has none. */
const bothMarks = (first: () => object | undefined, second: () => object | undefined) => {
  let last: { one: object; other: object } | undefined
  return (): object | undefined => {
    const [one, other] = [first(), second()]
    if (!one || !other) return undefined
    if (last?.one !== one || last.other !== other) last = { one, other }
    return last
  }
}

export const capability = defineCapability({
  name: 'announcements',
  provide: ({ database, clock, audit }: Base & { audit: Audit }) => ({
    announcements: createAnnouncements({ store: announcementsStore(database), audit, clock }),
    guidingVideo: createGuidingVideo({ store: videoStore(database), audit, clock }),
  }),
  contribute: ({ config, database, log, announcements, guidingVideo, contributions }: Uses) => ({
    handlers: announcementRoutes(announcements, guidingVideo, () =>
      [...contributions.values()].flatMap(({ warns }) => warns?.() ?? []),
    ),
    loads: () => Promise.all([announcements.load(), guidingVideo.load()]),
    shows: bothMarks(announcements.mark, guidingVideo.mark),
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
