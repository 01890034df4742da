import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffChoices } from './entities/staff-choices.ts'
import { placesFor, staffErrorsWith } from './staff-choices.ts'

const text = { ar: 'اسم', en: 'Name' }
const option = (code: string, kind: 'company' | 'sector' | 'center', parent: string | null) => ({
  code,
  kind,
  parent,
  name: text,
  isHolding: false,
})
const choices: StaffChoices = {
  places: [
    option('A', 'company', null),
    option('B', 'company', null),
    option('A1', 'sector', 'A'),
    option('B1', 'sector', 'B'),
    option('A11', 'center', 'A1'),
  ],
  services: [{ slug: 'ADD_METER', label: text }],
  teams: [{ name: 'ADD_METER:ENGINEERS', label: text }],
}
const errorsOf = (more: object, stored?: Parameters<typeof staffErrorsWith>[1]['kept']) =>
  staffErrorsWith(
    { firstName: 'Mona', lastName: 'Said', roles: [], services: [], ...more },
    { isNew: false, slugs: ['employee'], usernames: 'free', today: '2026-11-20', choices, kept: stored },
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
  assert.deepEqual(errorsOf({ company: 'A', sector: 'A1', serviceCenter: 'A11' }), [])
  assert.deepEqual(errorsOf({ company: 'A', sector: 'B1' }), ['sector unknown'])
  assert.deepEqual(errorsOf({ sector: 'A1' }), ['sector unknown'])
  assert.deepEqual(errorsOf({ company: 'Cairo', services: ['NO_SUCH'] }), [
    'services unknown',
    'company unknown',
  ])
  assert.deepEqual(errorsOf({ services: ['*'] }), [])
  assert.deepEqual(errorsOf({ services: ['lower'] }), ['services shape'])
})

test('what stood before and is offered no more may stay as it is', () => {
  const stored = {
    company: 'OLD',
    sector: null,
    serviceCenter: null,
    services: ['RETIRED'],
    teams: ['RETIRED:BOARD'],
  }
  assert.deepEqual(errorsOf({ company: 'OLD', services: ['RETIRED'] }, stored), [])
  assert.deepEqual(errorsOf({ company: 'OLD', sector: 'A1', services: [] }, stored), [
    'company unknown',
    'sector unknown',
  ])
})

test('a team is one that a service names, or that stood before', () => {
  assert.deepEqual(errorsOf({ teams: ['ADD_METER:ENGINEERS'] }), [])
  assert.deepEqual(errorsOf({ teams: ['ADD_METER:BOARD'] }), ['teams unknown'])
  assert.deepEqual(errorsOf({ teams: ['engineers'] }), ['teams shape'])
  const stored = { company: null, sector: null, serviceCenter: null, services: [], teams: ['OLD:BOARD'] }
  assert.deepEqual(errorsOf({ teams: ['OLD:BOARD'] }, stored), [])
})
