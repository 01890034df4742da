// What staff do with many requests at once, over HTTP.

import { type Call, type Handlers, signedIn } from '../../../platform/http/call.ts'
import type { Bulk } from './bulk.ts'
import type { OfPerson } from './by-person.ts'
import type { RequestLists } from './lists.ts'

type InboxCalls =
  | 'POST :service/bulkAssign'
  | 'POST :service/bulkPerform'
  | 'POST dynamic_services/inboxById'
  | 'POST dynamic_services/requestsInbox/counts'
  | 'GET dynamic_services/workload'

type Dependencies = { bulk: Bulk; ofPerson: OfPerson; lists: Pick<RequestLists, 'countEach' | 'workload'> }

const callerOf = (call: Pick<Call, 'actor' | 'scope'>) => ({ actor: signedIn(call), scope: call.scope })
export const bulkNamed = (
  call: Pick<Call<'POST :service/bulkPerform'>, 'actor' | 'scope' | 'params' | 'language'>,
) => ({ ...callerOf(call), ...call.params, language: call.language })

export const inboxRoutes = ({ bulk, ofPerson, lists }: Dependencies): Handlers<InboxCalls> => ({
  'POST :service/bulkAssign': async call => {
    return { results: await bulk.assign(bulkNamed(call), call.body.items, call.body.assigneeId) }
  },

  'POST :service/bulkPerform': async call => {
    const { items, ...activity } = call.body
    return { results: await bulk.perform(bulkNamed(call), items, activity) }
  },

  'POST dynamic_services/inboxById': async call => {
    const { next, ...found } = await ofPerson(callerOf(call), call.body, call.address)
    return { ...found, ...(next === undefined ? {} : { next: call.bindCursor(next) }) }
  },

  'GET dynamic_services/workload': call => lists.workload(callerOf(call)),

  'POST dynamic_services/requestsInbox/counts': call => lists.countEach(callerOf(call), call.body.wheres),
})
