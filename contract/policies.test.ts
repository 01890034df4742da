// What the roles of a person give together: the widest of them, whatever their order.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roles } from './entities/person.ts'
import { type PolicyRow, policies, type Scope, scopeOf } from './policies.ts'

const employee = (...roles: string[]) => ({ mode: 'EMPLOYEE' as const, roles })
const widths: Scope[] = ['public', 'own', 'given', 'all']

test('the widest scope of the roles counts, in both orders', () => {
  const row = policies['POST dynamic_services/inboxById']
  assert.equal(scopeOf(row, employee('CASE_OFFICER', 'BFM_ADMIN')), 'all')
  assert.equal(scopeOf(row, employee('BFM_ADMIN', 'CASE_OFFICER')), 'all')
  assert.equal(scopeOf(row, employee('CASE_OFFICER')), 'given')
})

test('no call is narrower for two roles than for either of them', () => {
  for (const [key, row] of Object.entries(policies) as [string, PolicyRow][])
    for (const one of roles)
      for (const other of roles) {
        const both = scopeOf(row, employee(one, other))
        assert.equal(both, scopeOf(row, employee(other, one)), `${key}: ${one}, ${other}`)
        const own = [row[one], row[other]].filter(scope => scope !== undefined)
        const widest = own.toSorted((a, b) => widths.indexOf(b) - widths.indexOf(a))[0] ?? row.employee
        assert.equal(both, widest, `${key}: ${one}, ${other}`)
      }
})

test('a role’s row stands before that of all employees; a name that is no role gives nothing', () => {
  const row: PolicyRow = { employee: 'all', CASE_OFFICER: 'own', citizen: 'own' }
  assert.equal(scopeOf(row, employee('CASE_OFFICER')), 'own')
  assert.equal(scopeOf(row, employee('AUDITOR', 'toString')), 'all')
  assert.equal(scopeOf({ BFM_ADMIN: 'all' }, employee('AUDITOR')), undefined)
  assert.equal(scopeOf(row, { mode: 'CITIZEN', roles: ['CASE_OFFICER'] }), 'own')
})
