// Sales of projects over HTTP.

import { entryList } from '@bawaba/contract/draw.ts'
import type { NewSale } from '@bawaba/contract/entities/sale.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Sales } from '@bawaba/server/capabilities/reservations/index.ts'
import { type Call, signedIn } from '@bawaba/server/platform/http/call.ts'
import type { ServedCall } from '@bawaba/server/platform/http/register.ts'
import { saleCalls } from '../sale-calls.ts'
import { lotOf } from './project-lots.ts'

const by = (call: Call) => ({ accountId: signedIn(call).accountId, address: call.address })

export const saleRoutes = (sales: Sales): Record<keyof typeof saleCalls, ServedCall> => {
  const serve = (
    key: keyof typeof saleCalls,
    handler: (lot: ReturnType<typeof lotOf>, call: Call) => Promise<unknown>,
  ): ServedCall => ({
    definition: saleCalls[key],
    handler: (call: Call) => handler(lotOf((call.params as unknown as { code: string }).code), call) as never,
  })
  return {
    'GET projects/:code/sale': serve('GET projects/:code/sale', async lot => ({
      sale: await sales.show(lot),
    })),
    'GET projects/:code/entry': serve('GET projects/:code/entry', async (lot, call) => ({
      entry: await sales.entry(lot, signedIn(call).accountId),
    })),
    'PUT projects/:code/entry': serve('PUT projects/:code/entry', async (lot, call) => ({
      entry: await sales.join(lot, signedIn(call).accountId),
    })),
    'DELETE projects/:code/entry': serve('DELETE projects/:code/entry', async (lot, call) => {
      await sales.leave(lot, signedIn(call).accountId)
      return null
    }),
    'GET projects/:code/draw': serve('GET projects/:code/draw', async lot => ({
      draw: await sales.draw(lot),
    })),
    'GET projects/:code/draw/entries': serve('GET projects/:code/draw/entries', async (lot, call) => {
      const listed = await sales.listed(lot)
      if (!listed) throw new Problem('NOT_FOUND')
      call.setHeader('content-type', 'text/plain; charset=utf-8')
      call.setHeader('content-disposition', `attachment; filename="draw-${lot.lot}.txt"`)
      return Buffer.from(entryList(listed))
    }),
    'PUT projects/:code/draw/beacon': serve('PUT projects/:code/draw/beacon', async (lot, call) =>
      sales.enterBeacon(by(call), lot, (call.body as unknown as { value: string }).value),
    ),
    'PUT projects/:code/sale': serve('PUT projects/:code/sale', async (lot, call) => {
      await sales.begin(by(call), lot, call.body as unknown as NewSale)
      return null
    }),
    'DELETE projects/:code/sale': serve('DELETE projects/:code/sale', async (lot, call) =>
      sales.end(by(call), lot),
    ),
    'GET projects/:code/sale/end': serve('GET projects/:code/sale/end', async (lot, call) =>
      sales.wantsEnd(by(call), lot),
    ),
  }
}
