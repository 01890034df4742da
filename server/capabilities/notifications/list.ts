// A person's own notifications: what they read of them, and what they have seen and read. Nobody else reaches them, whoever
// acts for the person neither.

import type { Marked, Notification } from '@bawaba/contract/entities/notification.ts'
import type { Language, Text } from '@bawaba/language/index.ts'
import { cursorOf, parseFilter, parseWhere, shownBy } from '../../platform/filter/index.ts'
import type { Happening } from '../events/index.ts'
import { type ListStore, type NotificationRow, notificationFilter } from './list-store.ts'

type Dependencies = {
  store: ListStore
  /** What a service is called; undefined of one that is gone. */
  labelOf(serviceSlug: string): Text | undefined
  publish(happening: Happening): void
  clock: () => Date
}
type ListQuery = { filter?: string | undefined; total?: boolean | undefined; after?: string | undefined }

/** Told at once; more than that wait for the next round. */
const announcedAtOnce = 500

export const createList = ({ store, labelOf, publish, clock }: Dependencies) => {
  const { vocabulary } = notificationFilter

  const viewOf = (language: Language, row: NotificationRow): Notification => {
    const { id, kind, topic, createdAt, isSeen, isRead, serviceSlug, requestId, path } = row
    const label = serviceSlug === null ? undefined : labelOf(serviceSlug)?.[language]
    return {
      id,
      createdAt: createdAt.toISOString(),
      kind,
      topic,
      title: row.title[language],
      text: row.text[language],
      isSeen,
      isRead,
      meta: {
        ...(serviceSlug === null ? {} : { serviceSlug }),
        ...(label === undefined ? {} : { serviceLabel: label }),
        ...(requestId === null ? {} : { requestId }),
        ...(path === null ? {} : { path }),
      },
    }
  }

  const marks =
    (mark: ListStore['markSeen']) =>
    async (accountId: string, marked: Marked): Promise<{ count: number }> => {
      await mark(accountId, 'ids' in marked ? marked.ids : undefined, clock())
      publish({ kind: 'notification', accountId })
      return { count: await store.unseen(accountId, clock()) }
    }

  return {
    list: async (accountId: string, language: Language, { filter: text, total, after }: ListQuery) => {
      const filter = parseFilter(text, vocabulary)
      const now = clock()
      const rows = await store.list(accountId, filter, after, now)
      const last = rows.at(-1)
      return {
        rows: rows.map(row => shownBy(filter, viewOf(language, row)) as Partial<Notification>),
        total: total ? await store.count(accountId, filter.where, now) : undefined,
        next: last && rows.length === filter.limit ? cursorOf(last.place) : undefined,
      }
    },

    /** How many the person has not seen, or how many a filter admits. */
    count: async (accountId: string, where: string | undefined): Promise<{ count: number }> => ({
      count:
        where === undefined
          ? await store.unseen(accountId, clock())
          : await store.count(accountId, parseWhere(where, vocabulary), clock()),
    }),

    markSeen: marks(store.markSeen),
    markRead: marks(store.markRead),

    /** Tells open pages of what is new. A server that dies before it leaves it to another. */
    announce: async (): Promise<void> => {
      for (;;) {
        const announced = await store.announce(clock(), announcedAtOnce)
        for (const { accountId } of announced) publish({ kind: 'notification', accountId })
        if (announced.length < announcedAtOnce) return
      }
    },
  }
}
export type NotificationList = ReturnType<typeof createList>
