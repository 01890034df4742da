// Units that are offered to residents of one country: listed so, and reserved by nobody who says that they live elsewhere,
// whichever call they use.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import { countries } from '../countries.ts'
import { buyerAnswers } from './test-booking.ts'
import { openUnits, type UnitsPortal, unitInput } from './units/test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits()
})
after(() => units.portal.close())

const hold = (who: Person, code: string, country?: string) =>
  who.call('POST reservations', { body: { kind: 'unit', code, ...(country && { country }) } })
const book = (who: Person, unit: string, country: string, more: object = {}) =>
  who.call('POST :service', {
    params: { service: 'BOOK_UNIT' },
    body: { data: { ...buyerAnswers, unit, country, ...more } },
  })
const statusOf = async (code: string) => (await units.visitor.send(`GET units/${code}`)).body.status

test('a unit for residents of one country is listed with it, and held only for them', async () => {
  await units.add('1-A-1', { country: 'SA' })
  const [me, other] = [await units.portal.citizen(), await units.portal.citizen()]
  assert.equal((await units.visitor.send('GET units/1-A-1')).body.country, 'SA')
  const { error } = await refusal(hold(other, '1-A-1', 'KW'), 'OTHER_COUNTRY')
  assert.match(error.message, /offered to residents of a country other than/)
  await refusal(hold(other, '1-A-1'), 'OTHER_COUNTRY')
  assert.equal(await statusOf('1-A-1'), 'available')
  assert.equal((await hold(me, '1-A-1', 'SA')).status, 200)
  await refusal(hold(me, '1-A-1', 'KW'), 'OTHER_COUNTRY')
})

test('a request is judged by the country that it states, whatever the hold said', async () => {
  await units.add('1-A-2', { country: 'SA' })
  const me = await units.portal.citizen()
  assert.equal((await hold(me, '1-A-2', 'SA')).status, 200)
  await refusal(book(me, '1-A-2', 'KW'), 'OTHER_COUNTRY')
  await refusal(book(me, '1-A-2', 'OTHER', { countryOther: 'ماليزيا' }), 'OTHER_COUNTRY')
  assert.equal((await book(me, '1-A-2', 'SA')).status, 201)
  assert.equal(await statusOf('1-A-2'), 'reserved')
})

test('a request without a hold is judged the same way, and a unit for all is open to anyone', async () => {
  await units.add('1-A-3', { country: 'SA' })
  await units.add('1-A-4')
  const me = await units.portal.citizen()
  await refusal(book(me, '1-A-3', 'AE'), 'OTHER_COUNTRY')
  assert.equal(await statusOf('1-A-3'), 'available')
  assert.equal((await book(me, '1-A-4', 'AE')).status, 201)
})

test('a unit on sale whose country changes is offered to residents of the new one', async () => {
  await units.add('1-A-5', { country: 'SA' })
  const { revision } = (await units.admin.send('GET units/1-A-5')).body
  const { code: _, ...changed } = unitInput('1-A-5', { country: 'AE' })
  const { status } = await units.admin.send('PATCH units/1-A-5', {
    body: changed,
    headers: { 'if-match': `"${revision}"` },
  })
  assert.equal(status, 200)
  const me = await units.portal.citizen()
  await refusal(hold(me, '1-A-5', 'SA'), 'OTHER_COUNTRY')
  assert.equal((await hold(me, '1-A-5', 'AE')).status, 200)
})

test('units are offered to residents of the countries that the form names', () => {
  const file = new URL('../services/BOOK_UNIT/service.json', import.meta.url)
  const { country } = JSON.parse(readFileSync(file, 'utf8')).activities[0].steps[0].fieldsSchema
  const named = country.uniforms.options.map(({ value }: { value: string }) => value)
  assert.deepEqual(named.filter((code: string) => code !== 'OTHER').sort(), countries)
})
