// What staff do with a request besides its activities: they print it, give it to somebody and comment on it.

import type { Notice } from '../notifications/index.ts'
import type { Act, Who } from './act.ts'
import type { Entry, Message } from './notes-store.ts'
import { retractMs } from './row.ts'

/** What the history holds of an employee who prints a request: for those who work on it. */
export const logPrint = (who: Who, newId: () => string): Entry => ({
  id: newId(),
  kind: 'printed',
  actor: 'staff',
  actorId: who.accountId,
  visibleToApplicant: false,
  detail: {},
})

/** Gives the request to an employee, or takes the assignment away. `notice`: whom another gives it to is notified. */
export const assignment = (
  who: Who,
  assignee: { id: string; name: string; englishName: string | null } | null,
  newId: () => string,
  notice?: Notice,
): Act => ({
  change: { assigneeId: assignee?.id ?? null },
  entries: [
    {
      id: newId(),
      kind: assignee ? 'assigned' : 'unassigned',
      actor: 'staff',
      actorId: who.accountId,
      visibleToApplicant: false,
      detail: assignee ? { assignee } : {},
    },
  ],
  messages: notice ? [{ id: newId(), audience: 'assignee', notice, reminds: 'assignment' }] : [],
})

/** A comment for staff alone, or one that the applicant reads, and is notified of once it cannot be taken back any more. */
export const addComment = (
  who: Who,
  { text, visibleToApplicant = false }: { text: string; visibleToApplicant?: boolean },
  { now, newId, notice }: { now: Date; newId: () => string; notice: Notice },
): { entry: Entry; message: Message | undefined } => {
  const id = newId()
  const message: Message = {
    id,
    audience: 'applicant',
    notice,
    notBefore: new Date(now.getTime() + retractMs),
  }
  return {
    entry: {
      id: newId(),
      kind: 'comment',
      actor: 'staff',
      actorId: who.accountId,
      visibleToApplicant,
      detail: { text: text.trim(), ...(visibleToApplicant ? { messageId: id } : {}) },
    },
    message: visibleToApplicant ? message : undefined,
  }
}
