// Announcements over HTTP.

import type { announcementCalls } from '@bawaba/contract/calls/announcements.ts'
import type { Announcement } from '@bawaba/contract/entities/announcement.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import { revisionOf } from '../../platform/http/headers.ts'
import type { Announcements } from './announcements.ts'
import type { GuidingVideos } from './video.ts'

const byOf = (call: Pick<Call, 'actor' | 'address'>) => ({
  accountId: signedIn(call).accountId,
  address: call.address,
})

export const announcementRoutes = (
  announcements: Announcements,
  guidingVideo: Pick<GuidingVideos, 'shown'>,
  warnings: () => Announcement[],
): Handlers<keyof typeof announcementCalls> => ({
  'GET announcements/current': call => [...warnings(), ...announcements.current(call.scope)],
  'GET announcements/guidingVideo': () => guidingVideo.shown(),
  'GET announcements': async () => {
    await announcements.load()
    return announcements.all()
  },
  'PUT announcements/:audience': async call => {
    const revision = revisionOf(call.header('if-match'))
    const stored = await announcements.put(byOf(call), call.params.audience, revision, call.body)
    call.setHeader('etag', `"${stored.revision}"`)
    return stored
  },
  'DELETE announcements/:audience': async call => {
    await announcements.remove(byOf(call), call.params.audience, revisionOf(call.header('if-match')))
    return null
  },
})
