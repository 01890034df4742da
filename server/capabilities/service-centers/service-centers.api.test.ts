// Service centers as everybody finds them.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { publishCenters } from './centers.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal?.close())

test('everybody finds the centers that serve people, with where they are as far as it is said', async () => {
  const visitor = await portal.browser()
  const codes = async () =>
    (await visitor.call('GET serviceCenters')).body.map(({ code }: { code: string }) => code)
  // None of the holding company.
  assert.deepEqual(await codes(), ['LIBRARY_RIVER_EAST', 'LIBRARY_RIVER_WEST', 'LIBRARY_HILL_TOP'])
  const found = {
    governorate: { ar: 'الجيزة', en: 'Giza' },
    address: { ar: 'شارع التحرير', en: 'Tahrir street' },
    coordinates: { latitude: 30.04, longitude: 31.21 },
  }
  const name = { ar: 'فرع', en: 'Branch' }
  const sectors = [
    {
      code: 'S',
      name,
      centers: [
        { code: 'A', name, ...found },
        { code: 'B', name },
      ],
    },
  ]
  const programme = { slug: 'x', name, categories: [], companies: [{ code: 'C', name, sectors }] }
  await publishCenters(portal.database, [programme], '0.0.0')
  const { body } = await visitor.call('GET serviceCenters')
  const common = { name, sector: name, company: name }
  assert.deepEqual(body, [
    { code: 'A', ...common, ...found },
    { code: 'B', ...common },
  ])
})
