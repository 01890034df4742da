// The announcement for everyone, as tasks give and take it. The guiding video has its place beside it, empty so far.

import type { AnnouncementOrder } from '@bawaba/contract/entities/announcement.ts'
import { signedIn } from '../../platform/http/call.ts'
import type { Announcements } from '../announcements/index.ts'
import type { Task, TaskAnswer, Tasks } from './tasks.ts'

type Own = Pick<Tasks, 'getAnnouncementAndGuidingVideo' | 'setAnnouncementAndGuidingVideo'>
type Wire = NonNullable<TaskAnswer['announcement']>

const isWritten = (options: object): options is AnnouncementOrder => 'title' in options

export const announcementTasks = (announcements: Announcements): Own => {
  /** What stands, for whoever manages it; what is read, for everybody else. */
  const wireOf = (scope: string): Wire => {
    const stored = scope === 'all' ? announcements.kept('everyone') : announcements.shown('everyone')
    if (!stored) return {}
    const { title, description, body, active, from, until, revision } = stored
    const read = { title, description, body, disabled: !active }
    return scope === 'all' ? { ...read, from, until, revision } : read
  }
  const get: Task = {
    policy: { visitor: 'public', citizen: 'public', agent: 'public', employee: 'public', BFM_ADMIN: 'all' },
    run: async ({ scope, data }) => {
      const requested = data?.fields ?? ['announcement', 'guidingVideo']
      return {
        ...(requested.includes('announcement') ? { announcement: wireOf(scope) } : {}),
        ...(requested.includes('guidingVideo') ? { guidingVideo: {} } : {}),
      }
    },
  }
  const set: Task = {
    policy: { BFM_ADMIN: 'all' },
    run: async ({ actor, address, scope, data = {} }) => {
      const by = { accountId: signedIn({ actor }).accountId, address }
      const { announcement, revision } = data
      if (announcement && isWritten(announcement))
        await announcements.put(by, 'everyone', revision, announcement)
      else if (announcement) await announcements.remove(by, 'everyone', revision)
      return { announcement: wireOf(scope), guidingVideo: {} }
    },
  }
  return { getAnnouncementAndGuidingVideo: get, setAnnouncementAndGuidingVideo: set }
}
