// What waits for staff, over HTTP.

import type { queueCalls } from '@bawaba/contract/calls/queues.ts'
import type { Database } from '../../platform/database/index.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Queues } from './queues.ts'

type Dependencies = { database: Database; queues: Queues; clock: () => Date }

export const queueRoutes = ({
  database,
  queues,
  clock,
}: Dependencies): Handlers<keyof typeof queueCalls> => ({
  'GET queues': call => queues.of(database, signedIn(call).accountId, clock()),
  'GET queues/escalated': call => queues.escalatedTo(database, signedIn(call).roles, clock()),
})
