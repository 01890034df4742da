// What this capability contributes to the server: messages to people by SMS and e-mail: written with the change they tell of, delivered by a worker.

import { type Base, defineCapability } from '../../capability.ts'
import type { Config } from '../../config.ts'
import { keepInStep } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Owed } from '../owed/index.ts'
import { claimMs, createDelivery } from './deliver.ts'
import { messageFigures } from './figures-store.ts'
import { createFollowing } from './following.ts'
import { createMailSender } from './mail-sender.ts'
import { createMessenger } from './messenger.ts'
import { outageStore, outagesChannel } from './outage-store.ts'
import { type ChannelOutages, createOutages } from './outages.ts'
import { outgoingStore } from './outgoing-store.ts'
import { createOwedNotices } from './owed-notices.ts'
import { messageQueues } from './queue-store.ts'
import { outgoingRoutes } from './routes.ts'
import type { Sender } from './sender.ts'
import { createSmsSender } from './sms-sender.ts'
import { messageDeletes, messagesStore } from './store.ts'

/** The ways out that are configured. */
const sendersOf = ({ SMS_URL, SMS_TOKEN, SMS_FROM, SMTP_URL, MAIL_FROM }: Config): Sender[] => [
  ...(SMS_URL === '' ? [] : [createSmsSender({ url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM })]),
  ...(SMTP_URL === '' ? [] : [createMailSender({ url: SMTP_URL, from: MAIL_FROM })]),
]

type Uses = Base & { audit: Audit; owed: Owed; channelOutages: ChannelOutages }

/** By which channels messages leave the portal. */
export const channelsOf = (config: Config): string[] => sendersOf(config).map(({ channel }) => channel)

export const capability = defineCapability({
  name: 'messages',
  provide: ({ database, newId, clock, log }: Base) => ({
    messenger: createMessenger({ store: messagesStore(database), newId, clock }),
    channelOutages: createOutages({ store: outageStore(database), log, claimMs }),
  }),
  contribute: ({ config, database, clock, newId, log, audit, owed, channelOutages: outages }: Uses) => {
    const owedNotices = createOwedNotices({ database, owed, clock })
    const senders = sendersOf(config)
    const figures = messageFigures(database)
    const { run, isDue } = createDelivery({
      database,
      givenUp: owedNotices.givenUp,
      senders,
      clock,
      note: outages.note,
      // A channel that is down has its one line.
      report: (err, id, channel) => {
        if (!outages.isDown(channel)) log('outbox.delivery_failed', { err, id })
      },
    })
    const following = createFollowing({ store: outgoingStore(database), outages, audit, clock, newId })
    return {
      loads: outages.load,
      shows: outages.mark,
      warns: outages.warnings,
      watches: () =>
        keepInStep({
          load: outages.load,
          channel: outagesChannel,
          listen: database.listen,
          everyMs: config.CATALOGUE_CHECK_MS,
          report: err => log('outbox.outages_not_reloaded', { err }),
        }),
      reliesOn: senders.flatMap(({ channel, check }) => (check ? [{ name: channel, attempt: check }] : [])),
      metrics: [
        {
          name: 'message_channels_down',
          help: 'Channels of messages (SMS, email) by which every message fails',
          read: () => outages.current().length,
        },
        {
          name: 'messages_waiting',
          help: 'Messages that wait to leave, by channel',
          label: 'channel',
          read: async () =>
            (await figures.waiting(clock())).map(({ channel: of, count: value }) => ({ of, value })),
        },
        {
          name: 'messages_oldest_seconds',
          help: 'Age of the oldest message that leaves at once, such as a code, and was not tried yet, by channel',
          label: 'channel',
          read: async () =>
            (await figures.waiting(clock())).map(({ channel: of, oldestSeconds: value }) => ({ of, value })),
        },
      ],
      queues: messageQueues,
      handlers: outgoingRoutes(following),
      tidies: messageDeletes(database),
      jobs: [
        {
          name: 'outbox.deliver',
          lane: 'outside',
          title: { ar: 'إرسال الرسائل', en: 'Send messages' },
          everyMs: config.DELIVERY_MS,
          isDue,
          run,
        },
        {
          name: 'messages.owed',
          title: {
            ar: 'إعادة محاولة إبلاغ قانوني لم يصل',
            en: 'Try again to deliver legal notices that did not arrive',
          },
          everyMs: 60_000,
          isDue: owedNotices.isDue,
          run: owedNotices.run,
        },
      ],
    }
  },
})
