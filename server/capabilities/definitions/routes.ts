// Definitions over HTTP, for designers.

import type { definitionCalls } from '@bawaba/contract/calls/definitions.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import { revisionOf } from '../../platform/http/headers.ts'
import type { ConsentsStore } from '../catalogue/index.ts'
import type { By, Definitions } from './definitions.ts'
import type { Switches } from './switches.ts'

const tagged = <R extends { revision: number }>(call: Pick<Call, 'setHeader'>, draft: R): R => {
  call.setHeader('etag', `"${draft.revision}"`)
  return draft
}

const byOf = (call: Pick<Call, 'actor' | 'address'>): By => ({
  accountId: signedIn(call).accountId,
  address: call.address,
})

export const definitionRoutes = (
  switches: Switches,
  definitions: Definitions,
  consents: Pick<ConsentsStore, 'list'>,
): Handlers<keyof typeof definitionCalls> => ({
  'GET dynamic_services/definitions': () => definitions.list(),
  'GET dynamic_services/supplied': async () =>
    (await consents.list()).map(({ slug, version, release, since, differences }) => ({
      serviceSlug: slug,
      version,
      release,
      since: since.toISOString(),
      differences: [...differences],
    })),
  'POST dynamic_services': async call =>
    tagged(call, await definitions.add(call.body.definition, byOf(call))),
  'GET dynamic_services/:id/definition': async call => tagged(call, await definitions.get(call.params.id)),
  'PATCH dynamic_services/:id': async call => {
    const revision = revisionOf(call.header('if-match'))
    return tagged(
      call,
      await definitions.save(call.params.id, call.body.definition, revision, call.body.basedOn, byOf(call)),
    )
  },
  'POST dynamic_services/:id/check': call => definitions.check(call.params.id),
  'POST dynamic_services/:id/publish': call =>
    definitions.publish(call.params.id, call.body, revisionOf(call.header('if-match')), byOf(call)),
  'GET dynamic_services/:id/switches': async call => tagged(call, await switches.get(call.params.id)),
  'PATCH dynamic_services/:id/switches': async call => {
    const { id } = call.params
    const { serviceSlug: slug } = await definitions.get(id)
    const revision = revisionOf(call.header('if-match'))
    return tagged(call, await switches.change(id, call.body, revision, { slug, by: byOf(call) }))
  },
  'GET dynamic_services/:id/versions': call => definitions.versions(call.params.id),
})
