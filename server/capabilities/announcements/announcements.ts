// What is announced. It is held in memory, so that a page that shows it costs the database nothing; whether its time
// has come is a matter of the clock.

import {
  type Audience,
  announcementErrors,
  announcementState,
  audiences,
} from '@bawaba/contract/announcement-rules.ts'
import type {
  Announcement,
  AnnouncementOrder,
  StoredAnnouncement,
} from '@bawaba/contract/entities/announcement.ts'
import type { Scope } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Text } from '@bawaba/language/index.ts'
import { latestReading } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import { type AnnouncementsStore, announcementsStore, type Expected, type Row } from './store.ts'

type Dependencies = { store: AnnouncementsStore; audit: Audit; clock: () => Date }
export type Administrator = { accountId: string; address: string }

const storedOf = ({ from, until, changedAt, ...row }: Row): StoredAnnouncement => ({
  ...row,
  ...(from ? { from: from.toISOString() } : {}),
  ...(until ? { until: until.toISOString() } : {}),
  changedAt: changedAt.toISOString(),
})

const trimmed = ({ ar, en }: Text): Text => ({ ar: ar.trim(), en: en.trim() })
const tidy = (order: AnnouncementOrder): AnnouncementOrder => ({
  ...order,
  title: trimmed(order.title),
  description: trimmed(order.description),
  body: trimmed(order.body),
})

/** Which audiences a scope reads. */
const readBy = (scope: Scope): readonly Audience[] => (scope === 'all' ? audiences : ['everyone'])

export const createAnnouncements = ({ store, audit, clock }: Dependencies) => {
  let all: readonly StoredAnnouncement[] = []
  const load = latestReading(store.list, found => {
    all = found.map(storedOf)
  })
  const storedFor = (audience: Audience): StoredAnnouncement | undefined =>
    all.find(one => one.audience === audience)
  const shown = (audience: Audience): StoredAnnouncement | undefined => {
    const one = storedFor(audience)
    return one && announcementState(one, clock()) === 'shown' ? one : undefined
  }
  const seenAt = (revision: Expected | undefined): Expected => {
    if (revision === undefined) throw new Problem('PRECONDITION_REQUIRED')
    return revision
  }
  const assertGood = (order: AnnouncementOrder, path = 'body'): void => {
    const errors = announcementErrors(order, clock())
    if (errors.length > 0)
      throw new Problem('VALIDATION_FAILED', {
        details: errors.map(({ field, key }) => ({ path: `${path}.${field}`, key })),
      })
  }

  return {
    load,
    assertGood,
    /** The same object until something was announced, changed or removed. */
    mark: (): object => all,
    all: (): StoredAnnouncement[] => [...all],
    /** The announcement of an audience, whether it is shown or not. */
    kept: storedFor,
    /** The announcement of an audience while it is read. */
    shown,

    /** What a caller of this scope reads now. */
    current: (scope: Scope): Announcement[] =>
      readBy(scope).flatMap(audience => {
        const one = shown(audience)
        if (!one) return []
        const { title, description, body } = one
        return [{ audience, title, description, body }]
      }),

    put: async (
      by: Administrator,
      audience: Audience,
      revision: Expected | undefined,
      order: AnnouncementOrder,
    ): Promise<StoredAnnouncement> => {
      const expected = seenAt(revision)
      assertGood(order)
      const written = tidy(order)
      const isNew = expected === 'any' ? storedFor(audience) === undefined : expected === 0
      const { title, active, from, until } = written
      await audit.deed(async (queries, record) => {
        const put = { audience, order: written, expected, by: by.accountId, now: clock() }
        if (!(await announcementsStore(queries).put(put))) throw new Problem('CONFLICT')
        await record({
          kind: isNew ? 'announcement.added' : 'announcement.changed',
          actorId: by.accountId,
          address: by.address,
          detail: { audience, title, active, from: from ?? null, until: until ?? null },
        })
      })
      await load()
      const standing = storedFor(audience)
      // Somebody was quicker to delete it.
      if (!standing) throw new Problem('CONFLICT')
      return standing
    },

    /** With 'any' nothing is cleared twice: where there is none, none is deleted. */
    remove: async (by: Administrator, audience: Audience, revision: Expected | undefined): Promise<void> => {
      const expected = seenAt(revision)
      await audit.deed(async (queries, record) => {
        const isGone = await announcementsStore(queries).remove(audience, expected)
        if (!isGone && revision === 'any') return
        if (!isGone) throw new Problem('CONFLICT')
        await record({
          kind: 'announcement.deleted',
          actorId: by.accountId,
          address: by.address,
          detail: { audience },
        })
      })
      await load()
    },
  }
}
export type Announcements = ReturnType<typeof createAnnouncements>
