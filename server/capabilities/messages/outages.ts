// Channels by which nothing leaves: noticed by whoever delivers, held in memory by every process for the pages that say so.

import type { Announcement } from '@bawaba/contract/entities/announcement.ts'
import type { Text } from '@bawaba/language/index.ts'
import { latestReading } from '../../platform/database/index.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import type { Outage, OutageStore } from './outage-store.ts'

type Words = Pick<Announcement, 'title' | 'description'>
const nothing: Text = { ar: '', en: '' }

/** What everybody reads while a channel is down. */
const words: Readonly<Record<string, Words>> = {
  sms: {
    title: { ar: 'الرسائل النصية لا تصل الآن', en: 'Text messages are not arriving' },
    description: {
      ar: 'تعذر إرسال الرموز والرسائل النصية، ونعمل على إصلاح ذلك. طلب رمز جديد الآن لن يفيد. طلباتك محفوظة.',
      en: 'Codes and text messages cannot be sent at the moment, and we are fixing it. Asking for another code will not help. Your requests are safe.',
    },
  },
  email: {
    title: { ar: 'رسائل البريد لا تصل الآن', en: 'E-mails are not arriving' },
    description: {
      ar: 'تعذر إرسال رسائل البريد الإلكتروني، ونعمل على إصلاح ذلك. طلباتك محفوظة، وتجد إشعاراتك في حسابك.',
      en: 'E-mails cannot be sent at the moment, and we are fixing it. Your requests are safe, and your notifications are in your account.',
    },
  },
}

/**
 * Answers about one recipient, by channel: numbers and mailboxes that take nothing. They say nothing about other messages, and
 * whoever requests codes to odd numbers causes them.
 */
const refusals: Readonly<Record<string, RegExp>> = { sms: /^4(?!0[13])\d\d$/, email: /^(450|55[0-3])$/ }
const isOfGateway = (channel: string, failure: string): boolean => !refusals[channel]?.test(failure)

/** What became of the messages of a channel in one round. */
export type RoundOf = { sent: number; failed: readonly { isFirst: boolean; failure: string }[] }

type Dependencies = { store: OutageStore; log: WriteEvent; claimMs: number }

export const createOutages = ({ store, log, claimMs }: Dependencies) => {
  let all: readonly Outage[] = []
  const load = latestReading(store.current, found => {
    if (JSON.stringify(found) !== JSON.stringify(all)) all = found
  })
  return {
    load,
    /** The same object until a channel went down or came back. */
    mark: (): object => all,
    current: (): readonly Outage[] => all,
    of: (channel: string): Outage | undefined => all.find(outage => outage.channel === channel),
    isDown: (channel: string): boolean => all.some(outage => outage.channel === channel),
    /** Only for a gateway that is down: nobody brings a warning for everyone about by numbers that are refused. */
    warnings: (): Announcement[] =>
      all.flatMap(({ channel, gatewaySince }) => {
        const warning = words[channel]
        return warning && gatewaySince ? [{ audience: 'everyone' as const, ...warning, body: nothing }] : []
      }),

    /** One line of the log when a channel goes down and one when it is back; what failed meanwhile is tried at once then. */
    note: async (channel: string, { sent, failed }: RoundOf, now: Date): Promise<void> => {
      if (sent > 0) {
        const ended = await store.ended(channel, now)
        if (!ended) return
        await store.hurry(channel, now, new Date(now.getTime() + claimMs))
        log('outbox.channel_back', { channel, failed: ended.failed })
        return
      }
      const last = failed.at(-1)
      if (!last) return
      const first = failed.filter(({ isFirst }) => isFirst)
      const ofGateway = first.filter(each => isOfGateway(channel, each.failure)).length
      const { failure } = last
      if (await store.failed({ channel, failed: first.length, ofGateway, failure }, now))
        log('outbox.channel_down', { channel, failure })
    },
  }
}
export type ChannelOutages = ReturnType<typeof createOutages>
