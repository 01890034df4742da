// Following what goes out, for administrators: where messages stand, and sending one again.

import { hash } from 'node:crypto'
import {
  type MessageChannel,
  messageChannels,
  type OutgoingMessage,
} from '@bawaba/contract/entities/notification.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { cursorOf, parseFilter, parseWhere, shownBy } from '../../platform/filter/index.ts'
import { assertIdempotencyKey } from '../../platform/http/headers.ts'
import type { Audit } from '../audit/index.ts'
import { claimMs } from './deliver.ts'
import type { ChannelOutages } from './outages.ts'
import { type OutgoingRow, type OutgoingStore, outgoingFilter, outgoingStore } from './outgoing-store.ts'

type Dependencies = {
  store: OutgoingStore
  outages: Pick<ChannelOutages, 'current'>
  audit: Audit
  clock: () => Date
  newId: () => string
}
type ListQuery = { filter?: string | undefined; total?: boolean | undefined; after?: string | undefined }
type Administrator = { accountId: string; address: string }

/** What was given up longer ago is news to nobody. */
const resendDays = 30

const viewOf = ({ createdAt, sentAt, nextTryAt, givenUpAt, ...row }: OutgoingRow): OutgoingMessage =>
  Object.fromEntries(
    Object.entries({
      ...row,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString(),
      nextTryAt: nextTryAt?.toISOString(),
      givenUpAt: givenUpAt?.toISOString(),
    }).filter(([, value]) => value !== null && value !== undefined),
  ) as OutgoingMessage

/** The id of what was sent again with a key: with the same key it is the same message. */
const idOf = ({ accountId }: Administrator, id: string, key: string): string => {
  assertIdempotencyKey(key)
  const hex = hash('sha256', `resend ${accountId} ${id} ${key}`)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

export const createFollowing = ({ store, outages, audit, clock, newId }: Dependencies) => ({
  channels: async (): Promise<MessageChannel[]> => {
    const waiting = new Map((await store.retrying()).map(({ channel, retrying }) => [channel, retrying]))
    return messageChannels.map(channel => {
      const outage = outages.current().find(each => each.channel === channel)
      return {
        channel,
        retrying: waiting.get(channel) ?? 0,
        ...(outage && {
          down: { since: outage.since.toISOString(), failed: outage.failed, failure: outage.failure },
        }),
      }
    })
  },

  resendAll: (by: Administrator, channel: MessageChannel['channel']): Promise<{ count: number }> =>
    audit.deed(async (queries, record) => {
      const now = clock()
      const count = await outgoingStore(queries).resendAll(channel, {
        since: new Date(now.getTime() - resendDays * 86_400_000),
        claimedUntil: new Date(now.getTime() + claimMs),
        now,
      })
      await record({
        kind: 'notification.allResent',
        actorId: by.accountId,
        address: by.address,
        detail: { channel, count },
      })
      return { count }
    }),

  list: async ({ filter: text, total, after }: ListQuery) => {
    const filter = parseFilter(text, outgoingFilter.vocabulary)
    const rows = await store.list(filter, after, clock())
    const last = rows.at(-1)
    return {
      rows: rows.map(({ place: _, ...row }) => shownBy(filter, viewOf(row)) as Partial<OutgoingMessage>),
      total: total ? await store.count(filter.where) : undefined,
      next: last && rows.length === filter.limit ? cursorOf(last.place) : undefined,
    }
  },

  count: async (where: string | undefined) => ({
    count: await store.count(parseWhere(where, outgoingFilter.vocabulary)),
  }),

  /** Throws NOT_FOUND, and MESSAGE_OVER for what is worth nothing any more. */
  resend: async (by: Administrator, id: string, key: string | undefined): Promise<OutgoingMessage> => {
    const newest = key === undefined ? newId() : idOf(by, id, key)
    const sent = await audit.deed(async (queries, record) => {
      const now = clock()
      const claimedUntil = new Date(now.getTime() + claimMs)
      const resent = await outgoingStore(queries).resend(id, newest, { now, claimedUntil })
      if (resent)
        await record({
          kind: 'notification.resent',
          actorId: by.accountId,
          address: by.address,
          ...(resent.accountId ? { subjectId: resent.accountId } : {}),
          detail: { message: id, as: resent.id },
        })
      return resent
    })
    if (!sent) throw new Problem((await store.find(id, clock())) ? 'MESSAGE_OVER' : 'NOT_FOUND')
    const row = await store.find(sent.id, clock())
    if (!row) throw new Problem('NOT_FOUND')
    return viewOf(row)
  },
})
export type Following = ReturnType<typeof createFollowing>
