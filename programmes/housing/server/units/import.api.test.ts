// Importing units over the wire: a dry run writes nothing, the import does what it said, and doing it again changes nothing.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openUnits, type UnitsPortal } from './test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits()
})
after(() => units.portal.close())

const head = 'unitCode,project,type,area,floor,rooms,price,paymentMethod,country'
const line = (code: string, price = 2_500_000) => `${code},ZAHYA,apartment,120,3,3,${price},both,`
const count = async () => (await units.admin.send('GET units/count')).body.count

test('a dry run tells row by row and writes nothing; the import writes it, and again it changes nothing', async () => {
  const csv = [
    head,
    line('1-A-1'),
    line('1-A-2'),
    line('1-A-1', 5),
    'x y,NOWHERE,apartment,120,3,3,1,both,',
  ].join('\n')
  const dry = await units.import(csv, true)
  assert.equal(dry.status, 200)
  assert.deepEqual(dry.body.counts, { new: 2, changed: 0, unchanged: 0, refused: 2 })
  assert.equal(await count(), 0)
  const done = await units.import(csv)
  assert.deepEqual([done.body.isDryRun, done.body.counts], [false, dry.body.counts])
  assert.match(done.body.refusedCsv, /The code stands in the file twice/)
  assert.equal(await count(), 2)
  const again = await units.import(csv)
  assert.deepEqual(again.body.counts, { new: 0, changed: 0, unchanged: 2, refused: 2 })
  const { body: unit } = await units.admin.send('GET units/1-A-1')
  assert.deepEqual([unit.status, unit.revision], ['off-sale', 1])
})

test('changed rows are written with what changed; what is on sale stays on sale', async () => {
  await units.admin.send('POST units/sale', { body: { onSale: true, codes: ['1-A-2'] } })
  const { body } = await units.import([head, line('1-A-2', 2_700_000)].join('\n'))
  assert.deepEqual(body.rows, [
    {
      line: 2,
      code: '1-A-2',
      outcome: 'changed',
      changes: [{ field: 'price', from: '2500000.00', to: '2700000.00' }],
      errors: [],
    },
  ])
  const { body: unit } = await units.admin.send('GET units/1-A-2')
  assert.deepEqual([unit.status, unit.price.amount], ['available', '2700000.00'])
  const { body: history } = await units.admin.send('GET units/1-A-2/history')
  assert.deepEqual(history[0].changes, body.rows[0].changes)
})

test('the exported file imports unchanged, and its rows do not undo what changed meanwhile', async () => {
  await units.import([head, `3-A-1,ZAHYA,villa,200.5,-1,4,9000000.50,online,SA`, line('3-A-2')].join('\n'))
  const answer = await units.portal.portal.app.inject({
    url: '/api/units/file/content?mode=EMPLOYEE&project=ZAHYA',
    headers: { cookie: [...units.admin.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.match(String(answer.headers['content-type']), /^text\/csv/)
  const csv = answer.body
  const same = await units.import(csv)
  assert.deepEqual(same.body.counts, { new: 0, changed: 0, unchanged: await count(), refused: 0 })
  // A colleague changes the price of one unit after the download.
  await units.import([head, line('3-A-2', 3_000_000)].join('\n'))
  const edited = csv.replace('9000000.50', '9100000.50').replace(/(3-A-2,.*)2500000/, '$12600000')
  const { body } = await units.import(edited)
  assert.deepEqual([body.counts.changed, body.counts.refused], [1, 1])
  const refused = body.rows.find(({ outcome }: { outcome: string }) => outcome === 'refused')
  assert.deepEqual(
    [refused.code, refused.errors.map(({ key }: { key: string }) => key)],
    ['3-A-2', ['changedMeanwhile']],
  )
  assert.equal((await units.admin.send('GET units/3-A-2')).body.price.amount, '3000000.00')
  assert.equal((await units.admin.send('GET units/3-A-1')).body.country, 'SA')
  assert.equal((await units.visitor.send('GET units/file/content')).status, 401)
})

test('one file imported five times at once adds each unit once', async () => {
  const before = await count()
  const csv = [head, ...Array.from({ length: 200 }, (_, n) => line(`2-A-${n}`))].join('\n')
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => units.import(csv)))
  assert.ok(
    answers.every(({ status }) => status === 200 || status === 409),
    JSON.stringify(answers.map(a => a.status)),
  )
  assert.equal(await count(), before + 200)
  const { body } = await units.import(csv)
  assert.deepEqual(body.counts, { new: 0, changed: 0, unchanged: 200, refused: 0 })
})

test('five thousand rows are imported in one go', async () => {
  const csv = [head, ...Array.from({ length: 5000 }, (_, n) => line(`5-A-${n}`))].join('\n')
  const { status, body } = await units.import(csv)
  assert.deepEqual([status, body.counts?.new], [200, 5000])
})

test('a file that cannot be read says why', async () => {
  const refused = async (csv: string) => (await units.import(csv)).body.error.code
  assert.equal(await refused('a,b\n1,2'), 'CSV_COLUMNS')
  assert.equal(await refused(`${head}\n"open`), 'CSV_BROKEN')
  assert.equal(await refused(''), 'CSV_COLUMNS')
})
