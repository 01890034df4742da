// Three lists that follow each other.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { emptyLists, workplaceLists } from './workplace.ts'

const offer = (kind: 'company' | 'sector' | 'center', code: string, parent: string | null) => ({
  kind,
  code,
  parent,
  isHolding: false,
  name: { ar: code, en: code },
})
const choices = {
  services: [],
  places: [
    offer('company', 'C1', null),
    offer('company', 'C2', null),
    offer('sector', 'S1', 'C1'),
    offer('center', 'M1', 'S1'),
  ],
} as unknown as StaffChoices
const user = { company: 'C1', sector: 'GONE', serviceCenter: null } as unknown as StaffUser
const codes = ({ options }: { options: { value: string }[] }) => options.map(({ value }) => value)

test('each list offers what belongs to the choice before it', () => {
  const lists = workplaceLists(choices, { company: 'C1', sector: 'S1', serviceCenter: '' }, undefined, 'en')
  assert.deepEqual(codes(lists.sector), ['S1'])
  assert.deepEqual(codes(lists.serviceCenter), ['M1'])
  assert.deepEqual(emptyLists(lists), [])
})

test('what was chosen below another company counts no more', () => {
  const chosen = { company: 'C2', sector: 'S1', serviceCenter: 'M1' }
  const stored = { ...chosen, company: 'C1' } as unknown as StaffUser
  assert.deepEqual(emptyLists(workplaceLists(choices, chosen, stored, 'en')), ['sector', 'serviceCenter'])
})

test('one that is offered no more stays until another is chosen, there or above it', () => {
  const chosen = { company: 'C1', sector: 'GONE', serviceCenter: '' }
  assert.deepEqual(codes(workplaceLists(choices, chosen, user, 'en').sector), ['S1', 'GONE'])
  assert.deepEqual(codes(workplaceLists(choices, { ...chosen, sector: 'S1' }, user, 'en').sector), ['S1'])
  assert.deepEqual(codes(workplaceLists(choices, { ...chosen, company: 'C2' }, user, 'en').sector), [])
})
