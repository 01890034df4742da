import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffChoices } from './entities/staff-choices.ts'
import { faultsOfStaff, placesFor } from './staff-choices.ts'

const text = { ar: 'اسم', en: 'Name' }
const place = (code: string, kind: 'company' | 'sector' | 'center', parent: string | null) => ({
  code,
  kind,
  parent,
  name: text,
  isHolding: false,
})
const choices: StaffChoices = {
  places: [
    place('A', 'company', null),
    place('B', 'company', null),
    place('A1', 'sector', 'A'),
    place('B1', 'sector', 'B'),
    place('A11', 'center', 'A1'),
  ],
  services: [{ slug: 'ADD_METER', label: text }],
}
const faultsOf = (more: object, kept?: Parameters<typeof faultsOfStaff>[1]['kept']) =>
  faultsOfStaff(
    { firstName: 'Mona', lastName: 'Said', roles: [], services: [], ...more },
    { isNew: false, usernames: 'free', today: '2026-11-20', choices, kept },
  ).map(({ field, key }) => `${field} ${key}`)

test('each list offers what belongs to the choice before it', () => {
  const codes = (field: Parameters<typeof placesFor>[1], chosen: object) =>
    placesFor(choices.places, field, chosen).map(({ code }) => code)
  assert.deepEqual(codes('company', {}), ['A', 'B'])
  assert.deepEqual(codes('sector', {}), [])
  assert.deepEqual(codes('sector', { company: 'A' }), ['A1'])
  assert.deepEqual(codes('serviceCenter', { company: 'A', sector: 'A1' }), ['A11'])
})

test('what is not offered is named, and so is a part of another whole', () => {
  assert.deepEqual(faultsOf({ company: 'A', sector: 'A1', serviceCenter: 'A11' }), [])
  assert.deepEqual(faultsOf({ company: 'A', sector: 'B1' }), ['sector unknown'])
  assert.deepEqual(faultsOf({ sector: 'A1' }), ['sector unknown'])
  assert.deepEqual(faultsOf({ company: 'Cairo', services: ['NO_SUCH'] }), [
    'services unknown',
    'company unknown',
  ])
  assert.deepEqual(faultsOf({ services: ['*'] }), [])
  assert.deepEqual(faultsOf({ services: ['lower'] }), ['services shape'])
})

test('what stood before and is offered no more may stay as it is', () => {
  const kept = { company: 'OLD', sector: null, serviceCenter: null, services: ['RETIRED'] }
  assert.deepEqual(faultsOf({ company: 'OLD', services: ['RETIRED'] }, kept), [])
  assert.deepEqual(faultsOf({ company: 'OLD', sector: 'A1', services: [] }, kept), [
    'company unknown',
    'sector unknown',
  ])
})
