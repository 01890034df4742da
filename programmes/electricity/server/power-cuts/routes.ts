// Power cuts over HTTP: everybody reads the confirmed ones, citizens report, supervisors of the area confirm and end them.

import { readdirSync } from 'node:fs'
import { Problem } from '@bawaba/contract/problem.ts'
import { askerOf } from '@bawaba/server/outside.ts'
import { type Call, type SignedIn, signedIn } from '@bawaba/server/platform/http/call.ts'
import type { ServedCall } from '@bawaba/server/platform/http/register.ts'
import { electricity } from '../../definition.ts'
import { isMeterNumber, readNumber } from '../../numbers.ts'
import { areaAt } from '../../power-cut-areas.ts'
import { type Cause, type PowerCutReport, powerCutCalls } from '../../power-cut-calls.ts'
import type { MetersStore } from '../meters/store.ts'
import type { Asking } from '../provider/asking.ts'
import { unlessUnreachable } from '../unreachable.ts'
import type { PowerCuts } from './power-cuts.ts'

type Dependencies = {
  powerCuts: PowerCuts
  store: Pick<MetersStore, 'isOwn'>
  asking: Pick<Asking, 'meter'>
}
type Key = keyof typeof powerCutCalls

const services = new Set(readdirSync(electricity.services))
/** Supervisors work on cuts where a service of electricity is given to them: of all areas, or of their own center's. */
const isOfStaff = ({ scope }: Pick<Call, 'scope'>, staff: SignedIn, area: string): boolean =>
  scope === 'all' ||
  (staff.services.some(slug => slug === '*' || services.has(slug)) &&
    (staff.serviceCenter === null || staff.serviceCenter === area))

const staffOf = (call: Call) => ({ accountId: signedIn(call).accountId, address: call.address })
const paramsOf = (call: Call) => call.params as unknown as { id: string; area: string }
type Known = { cause?: Cause; expectedAt?: string; revision: number }

export const powerCutRoutes = ({ powerCuts, store, asking }: Dependencies): Record<Key, ServedCall> => {
  /** The area of a report: as it says, or that of the caller's meter. Throws NOT_FOUND for a meter of somebody else. */
  const areaOf = async (call: Call, report: PowerCutReport): Promise<string> => {
    if ('area' in report) return report.area
    const number = readNumber(report.meterNumber)
    const { accountId } = signedIn(call)
    if (!isMeterNumber(number) || !(await store.isOwn(accountId, number))) throw new Problem('NOT_FOUND')
    const meter = await asking
      .meter(number, accountId, askerOf(call))
      .catch(unlessUnreachable('ECONNABORTED'))
    if (!meter || !areaAt(meter.serviceCenter)) throw new Problem('NOT_FOUND')
    return meter.serviceCenter
  }
  const openFor = async (call: Call) => {
    const staff = signedIn(call)
    return (await powerCuts.open()).filter(({ area }) => isOfStaff(call, staff, area))
  }
  const served = (key: Key, handler: (call: Call) => unknown): ServedCall => ({
    definition: powerCutCalls[key],
    handler: handler as ServedCall['handler'],
  })
  return {
    'GET powerCuts': served('GET powerCuts', () => powerCuts.confirmed()),
    'GET powerCuts/reported': served('GET powerCuts/reported', call =>
      powerCuts.reportedBy(signedIn(call).accountId),
    ),
    'POST powerCuts/reports': served('POST powerCuts/reports', async call => {
      const report = call.body as unknown as PowerCutReport
      return powerCuts.report(signedIn(call).accountId, await areaOf(call, report), report.wantsNews)
    }),
    'DELETE powerCuts/reports/:id': served('DELETE powerCuts/reports/:id', async call => {
      await powerCuts.withdraw(paramsOf(call).id, signedIn(call).accountId)
      return null
    }),
    'GET powerCuts/open': served('GET powerCuts/open', openFor),
    'PUT powerCuts/areas/:area': served('PUT powerCuts/areas/:area', call => {
      const { area } = paramsOf(call)
      if (!isOfStaff(call, signedIn(call), area)) throw new Problem('FORBIDDEN')
      return powerCuts.confirm(staffOf(call), area, call.body as unknown as Known)
    }),
    'POST powerCuts/:id/end': served('POST powerCuts/:id/end', async call => {
      const { id } = paramsOf(call)
      const cut = (await openFor(call)).find(open => open.id === id)
      if (!cut) throw new Problem('NOT_FOUND')
      await powerCuts.end(
        staffOf(call),
        cut,
        call.body as unknown as { isRestored: boolean; revision: number },
      )
      return null
    }),
  }
}
