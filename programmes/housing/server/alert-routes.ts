// Alerts about projects over HTTP: each person's own.

import type { Alerts } from '@bawaba/server/capabilities/reservations/index.ts'
import { type Call, signedIn } from '@bawaba/server/platform/http/call.ts'
import type { ServedCall } from '@bawaba/server/platform/http/register.ts'
import { alertCalls } from '../alert-calls.ts'
import { lotOf } from './project-lots.ts'

export const alertRoutes = (alerts: Alerts): Record<keyof typeof alertCalls, ServedCall> => {
  const serve = (
    key: keyof typeof alertCalls,
    handler: (lot: ReturnType<typeof lotOf>, accountId: string) => Promise<unknown>,
  ): ServedCall => ({
    definition: alertCalls[key],
    handler: (call: Call) => {
      const { code } = call.params as unknown as { code: string }
      return handler(lotOf(code), signedIn(call).accountId) as never
    },
  })
  return {
    'GET projects/:code/alert': serve('GET projects/:code/alert', async (lot, accountId) => ({
      isOn: await alerts.isOn(lot, accountId),
    })),
    'PUT projects/:code/alert': serve('PUT projects/:code/alert', async (lot, accountId) => {
      await alerts.add(lot, accountId)
      return null
    }),
    'DELETE projects/:code/alert': serve('DELETE projects/:code/alert', async (lot, accountId) => {
      await alerts.remove(lot, accountId)
      return null
    }),
  }
}
