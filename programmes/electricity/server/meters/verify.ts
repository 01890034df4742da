// Whether a meter can be registered, or used: the company knows it, and it is not registered twice, or is one's own.

import type { Verifier } from '@bawaba/server/outside.ts'
import type { MeterAnswer } from '../../fields/meter/meter.ts'
import type { Asking } from '../provider/asking.ts'
import type { MetersStore } from './store.ts'

type Dependencies = {
  asking: Pick<Asking, 'meter'>
  store: Pick<MetersStore, 'isOwn' | 'isRegistered'>
}

/** Where it stands is shown in full once it is one's own; before, whoever knows a number learns the area alone. */
export const verifyNewMeter =
  ({ asking, store }: Dependencies): Verifier =>
  async (sent, { ownerId, requestId, asker }) => {
    const { number } = sent as MeterAnswer
    if (await store.isRegistered(ownerId, number, requestId)) return { error: { key: 'alreadyYours' } }
    const known = await asking.meter(number, ownerId, asker)
    return known ? { value: { number, address: known.area } } : { error: { key: 'unknownMeter' } }
  }

export const verifyOwnMeter =
  ({ asking, store }: Dependencies): Verifier =>
  async (sent, { ownerId, asker }) => {
    const { number } = sent as MeterAnswer
    if (!(await store.isOwn(ownerId, number))) return { error: { key: 'notYours' } }
    const known = await asking.meter(number, ownerId, asker)
    return { value: known ? { number, address: known.address } : { number } }
  }
