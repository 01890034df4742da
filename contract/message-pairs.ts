// Messages that contradict each other or repeat each other: of each pair one is dropped before it is sent. Legal notices are
// never dropped.

import type { NotificationKind } from './notification-kinds.ts'

export type Pair = {
  kinds: readonly [NotificationKind, NotificationKind]
  /** Which one is dropped, whichever was written first; otherwise the older. */
  yields?: NotificationKind
  /** Two of the same person, whatever they are about; otherwise of the same request. */
  isOfPerson?: true
}

/** One that yields is not sent within so long after the other either. */
export const pairMinutes = 60

export const contradictingPairs: readonly Pair[] = [
  { kinds: ['paymentReceived', 'paymentExpired'], yields: 'paymentExpired' },
  { kinds: ['paymentReceived', 'paymentFailed'], yields: 'paymentFailed' },
  { kinds: ['paymentReceived', 'paymentIncomplete'], yields: 'paymentIncomplete' },
  { kinds: ['paymentReceived', 'paymentReminder'], yields: 'paymentReminder' },
  { kinds: ['paymentReceived', 'paymentDueSoon'], yields: 'paymentDueSoon' },
  { kinds: ['paymentReceived', 'lastMinutes'], yields: 'lastMinutes' },
  { kinds: ['paymentFailed', 'paymentExpired'] },
  // "Choose how you will pay" beside "the time to pay ran out".
  { kinds: ['paymentExpired', 'paymentReminder'], yields: 'paymentReminder' },
  { kinds: ['paymentFailed', 'paymentReminder'], yields: 'paymentReminder' },
  { kinds: ['paymentIncomplete', 'paymentReminder'], yields: 'paymentReminder' },
  // The time was extended: a warning of the former end is wrong.
  { kinds: ['closedTime', 'applicantDueSoon'], yields: 'applicantDueSoon' },
  { kinds: ['draftReminder', 'draftReminder'], isOfPerson: true },
  { kinds: ['paymentReminder', 'paymentReminder'] },
]

export type Drop = {
  drops: NotificationKind
  because: NotificationKind
  isEither: boolean
  isOfPerson: boolean
}
/** The pairs as the server asks: which kind is dropped because of which; `isEither`: also where the other is the older. */
export const drops: readonly Drop[] = contradictingPairs.flatMap(
  ({ kinds: [a, b], yields, isOfPerson = false }) => {
    const drop = (drops: NotificationKind, because: NotificationKind): Drop => ({
      drops,
      because,
      isEither: drops === yields,
      isOfPerson,
    })
    if (a === b) return [drop(a, b)]
    return yields === undefined ? [drop(a, b), drop(b, a)] : [drop(yields, yields === a ? b : a)]
  },
)
