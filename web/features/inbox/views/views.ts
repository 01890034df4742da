// The views of the inbox and what each asks of the list. Counts and lists must agree about them:
// the server counts the same conditions in one pass (`inbox/count`).

import { ends } from '@bawaba/forms/workflow/state-kinds.ts'
import { startOfYesterday } from '@bawaba/language/day-starts.ts'
import type { Text } from '@bawaba/language/index.ts'
import { messages } from '../messages.ts'

/** What a signed-in case worker's view is asked with: who they are and when they ask. */
type Asking = { me: string; now: Date }
type Condition = Record<string, unknown>

type ViewDefinition = {
  text: Text
  where: (asking: Asking) => Condition
  /** Its count is a call to act. */
  urgent?: true
}

export const views = {
  mine: {
    text: messages.mine,
    where: ({ me }) => ({ assigneeId: me, statusKind: { nin: ends } }),
  },
  unassigned: {
    text: messages.unassignedView,
    where: () => ({ assigneeId: { exists: false }, statusKind: 'open' }),
  },
  late: {
    text: messages.late,
    where: ({ now }) => ({ dueAt: { lt: now.toISOString() }, statusKind: 'open' }),
    urgent: true,
  },
  messages: {
    text: messages.messagesView,
    where: () => ({ newMessageAt: { exists: true } }),
    urgent: true,
  },
  new: {
    text: messages.newView,
    where: ({ now }) => ({
      createdAt: { gte: startOfYesterday(now).toISOString() },
      statusKind: { nin: ends },
    }),
  },
  applicant: {
    text: messages.waitingForApplicant,
    where: () => ({ statusKind: 'waiting-on-applicant' }),
  },
  open: {
    text: messages.allOpen,
    where: () => ({ statusKind: { nin: ends } }),
  },
  finished: {
    text: messages.finished,
    where: () => ({ statusKind: { inq: ends } }),
  },
} as const satisfies Record<string, ViewDefinition>

export type View = keyof typeof views
export const viewNames = Object.keys(views) as View[]
export const isView = (value: unknown): value is View =>
  typeof value === 'string' && Object.hasOwn(views, value)

export const viewDefinition = (view: View): ViewDefinition => views[view]

/** How many the server counts in a view; the finished ones it does not count. */
export const countOf = (counts: Record<string, number> | undefined, view: View): number | undefined =>
  counts?.[view]
