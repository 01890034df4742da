// Drawing a sale, step by step. A server that dies between two steps is followed by another, which finds the same order.

import { drawOrder } from '@bawaba/contract/draw.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Seal } from '../../../platform/sealed.ts'
import { drawStore } from './draw-store.ts'

type Dependencies = { database: Database; clock: () => Date; seal: Seal }

/** What seeds are sealed for. */
export const seedUse = 'draw seed'

/** The way to draw a sale as far as it can be drawn now; it does nothing to a sale by line, or one that was drawn before. */
export const createDraws = ({ database, clock, seal }: Dependencies) => {
  const store = drawStore(database)
  return async (saleId: string): Promise<void> => {
    await store.freeze(saleId, clock())
    const found = await store.drawable(saleId)
    if (!found) return
    const seed = seal.open(seedUse, found.sealedSeed)
    const { order } = await drawOrder(seed, found.listed, found.beaconValue ?? undefined)
    await store.writeRanks(saleId, order)
    await store.publish(saleId, seed, order, clock())
  }
}
