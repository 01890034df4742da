// Does outside what is owed for requests. It is owed until the other side has answered, and that side does the same deed once;
// where the request was moved on meanwhile nothing is sent.

import { deedOf, partsOf } from '@bawaba/forms/delivery.ts'
import { type Forms, stateOf } from '@bawaba/forms/index.ts'
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
  deliveries: Forms['deliveries']
  scheduler: Pick<Scheduler, 'delivered' | 'ended'>
}

export const deliveriesOf = (contributions: Contributions): Readonly<Record<string, Deliver>> =>
  Object.assign({}, ...[...contributions.values()].map(({ delivers }) => delivers))

export const createDeliver = ({
  store,
  stored,
  catalogue,
  contributions,
  deliveries,
  scheduler,
}: Dependencies) => {
  /** Ends what the deed has ended, before the request itself moves on: cut short, both are owed still. */
  const endAll = async (requestIds: readonly string[], reason: Parameters<Scheduler['ended']>[1]) => {
    for (const id of requestIds) {
      const found = await store.byId(id)
      if (found) await scheduler.ended(found, reason)
    }
  }
  return async (delivery: Delivery): Promise<void> => {
    const found = await store.standing(delivery)
    if (!found) return
    const { paymentId, ...row } = found
    const request = stored.record(row)
    const form = await catalogue.formOf(request.serviceSlug, request.version)
    const owes = delivery.owes ?? stateOf(form.workflow, request.status)?.delivers ?? ''
    const deed = deedOf(owes)
    const deliver = deliveriesOf(contributions)[deed]
    if (!deliver) throw new Error(`Nothing does "${deed}" of ${request.serviceSlug}`)
    const { id, ID, ownerId, data: answers, actionDate } = request
    const takes = deliveries?.get(deed)?.takes ?? {}
    const parts = Object.fromEntries(
      partsOf(owes, { takes }).map(({ part, field }) => [part, answers[field]]),
    )
    const { outcome, reason, ends } = await deliver({
      id,
      // It stays where it is until the other side has answered.
      deedId: `${id}.${actionDate.getTime()}`,
      ID,
      ownerId,
      answers,
      parts,
      paymentId: paymentId ?? undefined,
    })
    if (ends) await endAll(ends.requestIds, ends.reason)
    await scheduler.delivered(row, { deed, outcome, reason })
  }
}
