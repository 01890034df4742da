// The hours of messages: how urgent each kind is, and until when it is of use to its reader. Docs:
// docs/decisions/hours-of-messages.md.

/**
 * `now`: codes, calls to a turn, answers to something the person just did. `day`: leaves between 08:00 and 21:00 of its
 * reader. `digest`: staff read of it in one message, at 08:00 of a working day.
 */
export const urgencies = ['now', 'day', 'digest'] as const
export type Urgency = (typeof urgencies)[number]

export type Span = { minutes: number } | { hours: number } | { days: number }

/** `itsMoment`: whoever writes the message says when, such as the end of a turn. `never`: a legal notice. */
export type Hours =
  | {
      urgency: 'now' | 'day'
      uselessAfter: Span | 'itsMoment' | 'never'
      /** Decisions and questions with a time limit are legal notices; other news of the kind are not. */
      isLegalWhenDecided?: true
    }
  | { urgency: 'digest'; uselessAfter: Span }

/** When `day` messages leave: minutes since midnight where their reader is. */
export const dayHours = { from: 8 * 60, until: 21 * 60 } as const
/** When staff read their digest, in Cairo. */
export const digestAt = dayHours.from

/** An answer that leaves so much later is none that somebody waits for: it waits for the day. */
export const answerHours = 1

/** A legal notice is tried for so long, and after `otherAfterDays` by the person's other channel too. */
export const legalTries = { days: 30, otherAfterDays: 1 } as const

/** Messages that bring no notification: each sort, by its hours. */
export const directKindRows = {
  code: { urgency: 'now', uselessAfter: { minutes: 5 } },
  /** The link guards itself: its message goes with it. */
  link: { urgency: 'now', uselessAfter: { days: 7 } },
  /** How somebody signs in was changed, or somebody acts for them. */
  accountChanged: { urgency: 'now', uselessAfter: { days: 30 } },
  /** A question to a visitor, or the answer: a decision or a time limit. */
  visitorAnswer: { urgency: 'day', uselessAfter: 'never' },
  /** The time of a visitor to answer is nearly over; once it is, the warning says what is no longer so. */
  visitorWarning: { urgency: 'day', uselessAfter: 'itsMoment' },
  erasureDecided: { urgency: 'day', uselessAfter: 'never' },
  newsletter: { urgency: 'day', uselessAfter: { days: 14 } },
} as const satisfies Record<string, Hours>
export type DirectKind = keyof typeof directKindRows

const unitMs = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const
const spanMs = (span: Span): number =>
  Object.entries(span).reduce((sum, [unit, count]) => sum + unitMs[unit as keyof typeof unitMs] * count, 0)

export type Use = { urgency: Urgency; isLegal: boolean; uselessAfterMs: number | null }
/** The hours of a message as it is written; `isDecided`: it tells of a decision or of a time limit. */
export const useOf = ({ urgency, uselessAfter, ...rest }: Hours, isDecided = false): Use => {
  const isLegal = uselessAfter === 'never' || (isDecided && 'isLegalWhenDecided' in rest)
  return {
    urgency,
    isLegal,
    uselessAfterMs: isLegal || typeof uselessAfter === 'string' ? null : spanMs(uselessAfter),
  }
}

/** Why a message was dropped before it was sent. */
export const dropReasons = ['useless', 'contradicted', 'otherChannel'] as const
export type DropReason = (typeof dropReasons)[number]
