// Does outside what is owed for requests. It is owed until the other side has answered, and that side does the same deed once.
// Of a deed whose request was moved on meanwhile the portal only asks whether it was done: nobody wants it any more.

import { type Delivers, deedOf, partsOf } from '@bawaba/forms/delivery.ts'
import { type Forms, stateOf } from '@bawaba/forms/index.ts'
import type { Contributions } from '../../../capability.ts'
import type { Deliver, Delivered, FindDeed } from '../../../outside.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Stored } from '../answers/stored-answers.ts'
import type { Scheduler } from '../deadlines/scheduler.ts'
import type { StoredRecord } from '../row.ts'
import type { Delivery, deliverStore, LeftDeed } from './deliver-store.ts'

type Dependencies = {
  store: ReturnType<typeof deliverStore>
  stored: Pick<Stored, 'record'>
  catalogue: Pick<Catalogue, 'formOf'>
  contributions: Contributions
  deliveries: Forms['deliveries']
  scheduler: Pick<Scheduler, 'delivered' | 'ended' | 'found'>
  clock: () => Date
}

export const deliveriesOf = (contributions: Contributions): Readonly<Record<string, Deliver>> =>
  Object.assign({}, ...[...contributions.values()].map(({ delivers }) => delivers))
const searchesOf = (contributions: Contributions): Readonly<Record<string, FindDeed>> =>
  Object.assign({}, ...[...contributions.values()].map(({ findsDeeds }) => findsDeeds))

export const createDeliver = ({
  store,
  stored,
  catalogue,
  contributions,
  deliveries,
  scheduler,
  clock,
}: Dependencies) => {
  /** Ends what the deed has ended, before the request itself moves on: cut short, both are owed still. */
  const endAll = async ({ requestIds, reason }: NonNullable<Delivered['ends']>) => {
    for (const id of requestIds) {
      const found = await store.byId(id)
      if (found) await scheduler.ended(found, reason)
    }
  }
  type Meant = {
    status: string
    owes?: Delivers | undefined
    revision: number
    paymentId?: string | undefined
  }
  /** The deed that is meant, by its name, and what the programme reads of it. */
  const deedIn = async (row: StoredRecord, { status, owes, revision, paymentId }: Meant) => {
    const { id, ID, ownerId, data: answers, serviceSlug, version } = stored.record(row)
    const form = await catalogue.formOf(serviceSlug, version)
    const delivers = owes ?? stateOf(form.workflow, status)?.delivers ?? ''
    const deed = deedOf(delivers)
    const takes = deliveries?.get(deed)?.takes ?? {}
    const parts = Object.fromEntries(
      partsOf(delivers, { takes }).map(({ part, field }) => [part, answers[field]]),
    )
    return { deed, delivery: { id, deedId: `${id}.${revision}`, ID, ownerId, answers, parts, paymentId } }
  }
  const deliver = (
    { deed, delivery }: Awaited<ReturnType<typeof deedIn>>,
    isRepeated: boolean,
  ): Promise<Delivered> => {
    const doIt = deliveriesOf(contributions)[deed]
    if (!doIt) throw new Error(`Nothing does "${deed}" of ${delivery.ID}`)
    return doIt({ ...delivery, isRepeated })
  }
  const find = ({ deed, delivery }: Awaited<ReturnType<typeof deedIn>>): Promise<Delivered | undefined> => {
    const findIt = searchesOf(contributions)[deed]
    if (!findIt) throw new Error(`Nothing finds "${deed}" of ${delivery.ID}`)
    return findIt({ ...delivery, isRepeated: true })
  }

  const settleLeft = async (requestId: string, left: LeftDeed): Promise<void> => {
    const row = await store.byId(requestId)
    if (!row) return
    const meant = await deedIn(row, left)
    const answer = await (left.isAlways ? deliver(meant, true) : find(meant))
    if (!answer) return void (await store.drop(requestId, left.revision, clock()))
    if (answer.ends) await endAll(answer.ends)
    const { outcome, reason } = answer
    await scheduler.found(row, { deed: meant.deed, outcome, reason, revision: left.revision })
  }

  return async ({
    requestId,
    status,
    owes,
    left = [],
    since,
    isRepeated,
    ...delivery
  }: Delivery): Promise<void> => {
    const [first] = left
    if (first) return settleLeft(requestId, first)
    const found = status === undefined ? undefined : await store.standing({ requestId, status })
    if (!found || status === undefined) return
    const { paymentId, ...row } = found
    const revision = delivery.revision ?? since.getTime()
    const meant = await deedIn(row, { status, owes, revision, paymentId: paymentId ?? undefined })
    const { outcome, reason, ends } = await deliver(meant, isRepeated)
    if (ends) await endAll(ends)
    await scheduler.delivered(row, { deed: meant.deed, outcome, reason, revision })
  }
}
