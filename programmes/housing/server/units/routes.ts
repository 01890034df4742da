// Units over HTTP, each call by its definition.

import { Problem } from '@bawaba/contract/problem.ts'
import { disposition, type Files } from '@bawaba/server/capabilities/files/index.ts'
import { type Call, signedIn } from '@bawaba/server/platform/http/call.ts'
import { revisionOf } from '@bawaba/server/platform/http/headers.ts'
import type { ServedCall } from '@bawaba/server/platform/http/register.ts'
import { type Unit, unitCalls } from '../../unit-calls.ts'
import { drawFloorPlan } from './floor-plan.ts'
import type { Units } from './units.ts'

type Served = Record<keyof typeof unitCalls, ServedCall>
const isStaff = ({ scope }: Pick<Call, 'scope'>): boolean => scope === 'all'
const codeOf = ({ params }: Pick<Call, 'params'>): string => (params as unknown as { code: string }).code
const tagged = (call: Pick<Call, 'setHeader'>, unit: Unit): Unit => {
  if (unit.revision !== undefined) call.setHeader('etag', `"${unit.revision}"`)
  return unit
}

export const unitRoutes = (units: Units, files: Pick<Files, 'read'>): Served => {
  const serve = (key: keyof typeof unitCalls, handler: (call: Call) => unknown): ServedCall => ({
    definition: unitCalls[key],
    handler: handler as ServedCall['handler'],
  })
  return {
    'GET units': serve('GET units', async call => {
      const { rows, total, next } = await units.list(isStaff(call), call.query as object)
      if (total !== undefined) call.setHeader('x-total-count', String(total))
      if (next !== undefined) call.setHeader('x-next-cursor', next)
      return rows
    }),
    'GET units/count': serve('GET units/count', async call => ({
      count: await units.count(isStaff(call), (call.query as { where?: string }).where),
    })),
    'GET units/:code': serve('GET units/:code', async call =>
      tagged(call, await units.show(codeOf(call), isStaff(call))),
    ),
    'GET units/:code/floorPlan': serve('GET units/:code/floorPlan', async call => {
      const unit = await units.get(codeOf(call), isStaff(call))
      if (unit.floorPlanType === null) throw new Problem('NOT_FOUND')
      call.setHeader('content-security-policy', `sandbox; default-src 'none'; style-src 'unsafe-inline'`)
      call.setHeader('cache-control', 'private, max-age=60')
      call.setHeader('content-type', unit.floorPlanType)
      if (unit.floorPlanFile === null) return Buffer.from(drawFloorPlan(unit))
      const { bytes, name, size } = await files.read(unit.floorPlanFile)
      // A picture was drawn anew when it came in, and may stand in a page; anything else is opened by itself.
      const isPicture = unit.floorPlanType.startsWith('image/')
      call.setHeader('content-disposition', isPicture ? 'inline' : disposition(name))
      if (size !== undefined) call.setHeader('content-length', String(size))
      return bytes
    }),
    'GET projects/:code/availability': serve('GET projects/:code/availability', call =>
      units.availability(codeOf(call)),
    ),
    'GET units/:code/history': serve('GET units/:code/history', call => units.history(codeOf(call))),
    'POST units': serve('POST units', async call =>
      tagged(call, await units.add(signedIn(call), call.body as never)),
    ),
    'PATCH units/:code': serve('PATCH units/:code', async call =>
      tagged(
        call,
        await units.change(
          signedIn(call),
          codeOf(call),
          revisionOf(call.header('if-match')),
          call.body as never,
        ),
      ),
    ),
    'POST units/sale': serve('POST units/sale', call => units.sell(signedIn(call), call.body as never)),
    'POST units/:code/block': serve('POST units/:code/block', async call => {
      const { reason } = call.body as unknown as { reason: string }
      return tagged(call, await units.block(signedIn(call), codeOf(call), reason.trim()))
    }),
    'POST units/:code/unblock': serve('POST units/:code/unblock', async call =>
      tagged(call, await units.block(signedIn(call), codeOf(call), null)),
    ),
    'POST units/:code/floorPlan': serve('POST units/:code/floorPlan', async call =>
      tagged(call, await units.setFloorPlan(signedIn(call), codeOf(call), await call.file())),
    ),
    'GET units/file/content': serve('GET units/file/content', async call => {
      call.setHeader('content-type', 'text/csv; charset=utf-8')
      call.setHeader('content-disposition', 'attachment; filename="units.csv"')
      call.setHeader('content-security-policy', `sandbox; default-src 'none'`)
      call.setHeader('cache-control', 'private, no-store')
      return Buffer.from(await units.exportCsv((call.query as { project?: string }).project))
    }),
    'POST units/import': serve('POST units/import', async call =>
      units.import(signedIn(call), await call.file(), {
        isDryRun: (call.query as { dryRun?: boolean }).dryRun === true,
        language: call.language,
      }),
    ),
  }
}
