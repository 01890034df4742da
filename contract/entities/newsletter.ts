// Issues of the newsletter as administrators follow them.

import { type Static, Type } from 'typebox'
import { Literals } from './literals.ts'

const Count = Type.Integer({ minimum: 0 })
export const issueStates = ['scheduled', 'sending', 'sent'] as const

export const NewsletterIssue = Type.Object({
  /** The content item that it was written as. */
  name: Type.String(),
  state: Literals(issueStates),
  startsAt: Type.String({ format: 'date-time' }),
  finishedAt: Type.Optional(Type.String({ format: 'date-time' })),
  sent: Count,
  failed: Count,
  waiting: Count,
})
export type NewsletterIssue = Static<typeof NewsletterIssue>

export const NewsletterOverview = Type.Object({
  /** Proved addresses, by the language that they read. */
  subscribers: Type.Object({ ar: Count, en: Count }),
  /** Those that were ordered to be sent; the newest first. */
  issues: Type.Array(NewsletterIssue),
})
export type NewsletterOverview = Static<typeof NewsletterOverview>
