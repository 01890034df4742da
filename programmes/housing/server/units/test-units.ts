// A portal with the housing programme for tests: its tables, its calls, administrators, and units that a test names.

import { installed } from '@bawaba/server/programmes.ts'
import { openTestPortal } from '@bawaba/server/test-portal.ts'
import type { UnitInput } from '../../unit.ts'

const housing = installed.filter(({ slug }) => slug === 'housing')

export const unitInput = (code: string, more: Partial<UnitInput> = {}): UnitInput => ({
  code,
  project: 'ZAHYA',
  type: 'apartment',
  area: 120,
  floor: 3,
  rooms: 3,
  price: '2500000.00',
  paymentMethod: 'both',
  country: null,
  ...more,
})

/** One file as the only part of a form. */
export const fileForm = (name: string, type: string, bytes: Buffer | string) => {
  const boundary = 'units'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    raw: Buffer.concat([
      Buffer.from(head),
      Buffer.from(bytes as string),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

export const openUnits = async (settings: Record<string, string> = {}) => {
  const portal = await openTestPortal(settings, undefined, undefined, housing)
  const admin = await portal.employee(['BFM_ADMIN'])
  return {
    portal,
    admin,
    visitor: await portal.browser(),
    /** Adds a unit, on sale unless a test says otherwise. */
    add: async (code: string, more: Partial<UnitInput> = {}, isOnSale = true) => {
      const { status, body } = await admin.send('POST units', { body: unitInput(code, more) })
      if (status !== 201) throw new Error(`Adding ${code} answered ${status} ${JSON.stringify(body)}`)
      if (isOnSale) await admin.send('POST units/sale', { body: { onSale: true, codes: [code] } })
      return body
    },
    import: (csv: string, dryRun = false, who = admin) =>
      who.send(`POST units/import?dryRun=${dryRun}`, fileForm('units.csv', 'text/csv', csv)),
  }
}
export type UnitsPortal = Awaited<ReturnType<typeof openUnits>>
