// Decisions that can be undone, over HTTP.

import type { decisionCalls } from '@bawaba/contract/calls/decisions.ts'
import { type Handlers, signedIn } from '../../../platform/http/call.ts'
import type { Bulk } from '../lists/bulk.ts'
import { bulkNamed } from '../lists/inbox-routes.ts'
import { answering, namedOf, type Viewed } from '../routes.ts'
import type { Decisions } from './decisions.ts'

type Dependencies = { decisions: Decisions; bulk: Bulk; viewed: Viewed }

export const decisionRoutes = ({
  decisions,
  bulk,
  viewed,
}: Dependencies): Handlers<keyof typeof decisionCalls> => {
  const whole = answering(viewed)
  return {
    'POST :service/:id/pending': call => whole(call, decisions.pend(namedOf(call), call.body)),
    'DELETE :service/:id/pending': call => whole(call, decisions.undo(namedOf(call))),

    'POST :service/bulkPending': async call => {
      const { items, ...activity } = call.body
      return { results: await bulk.pend(bulkNamed(call), items, activity) }
    },
    'POST :service/bulkUndo': async call => ({
      results: await bulk.undo(bulkNamed(call), call.body.ids),
    }),

    'GET decisions': call => decisions.list(signedIn(call), call.language),
    'DELETE decisions/:id': async call => {
      await decisions.dismiss(signedIn(call), call.params.id)
      return null
    },
  }
}
