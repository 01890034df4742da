// The audit over HTTP.

import type { auditCalls } from '@bawaba/contract/calls/audit.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { AuditLog } from './log.ts'

const readerOf = (call: Pick<Call, 'actor' | 'address'>) => ({
  accountId: signedIn(call).accountId,
  address: call.address,
})

export const auditRoutes = (log: AuditLog): Handlers<keyof typeof auditCalls> => ({
  'GET auditLog': async call => {
    const { rows, total, next } = await log.list(readerOf(call), call.query)
    if (total !== undefined) call.setHeader('x-total-count', String(total))
    if (next !== undefined) call.setHeader('x-next-cursor', next)
    return rows
  },
  'GET auditLog/findOne': call => log.first(readerOf(call), call.query.filter),
  'GET auditLog/:id': call => log.get(readerOf(call), call.params.id),
  'GET auditLog/:id/exists': async call => ({ exists: await log.has(readerOf(call), call.params.id) }),
  'GET auditLog/count': async call => ({ count: await log.count(readerOf(call), call.query.where) }),
  'POST auditLog/people': call => log.people(readerOf(call), call.body.text),
})
