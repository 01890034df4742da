// Owed work as a capability: others owe and do their own; it tells staff what is still owed.

import type { owedWorkCalls } from '@bawaba/contract/calls/owed-work.ts'
import { type Base, defineCapability } from '../../capability.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { signedIn } from '../../platform/http/call.ts'
import type { Notices } from '../notifications/index.ts'
import { createOwed, type Owed } from './owed.ts'

const aMinute = 60_000

const routes = (owed: Owed): Handlers<keyof typeof owedWorkCalls> => ({
  'GET owedWork': call => owed.list(signedIn(call), call.scope),
})

export const capability = defineCapability({
  name: 'owed',
  provide: ({ database, clock, log, notices }: Base & { notices: Notices }) => ({
    owed: createOwed({ database, clock, log, notices }),
  }),
  contribute: ({ owed }: Base & { owed: Owed }) => ({
    handlers: routes(owed),
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
