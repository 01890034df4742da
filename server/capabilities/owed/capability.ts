// Owed work as a capability: others owe and do their own; it tells staff what is still owed.

import type { owedWorkCalls } from '@bawaba/contract/calls/owed-work.ts'
import { type Base, defineCapability } from '../../capability.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { signedIn } from '../../platform/http/call.ts'
import type { Audit } from '../audit/index.ts'
import type { Notices } from '../notifications/index.ts'
import { scopeSql } from '../request-scope/index.ts'
import { createOwed, type Owed } from './owed.ts'
import { owedQueues } from './queue-store.ts'

const aMinute = 60_000

const routes = (owed: Owed, audit: Audit): Handlers<keyof typeof owedWorkCalls> => ({
  'GET owedWork': call => owed.list(signedIn(call), call.scope),
  'POST owedWork/:id/run': async call => {
    const actor = signedIn(call)
    const by = { accountId: actor.accountId, address: call.address }
    await owed.tryNow(audit, by, { id: call.params.id, scope: scopeSql(actor, call.scope) })
    return null
  },
})

export const capability = defineCapability({
  name: 'owed',
  provide: ({ database, clock, log, notices }: Base & { notices: Notices }) => ({
    owed: createOwed({ database, clock, log, notices }),
  }),
  contribute: ({ owed, audit }: Base & { owed: Owed; audit: Audit }) => ({
    queues: owedQueues,
    handlers: routes(owed, audit),
    jobs: [
      {
        name: 'owed.tell',
        title: { ar: 'إبلاغ الموظفين بما لم يُنجز بعد', en: 'Tell staff what is still owed' },
        everyMs: aMinute,
        isDue: owed.isUnheard,
        run: owed.tell,
      },
    ],
  }),
})
