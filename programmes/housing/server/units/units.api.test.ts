// Units over the wire: what everybody reads, what administrators change, and what nobody else may.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { raw } from '@bawaba/server/platform/database/index.ts'
import { unitCalls } from '../../unit-calls.ts'
import { fileForm, openUnits, type UnitsPortal, unitInput } from './test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits()
})
after(() => units.portal.close())

const filter = (value: object) => encodeURIComponent(JSON.stringify(value))
const codesIn = (rows: { code: string }[]) => rows.map(({ code }) => code)

test('a unit is added off sale, where nobody but administrators sees it, and is everybody’s once it is on sale', async () => {
  const { admin, visitor, add } = units
  const added = await add('1-A-101', {}, false)
  assert.deepEqual([added.status, added.onSale, added.revision], ['off-sale', false, 1])
  assert.equal((await visitor.send('GET units/1-A-101')).status, 404)
  assert.equal((await visitor.send('GET units/1-A-101/floorPlan')).status, 404)
  const hidden = { where: { code: '1-A-101' } }
  assert.deepEqual((await visitor.send(`GET units?filter=${filter(hidden)}`)).body, [])
  assert.equal((await visitor.send(`GET units/count?where=${filter(hidden.where)}`)).body.count, 0)

  const sold = await admin.send('POST units/sale', { body: { onSale: true, codes: ['1-A-101', '9-Z-999'] } })
  assert.deepEqual(sold.body, {
    changed: 1,
    rows: [
      { code: '1-A-101', outcome: 'changed' },
      { code: '9-Z-999', outcome: 'refused', key: 'unknown' },
    ],
  })
  const { body: shown } = await visitor.send('GET units/1-A-101')
  assert.deepEqual(shown, {
    code: '1-A-101',
    project: 'ZAHYA',
    type: 'apartment',
    area: 120,
    floor: 3,
    rooms: 3,
    price: { amount: '2500000.00', currency: 'EGP' },
    paymentMethod: 'both',
    country: null,
    status: 'available',
    floorPlanUploaded: false,
  })
})

test('everybody filters by what everybody reads, and by nothing else', async () => {
  const { add, visitor, admin } = units
  await add('2-A-101', { project: 'LATINCITY', type: 'shop', area: 90, price: '900000.50' })
  await add('2-A-102', { project: 'LATINCITY', floor: 7, price: '1800000' })
  await add('2-A-103', { project: 'LATINCITY', floor: 7, price: '3600000' })
  const found = async (where: object, more: object = {}) => {
    const wanted = { where: { and: [{ project: 'LATINCITY' }, where] }, order: ['price ASC'], ...more }
    const { body, headers } = await visitor.send(`GET units?total=true&filter=${filter(wanted)}`)
    return [codesIn(body), headers['x-total-count']]
  }
  assert.deepEqual(await found({ price: { lte: 1_800_000 } }), [['2-A-101', '2-A-102'], '2'])
  assert.deepEqual(await found({ price: 900_000.5 }), [['2-A-101'], '1'])
  assert.deepEqual(await found({ area: { gte: 100 }, floor: 7 }), [['2-A-102', '2-A-103'], '2'])
  assert.deepEqual(await found({ status: 'available' }, { limit: 1, skip: 1 }), [['2-A-102'], '3'])
  assert.deepEqual(await found({ status: 'sold' }), [[], '0'])
  for (const where of [{ createdAt: { gt: '2020-01-01' } }, { blockReason: 'x' }, { id: 'x' }])
    assert.equal(
      (await visitor.send(`GET units?filter=${filter({ where })}`)).body.error.code,
      'INVALID_FILTER',
    )
  assert.equal(
    (await admin.send(`GET units?filter=${filter({ where: { createdAt: { gt: '2020-01-01' } } })}`)).status,
    200,
  )
})

test('a cursor leads on through the list without repeating or leaving out a unit', async () => {
  const { visitor } = units
  const seen: string[] = []
  let after = ''
  for (let turn = 0; turn < 5; turn++) {
    const wanted = filter({ where: { project: 'LATINCITY' }, order: ['price DESC'], limit: 2 })
    const { body, headers } = await visitor.send(`GET units?filter=${wanted}${after && `&after=${after}`}`)
    seen.push(...codesIn(body))
    if (!headers['x-next-cursor']) break
    after = String(headers['x-next-cursor'])
  }
  assert.deepEqual(seen, ['2-A-103', '2-A-102', '2-A-101'])
})

test('a project counts its units by type with their prices; an unknown one is not there', async () => {
  const { visitor, add } = units
  await add('3-A-1', { project: 'SABA', type: 'villa', price: '9000000' })
  await add('3-A-2', { project: 'SABA', type: 'villa', price: '8000000', area: 300 })
  await add('3-A-3', { project: 'SABA', type: 'shop', price: '1000000' }, false)
  assert.deepEqual((await visitor.send('GET projects/SABA/availability')).body, {
    available: 2,
    total: 2,
    types: [
      {
        type: 'villa',
        available: 2,
        total: 2,
        minPrice: { amount: '8000000.00', currency: 'EGP' },
        maxPrice: { amount: '9000000.00', currency: 'EGP' },
        minArea: 120,
        maxArea: 300,
      },
    ],
  })
  assert.deepEqual((await visitor.send('GET projects/MADINATY/availability')).body, {
    available: 0,
    total: 0,
    types: [],
  })
  assert.equal((await visitor.send('GET projects/NOWHERE/availability')).status, 404)
})

test('a change names the revision it was seen at, and stands in the history with who and what', async () => {
  const { admin, add } = units
  await add('4-A-1')
  const change = (body: object, revision?: number) =>
    admin.send('PATCH units/4-A-1', {
      body,
      ...(revision !== undefined && { headers: { 'if-match': `"${revision}"` } }),
    })
  const { code: _code, ...seen } = unitInput('4-A-1')
  const { revision } = (await admin.send('GET units/4-A-1')).body
  assert.equal((await change(seen)).status, 428)
  const changed = await change({ ...seen, price: '2600000.00', country: 'AE' }, revision)
  assert.deepEqual([changed.status, changed.headers.etag], [200, `"${revision + 1}"`])
  const late = await change({ ...seen, area: 99 }, revision)
  assert.deepEqual(
    [late.status, late.body.error.code, late.body.current.price.amount],
    [409, 'CONFLICT', '2600000.00'],
  )
  const { body: history } = await admin.send('GET units/4-A-1/history')
  assert.deepEqual(
    history.map(({ kind, changes, by }: any) => [kind, changes, by.id]),
    [
      [
        'changed',
        [
          { field: 'price', from: '2500000.00', to: '2600000.00' },
          { field: 'country', from: null, to: 'AE' },
        ],
        admin.id,
      ],
      ['on-sale', [], admin.id],
      ['added', [], admin.id],
    ],
  )
})

test('two changes of one unit at once: one is saved, the other is told of it', async () => {
  const { admin, add } = units
  await add('4-A-2')
  const { code: _code, ...seen } = unitInput('4-A-2')
  const { revision } = (await admin.send('GET units/4-A-2')).body
  const answers = await Promise.all(
    [1, 2, 3, 4].map(area =>
      admin.send('PATCH units/4-A-2', {
        body: { ...seen, area: 100 + area },
        headers: { 'if-match': `"${revision}"` },
      }),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
  assert.equal((await admin.send('GET units/4-A-2')).body.revision, revision + 1)
})

test('what breaks the rules of a unit is refused at its field, and a code is there once', async () => {
  const { admin, add } = units
  await add('5-A-1')
  const refused = async (more: object) => {
    const { status, body } = await admin.send('POST units', { body: { ...unitInput('5-A-2'), ...more } })
    return [status, body.error.details?.map(({ path, key }: any) => `${path} ${key}`)]
  }
  assert.deepEqual(await refused({ code: '5-A-1' }), [422, ['body.code exists']])
  assert.deepEqual(await refused({ project: 'NOWHERE', country: 'ZZ' }), [
    422,
    ['body.project unknown', 'body.country unknown'],
  ])
  assert.deepEqual(await refused({ price: '0' }), [422, ['body.price minimum']])
  for (const more of [
    { code: 'a b' },
    { code: '5-A-2; drop table housing_units' },
    { area: 1 },
    { floor: 2.5 },
    { rooms: 51 },
    { price: '-5' },
    { price: '1e9' },
    { type: 'tent' },
    { id: '01a1f000-0000-7000-8000-000000000001' },
    { status: 'allocated' },
  ]) {
    const [status] = await refused(more)
    assert.equal(status, 422, JSON.stringify(more))
  }
  assert.equal((await admin.send('GET units/5-A-2')).status, 404)
})

test('a blocked unit is not offered, its reason is for staff alone, and taking the block back offers nothing', async () => {
  const { admin, visitor, add } = units
  await add('6-A-1')
  const blocked = await admin.send('POST units/6-A-1/block', { body: { reason: ' canary reason ' } })
  assert.deepEqual([blocked.body.status, blocked.body.blockReason], ['blocked', 'canary reason'])
  assert.equal((await visitor.send('GET units/6-A-1')).status, 404)
  const sold = await admin.send('POST units/sale', { body: { onSale: true, codes: ['6-A-1'] } })
  assert.deepEqual(sold.body.rows, [{ code: '6-A-1', outcome: 'refused', key: 'blocked' }])
  const free = await admin.send('POST units/6-A-1/unblock', { body: {} })
  assert.deepEqual([free.body.status, free.body.blockReason], ['off-sale', null])
  assert.equal((await admin.send('POST units/6-A-1/block', { body: { reason: '  ' } })).status, 422)
  const kinds = (await admin.send('GET units/6-A-1/history')).body.map(({ kind }: any) => kind)
  assert.deepEqual(kinds, ['unblocked', 'blocked', 'on-sale', 'added'])
})

test('all units of a project go on sale and off it in one call; the same again changes nothing', async () => {
  const { admin, add } = units
  for (const n of [1, 2, 3]) await add(`7-A-${n}`, { project: 'ARABISK' }, false)
  const sell = async (onSale: boolean) =>
    (await admin.send('POST units/sale', { body: { onSale, project: 'ARABISK' } })).body.changed
  assert.deepEqual([await sell(true), await sell(true), await sell(false), await sell(false)], [3, 0, 3, 0])
  for (const body of [
    { onSale: true },
    { onSale: true, codes: ['7-A-1'], project: 'ARABISK' },
    { codes: [] },
  ])
    assert.ok(
      [400, 422].includes((await admin.send('POST units/sale', { body })).status),
      JSON.stringify(body),
    )
})

test('a sale may open later: everybody reads when, and the history has it', async () => {
  const { admin, visitor, add } = units
  await add('7-B-1', {}, false)
  const opensAt = '2026-12-01T10:00:00.000Z'
  const sell = async (body: object) =>
    (await admin.send('POST units/sale', { body: { onSale: true, codes: ['7-B-1'], ...body } })).body.changed
  assert.deepEqual([await sell({ opensAt }), await sell({ opensAt }), await sell({})], [1, 0, 0])
  assert.equal((await visitor.send('GET units/7-B-1')).body.opensAt, opensAt)
  const [newest] = (await admin.send('GET units/7-B-1/history')).body
  assert.deepEqual(newest.changes, [{ field: 'opensAt', from: null, to: opensAt }])
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC',
  'base64',
)

test('a floor plan is checked on its way in, seen by whoever sees the unit, and stays while the unit holds it', async () => {
  const { admin, visitor, add, portal } = units
  await add('8-A-1')
  const upload = (name: string, type: string, bytes: Buffer | string) =>
    admin.send('POST units/8-A-1/floorPlan', fileForm(name, type, bytes))
  const first = await upload('plan.png', 'image/png', png)
  assert.deepEqual([first.status, first.body.floorPlan], [200, { kind: 'picture', isSample: false }])
  const seen = await portal.portal.app.inject({ url: '/api/units/8-A-1/floorPlan' })
  assert.deepEqual(
    [seen.statusCode, seen.headers['content-type'], seen.headers['content-disposition']],
    [200, 'image/png', 'inline'],
  )
  assert.match(String(seen.headers['content-security-policy']), /sandbox/)
  assert.equal((await upload('plan.svg', 'image/svg+xml', '<svg onload="x"/>')).body.error.code, 'FILE_TYPE')
  assert.equal((await upload('plan.txt', 'text/plain', 'words')).body.error.code, 'FILE_TYPE')
  assert.equal((await upload('plan.png', 'image/png', 'no picture')).body.error.code, 'FILE_TYPE_MISMATCH')

  const second = await upload('plan2.png', 'image/png', png)
  assert.equal(second.status, 200)
  await portal.passWith(3 * 86_400_000 + Math.max(0, Date.now() - portal.now().getTime()), admin)
  await portal.portal.tidy()
  const files = await portal.database.query<{ id: string; is_held: boolean }>(
    raw(`select id, is_held from files where owner_id = '${admin.id}'`),
  )
  assert.deepEqual(
    files.map(row => row.is_held),
    [true],
  )
  assert.equal((await portal.portal.app.inject({ url: '/api/units/8-A-1/floorPlan' })).statusCode, 200)
  assert.equal((await visitor.send('GET units/8-A-1')).body.floorPlanUploaded, true)
})

test('every call is refused to whom it is not for', async () => {
  const { portal } = units
  const open = ['GET units', 'GET units/count', 'GET units/:code', 'GET units/:code/floorPlan']
  const isOpen = (key: string) => open.includes(key) || key === 'GET projects/:code/availability'
  const callers = [
    [await portal.browser(), 401],
    [await portal.citizen(), 403],
    [await portal.person({ slug: 'agent' }), 403],
    [await portal.employee(['FINANCIAL_MANAGER', 'SUPERVISOR', 'REPORT_MANAGER', 'AUDITOR']), 403],
  ] as const
  for (const [who, status] of callers)
    for (const key of Object.keys(unitCalls)) {
      const answer = await who.send(
        key.replace(':code', '1-A-101'),
        key.startsWith('GET') ? {} : { body: {} },
      )
      if (isOpen(key)) assert.ok([200, 404].includes(answer.status), key)
      else assert.equal(answer.status, status, key)
    }
  const officer = await portal.employee(['SUPERVISOR'])
  const shown = (await officer.send('GET units/1-A-101')).body
  assert.deepEqual([shown.revision, shown.blockReason, shown.id], [undefined, undefined, undefined])
})
