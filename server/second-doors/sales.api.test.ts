// Second doors to a sale: one administrator does not end it, draw it or sell its units past the people who wait.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../platform/database/index.ts'
import { installed } from '../programmes.ts'
import { multipart } from '../test-files.ts'
import { openTestPortal, outcomeOf, type Person, type TestPortal } from '../test-portal.ts'

let portal: TestPortal
let admin: Person
let second: Person
before(async () => {
  portal = await openTestPortal(
    {},
    undefined,
    undefined,
    installed.filter(({ slug }) => slug === 'housing'),
  )
  admin = await portal.employee(['BFM_ADMIN'])
  second = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const project = 'ZAHYA'
const unit = {
  project,
  type: 'apartment',
  area: 120,
  floor: 3,
  rooms: 3,
  price: '2500000.00',
  paymentMethod: 'both',
  country: null,
}
const addUnit = async (code: string) => {
  assert.equal((await admin.send('POST units', { body: { ...unit, code } })).status, 201)
  await admin.send('POST units/sale', { body: { onSale: true, codes: [code] } })
}
const begin = (more: object) =>
  admin.send(`PUT projects/${project}/sale`, {
    body: { method: 'line', opensAt: portal.now().toISOString(), places: 1, turnMinutes: 10, ...more },
  })
const end = (who: Pick<Person, 'send'>) => who.send(`DELETE projects/${project}/sale`)
const join = (who: Person) => who.send(`PUT projects/${project}/entry`)
const move = async (code: string, to: string) => {
  const { revision } = (await admin.send(`GET units/${code}`)).body
  return admin.send(`PATCH units/${code}`, {
    body: { ...unit, project: to },
    headers: { 'if-match': `"${revision}"` },
  })
}
const hold = (who: Person, code: string) => who.send('POST reservations', { body: { kind: 'unit', code } })

test('no unit leaves the project of a sale in which people wait: by form, by file or closed and opened again', async () => {
  const [first, waiting, outsider] = [await portal.citizen(), await portal.citizen(), await portal.citizen()]
  for (const code of ['S-1', 'S-2']) await addUnit(code)
  await begin({})
  for (const who of [first, waiting]) await join(who)
  await portal.portal.run('reservations.admit')
  assert.deepEqual(outcomeOf(await move('S-2', 'MADINATY')), [409, 'SALE_UNDER_WAY'])
  const head = 'code,project,type,area,floor,rooms,price,paymentMethod'
  const file = multipart({
    name: 'units.csv',
    type: 'text/csv',
    bytes: Buffer.from(`${head}\nS-2,MADINATY,apartment,120,3,3,2500000.00,both\n`),
  })
  assert.deepEqual(outcomeOf(await admin.send('POST units/import?dryRun=false', file)), [
    409,
    'SALE_UNDER_WAY',
  ])
  await admin.send('POST units/sale', { body: { onSale: false, codes: ['S-2'] } })
  await move('S-2', 'MADINATY')
  const opened = await admin.send('POST units/sale', { body: { onSale: true, codes: ['S-2'] } })
  assert.deepEqual(outcomeOf(opened), [409, 'SALE_UNDER_WAY'])
  assert.ok((await hold(outsider, 'S-2')).status >= 400)
})

test('two calls at once of one administrator end no sale, and neither does an administrator without the role any more', async () => {
  const answers = await Promise.all([end(admin), end(admin)])
  assert.deepEqual(
    answers.map(({ body }) => body.isEnded),
    [false, false],
  )
  await portal.database.query(sql`update accounts set roles = '{SUPERVISOR}' where id = ${second.id}`)
  assert.equal((await end(second)).status, 403)
  await portal.database.query(sql`update accounts set roles = '{BFM_ADMIN}' where id = ${second.id}`)
})

test('a first wish to end a sale counts for no other sale of the project', async () => {
  assert.equal((await end(second)).body.isEnded, true)
  const [one, other] = [await portal.citizen(), await portal.citizen()]
  await begin({ opensAt: new Date(portal.now().getTime() + 3_600_000).toISOString() })
  for (const who of [one, other]) await join(who)
  assert.equal((await end(admin)).body.isEnded, false)
  assert.equal((await begin({})).status, 409, 'nor is it begun over')
  assert.equal((await end(second)).body.isEnded, true)
})

test('the value of a draw counts once two administrators entered it in the same spelling or another', async () => {
  const at = (minutes: number) => new Date(portal.now().getTime() + minutes * 60_000).toISOString()
  const begun = await begin({ method: 'draw', closesAt: at(60), beaconSource: { ar: 'دراند', en: 'drand' } })
  if (begun.status !== 204)
    await begin({ method: 'draw', closesAt: at(60), beaconSource: 'drand, first round' })
  const who = await portal.citizen()
  await join(who)
  const enter = (by: Person, value: string) =>
    by.send(`PUT projects/${project}/draw/beacon`, { body: { value } })
  assert.equal((await enter(admin, 'abc')).status, 409, 'before the list is frozen')
  await portal.passWith(61 * 60_000, admin, second)
  await portal.portal.run('reservations.admit')
  assert.deepEqual((await enter(admin, 'abc')).body, { isConfirmed: false })
  const twice = await Promise.all([enter(admin, 'abc'), enter(admin, ' abc ')])
  assert.ok(twice.every(({ body }) => body.isConfirmed === false))
  assert.deepEqual((await enter(second, 'abd')).body, { isConfirmed: false })
  assert.deepEqual((await enter(second, 'abd')).body, { isConfirmed: false })
  assert.deepEqual((await enter(admin, 'abd')).body, { isConfirmed: true })
  assert.equal((await enter(second, 'abc')).status, 409)
})
