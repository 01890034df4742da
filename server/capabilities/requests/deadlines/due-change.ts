// Another due date, set by a person with a reason.

import type { DetailKey } from '@bawaba/contract/detail-keys.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { isEnd, stateOf } from '@bawaba/forms/index.ts'
import type { Act, Who } from '../act.ts'
import type { RequestRecord } from '../row.ts'
import { clockDue, type Timing } from './due.ts'

/** Nobody is given longer than this. */
const mostYears = 2
const year = 365 * 86_400_000

export const dueChange = (
  timing: Timing,
  record: RequestRecord,
  who: Pick<Who, 'accountId'>,
  { dueAt: wanted, reason }: { dueAt: string; reason: string },
  newId: () => string,
): Act => {
  const { workflow, now } = timing
  const state = stateOf(workflow, record.status)
  if (!state || isEnd(record.statusKind)) throw new Problem('TRANSITION_NOT_ALLOWED')
  const dueAt = new Date(wanted)
  const refuse = (key: DetailKey) => new Problem('VALIDATION_FAILED', { details: [{ path: 'dueAt', key }] })
  // No instant lies in the future either.
  if (!(dueAt > now)) throw refuse('future')
  if (dueAt.getTime() > now.getTime() + mostYears * year) throw refuse('maxDate')
  return {
    change: { clock: clockDue(timing, state, record, dueAt) },
    entries: [
      {
        id: newId(),
        kind: 'dueChanged',
        actor: 'staff',
        actorId: who.accountId,
        visibleToApplicant: false,
        detail: {
          ...(record.dueAt ? { wasDueAt: record.dueAt.toISOString() } : {}),
          dueAt: dueAt.toISOString(),
          text: reason.trim(),
        },
      },
    ],
    messages: [],
  }
}
