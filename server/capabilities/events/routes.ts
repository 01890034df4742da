// The stream of events over HTTP.

import { refusalOf } from '@bawaba/contract/errors.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Call, type Handlers, type SignedIn, signedIn } from '../../platform/http/call.ts'
import type { Hub } from './hub.ts'

type Dependencies = {
  hub: Hub
  /** Who calls now, as the call was admitted; rejects where it would no longer be. */
  admittedAs(call: Call<'GET events'>): Promise<SignedIn>
}

/** What decides about what one is told. */
const reachOf = ({ accountId, roles, services, teams, serviceCenter }: SignedIn): string =>
  JSON.stringify([accountId, roles, services, teams, serviceCenter])

export const eventRoutes = ({ hub, admittedAs }: Dependencies): Handlers<'GET events'> => ({
  'GET events': async call => {
    const actor = signedIn(call)
    const reach = reachOf(actor)
    hub.open({
      actor,
      scope: call.scope,
      sessionId: actor.sessionId,
      isLive: () =>
        admittedAs(call).then(
          now => reachOf(now) === reach,
          // Only a refusal ends the stream: a database that is away for a moment says nothing of the person.
          error => {
            if (error instanceof Problem && refusalOf(error.code) !== 'passing') return false
            throw error
          },
        ),
      take: () => call.exchange().response,
    })
    return ''
  },
})
