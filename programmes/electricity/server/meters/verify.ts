// Whether a meter can be registered, or used: the company knows it, and it is not registered twice, or is one's own.

import type { Verifier } from '@bawaba/server/outside.ts'
import type { MeterAnswer } from '../../fields/meter/meter.ts'
import { addMeter } from '../../states.ts'
import type { Asking } from '../provider/asking.ts'
import type { MetersStore } from './store.ts'

type Dependencies = {
  asking: Pick<Asking, 'meter'>
  store: Pick<MetersStore, 'isOwn' | 'standingOf' | 'isRegistered'>
}

/**
 * Any meter that the company knows. Only its registration is refused to people who have it already: widows and tenants move the
 * contract of a meter that they use to their own name. The address is shown in full to people whose meter it is; others who
 * know a number learn the area only.
 */
export const verifyNewMeter =
  ({ asking, store }: Dependencies): Verifier =>
  async (sent, { ownerId, serviceSlug, requestId, asker }) => {
    const { number } = sent as MeterAnswer
    if (serviceSlug === addMeter && (await store.isRegistered(ownerId, number, requestId)))
      return { error: { key: 'alreadyYours' } }
    const known = await asking.meter(number, ownerId, asker)
    if (!known) return { error: { key: 'unknownMeter' } }
    const isOwn = await store.isOwn(ownerId, number)
    return { value: { number, address: isOwn ? known.address : known.area } }
  }

/** Where a service asks for it, the person must have registered the meter as what it names: a tenant ends no owner's contract. */
export const verifyOwnMeter =
  ({ asking, store }: Dependencies): Verifier =>
  async (sent, { ownerId, asker, standing }) => {
    const { number } = sent as MeterAnswer
    const own = await store.standingOf(ownerId, number)
    if (!own) return { error: { key: 'notYours' } }
    if (standing && !standing.includes(own.standing)) return { error: { key: 'notOwner' } }
    const known = await asking.meter(number, ownerId, asker)
    return { value: known ? { number, address: known.address } : { number } }
  }
