// Sends outside what requests have come to. It is owed until the service has answered, and the service does the
// same deed once; where the request was moved on meanwhile nothing is sent.

import { stateOf } from '@bawaba/forms/index.ts'
import type { Contributions } from '../../../capability.ts'
import type { Deliver } from '../../../outside.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Stored } from '../answers/stored-answers.ts'
import type { Scheduler } from '../deadlines/scheduler.ts'
import type { Delivery, deliverStore } from './deliver-store.ts'

type Dependencies = {
  store: ReturnType<typeof deliverStore>
  stored: Pick<Stored, 'record'>
  catalogue: Pick<Catalogue, 'formOf'>
  contributions: Contributions
  delivered: Scheduler['delivered']
}

export const deliveriesOf = (contributions: Contributions): Readonly<Record<string, Deliver>> =>
  Object.assign({}, ...[...contributions.values()].map(({ delivers }) => delivers))

export const createDeliver =
  ({ store, stored, catalogue, contributions, delivered }: Dependencies) =>
  async (delivery: Delivery): Promise<void> => {
    const found = await store.standing(delivery)
    if (!found) return
    const { paymentId, ...row } = found
    const request = stored.record(row)
    const form = await catalogue.formOf(request.serviceSlug, request.version)
    const { delivers = '' } = stateOf(form.workflow, request.status) ?? {}
    const deliver = deliveriesOf(contributions)[delivers]
    if (!deliver) throw new Error(`Nothing delivers "${delivers}" of ${request.serviceSlug}`)
    const { id, ID, ownerId, data: answers } = request
    const { outcome, reason } = await deliver({ id, ID, ownerId, answers, paymentId: paymentId ?? undefined })
    await delivered(row, outcome, reason)
  }
