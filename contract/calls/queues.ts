// What waits for staff, with its age.

import { type Static, Type } from 'typebox'
import { Literals } from '../entities/literals.ts'
import { queueKinds } from '../queue-kinds.ts'
import { defineCalls } from './call.ts'

export const WaitingQueue = Type.Object({
  what: Literals(queueKinds),
  count: Type.Integer(),
  /** Days that the oldest has waited. */
  oldestDays: Type.Integer(),
  /** It has waited for longer than it should. */
  isLate: Type.Boolean(),
})
export type WaitingQueue = Static<typeof WaitingQueue>

export const queueCalls = defineCalls({
  'GET queues': {
    summary: {
      ar: 'ما ينتظرك وعمر أقدمه',
      en: 'What waits for the caller by queue, with the age of the oldest; queues in which nothing waits are left out',
    },
    tag: 'inbox',
    answer: Type.Array(WaitingQueue),
    policy: { BFM_ADMIN: 'all', FINANCIAL_MANAGER: 'all', SUPERVISOR: 'given' },
    errors: [],
  },
  'GET queues/escalated': {
    summary: {
      ar: 'قوائم انتظار تأخرت حتى صُعّدت إليك',
      en: 'Queues of other roles that have waited so long that they are escalated to the caller',
    },
    tag: 'inbox',
    answer: Type.Array(WaitingQueue),
    policy: { BFM_ADMIN: 'all', AUDITOR: 'all' },
    errors: [],
  },
})
