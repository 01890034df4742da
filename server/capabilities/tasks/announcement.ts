// The announcement for everyone and the guiding video, as tasks give and take them: what was given may be sent back as it is,
// an empty object clears, and a revision is checked where one is sent.

import type {
  AnnouncementOrder,
  TaskAnnouncement,
  TaskVideo,
} from '@bawaba/contract/entities/announcement.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { signedIn } from '../../platform/http/call.ts'
import type { Announcements, GuidingVideos } from '../announcements/index.ts'
import type { Task, Tasks } from './tasks.ts'

type Own = Pick<Tasks, 'getAnnouncementAndGuidingVideo' | 'setAnnouncementAndGuidingVideo'>

const announcementPath = 'body.data.announcement'
const videoPath = 'body.data.guidingVideo'
const none = { ar: '', en: '' }
/** Besides the revision that it was seen at. */
const isEmpty = ({ revision: _, ...sent }: { revision?: number }): boolean => Object.keys(sent).length === 0

const required = (path: string): never => {
  throw new Problem('VALIDATION_FAILED', { details: [{ path, key: 'required' }] })
}
const orderOf = ({
  title,
  description,
  body,
  active,
  disabled,
  from,
  until,
}: TaskAnnouncement): AnnouncementOrder => ({
  title: title ?? required(`${announcementPath}.title`),
  description: description ?? none,
  body: body ?? none,
  active: active ?? !(disabled ?? false),
  ...(from === undefined ? {} : { from }),
  ...(until === undefined ? {} : { until }),
})
const videoOf = ({ title, description, url, language, disabled }: TaskVideo) => ({
  title: title ?? required(`${videoPath}.title`),
  description: description ?? none,
  url: url ?? required(`${videoPath}.url`),
  language: language ?? 'ar',
  active: !(disabled ?? false),
})

export const announcementTasks = (announcements: Announcements, guidingVideo: GuidingVideos): Own => {
  /** What stands, for whoever manages it; what is read, for everybody else. */
  const announcementFor = (scope: string): TaskAnnouncement => {
    const stored = scope === 'all' ? announcements.kept('everyone') : announcements.shown('everyone')
    if (!stored) return {}
    const { title, description, body, active, from, until, revision } = stored
    const read = { title, description, body, disabled: !active }
    return scope === 'all' ? { ...read, from, until, revision } : read
  }
  const videoFor = (scope: string): TaskVideo => {
    const stored = guidingVideo.current()
    if (!stored || (scope !== 'all' && !stored.active)) return {}
    const { title, description, url, language, active, revision } = stored
    const read = { title, description, url, language, disabled: !active }
    return scope === 'all' ? { ...read, revision } : read
  }
  const get: Task = {
    policy: { visitor: 'public', citizen: 'public', agent: 'public', employee: 'public', BFM_ADMIN: 'all' },
    run: async ({ scope, data }) => {
      const requested = data?.fields ?? ['announcement', 'guidingVideo']
      return {
        ...(requested.includes('announcement') ? { announcement: announcementFor(scope) } : {}),
        ...(requested.includes('guidingVideo') ? { guidingVideo: videoFor(scope) } : {}),
      }
    },
  }
  const set: Task = {
    policy: { BFM_ADMIN: 'all' },
    run: async ({ actor, address, scope, data = {} }) => {
      const by = { accountId: signedIn({ actor }).accountId, address }
      const { announcement, guidingVideo: video } = data
      const order = announcement && !isEmpty(announcement) ? orderOf(announcement) : undefined
      const written = video && !isEmpty(video) ? videoOf(video) : undefined
      // Both are looked at before either is written.
      if (order) announcements.assertGood(order, announcementPath)
      if (written) guidingVideo.assertGood(written, videoPath)
      const expected = announcement?.revision ?? data.revision ?? 'any'
      if (order) await announcements.put(by, 'everyone', expected, order)
      else if (announcement) await announcements.remove(by, 'everyone', expected)
      if (written) await guidingVideo.put(by, video?.revision ?? 'any', written)
      else if (video) await guidingVideo.remove(by, video.revision ?? 'any')
      return { announcement: announcementFor(scope), guidingVideo: videoFor(scope) }
    },
  }
  return { getAnnouncementAndGuidingVideo: get, setAnnouncementAndGuidingVideo: set }
}
