// What this capability contributes to the server: messages to people by SMS and e-mail: written with the change they tell of, delivered by a worker.

import { type Base, defineCapability } from '../../capability.ts'
import type { Config } from '../../config.ts'
import type { Audit } from '../audit/index.ts'
import type { Owed } from '../owed/index.ts'
import { createDelivery } from './deliver.ts'
import { createFollowing } from './following.ts'
import { createMailSender } from './mail-sender.ts'
import { createMessenger } from './messenger.ts'
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

/** By which channels messages leave the portal. */
export const channelsOf = (config: Config): string[] => sendersOf(config).map(({ channel }) => channel)

export const capability = defineCapability({
  name: 'messages',
  provide: ({ database, newId, clock }: Base) => ({
    messenger: createMessenger({ store: messagesStore(database), newId, clock }),
  }),
  contribute: ({ config, database, clock, newId, log, audit, owed }: Base & { audit: Audit; owed: Owed }) => {
    const owedNotices = createOwedNotices({ database, owed, clock })
    const { run, isDue } = createDelivery({
      database,
      givenUp: owedNotices.givenUp,
      senders: sendersOf(config),
      clock,
      report: (err, id) => log('outbox.delivery_failed', { err, id }),
    })
    const following = createFollowing({ store: outgoingStore(database), audit, clock, newId })
    return {
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
