// What a person wants to be notified of, and how. Locked topics stay on; what nobody chose is as the table of topics says.

import type {
  NotificationPreferences,
  NotificationPreferencesOrder,
} from '@bawaba/contract/entities/notification.ts'
import {
  isFixed,
  minutesOf,
  notificationChannels,
  standardChoiceOf,
  topicsFor,
} from '@bawaba/contract/notification-topics.ts'
import { Problem, type ProblemDetail } from '@bawaba/contract/problem.ts'
import { timeOfMinutes } from '@bawaba/language/time-of-day.ts'
import { isTimeZone } from '@bawaba/language/zones.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { PreferencesRow, PreferencesStore } from './preferences-store.ts'

/** As IANA names it, by its old names too: browsers differ in which they say. Offsets are none, and read otherwise by SQL. */
const isPlace = (zone: string): boolean => /^[A-Za-z_]+\//.test(zone) && isTimeZone(zone)

type Dependencies = { store: PreferencesStore; clock: () => Date }
type Who = Pick<SignedIn, 'accountId' | 'userSlug'>

const readerOf = ({ userSlug }: Who) => (userSlug === 'citizen' ? 'citizen' : 'staff')

const viewOf = (who: Who, row: PreferencesRow): NotificationPreferences => ({
  topics: topicsFor(readerOf(who)).map(topic => {
    const isOn = (channel: (typeof notificationChannels)[number]) =>
      isFixed(topic, channel)
        ? standardChoiceOf(topic)[channel]
        : (row.choices[`${topic}.${channel}`] ?? standardChoiceOf(topic)[channel])
    return { topic, inApp: isOn('inApp'), sms: isOn('sms'), email: isOn('email') }
  }),
  quiet:
    row.quietFrom === null || row.quietUntil === null
      ? null
      : { from: timeOfMinutes(row.quietFrom), until: timeOfMinutes(row.quietUntil) },
  zone: row.zone,
  revision: row.revision,
  reach: { sms: row.hasMobile, email: row.hasEmail },
})

/** Throws VALIDATION_FAILED for a topic that is none of theirs, one that stays on, and quiet hours that are none. */
const assertGood = (who: Who, { topics, quiet, zone }: NotificationPreferencesOrder): void => {
  const own = topicsFor(readerOf(who))
  const details = topics.flatMap((choice): ProblemDetail[] => {
    const path = `body.topics.${choice.topic}`
    if (!own.includes(choice.topic)) return [{ path, key: 'unknown' }]
    return notificationChannels
      .filter(
        channel =>
          isFixed(choice.topic, channel) && choice[channel] !== standardChoiceOf(choice.topic)[channel],
      )
      .map(channel => ({ path: `${path}.${channel}`, key: 'locked' as const }))
  })
  if (zone && !isPlace(zone)) details.push({ path: 'body.zone', key: 'unknown' })
  if (quiet && quiet.from === quiet.until) details.push({ path: 'body.quiet.until', key: 'sameTime' })
  if (details.length > 0) throw new Problem('VALIDATION_FAILED', { details })
}

export const createPreferences = ({ store, clock }: Dependencies) => {
  const show = async (who: Who): Promise<NotificationPreferences> =>
    viewOf(who, await store.find(who.accountId))
  return {
    show,

    /** Topics that are not named stay as they are. */
    change: async (
      who: Who,
      order: NotificationPreferencesOrder,
      revision: number | undefined,
    ): Promise<NotificationPreferences> => {
      assertGood(who, order)
      if (order.zone && !(await store.isKnownZone(order.zone)))
        throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body.zone', key: 'unknown' }] })
      const { topics, quiet, zone } = order
      const choices = Object.fromEntries(
        topics.flatMap(choice =>
          notificationChannels
            .filter(channel => !isFixed(choice.topic, channel))
            .map(channel => [`${choice.topic}.${channel}`, choice[channel]]),
        ),
      )
      const hours = {
        quietFrom: (quiet && minutesOf(quiet.from)) ?? null,
        quietUntil: (quiet && minutesOf(quiet.until)) ?? null,
      }
      if (!(await store.put(who.accountId, { choices, ...hours, zone }, revision, clock())))
        throw new Problem('CONFLICT')
      return show(who)
    },
  }
}
export type Preferences = ReturnType<typeof createPreferences>
