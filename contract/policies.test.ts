// The permission table against its second writing by role; what the roles of a person give together: the widest of them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CallKey, calls } from './calls/index.ts'
import { roles } from './entities/person.ts'
import { policies } from './policies.ts'
import { type Caller, mayActIn, mayBegin, type PolicyRow, type Scope, scopeOf } from './policy.ts'
import { actingCallers, isOpenToActing, permittedScope, type TableCaller } from './test-permissions.ts'

const employee = (...roles: string[]) => ({ mode: 'EMPLOYEE' as const, roles })
const widths: Scope[] = ['public', 'own', 'given', 'all']

const callers: [TableCaller, Caller][] = [
  ['visitor', { mode: 'VISITOR' }],
  ['citizen', { mode: 'CITIZEN', roles: [] }],
  // Roles are of employees: on anyone else they say nothing.
  ['citizen', { mode: 'CITIZEN', roles }],
  ['agent', { mode: 'AGENT', roles: [] }],
  ['agent', { mode: 'AGENT', roles }],
  ['employee', employee()],
  ...roles.map((role): [TableCaller, Caller] => [role, employee(role)]),
]

test('every call gives every role the scope that the table by role gives it', () => {
  for (const key of Object.keys(calls) as CallKey[])
    for (const [name, caller] of callers)
      assert.equal(scopeOf(policies[key], caller), permittedScope(name, key), `${name}: ${key}`)
})

test('with a person’s permission every call is open to those, and that, which the table by role says', () => {
  for (const [name, caller] of callers) assert.equal(mayBegin(caller), actingCallers.includes(name), name)
  for (const key of Object.keys(calls) as CallKey[])
    for (const [name, caller] of callers)
      assert.equal(
        mayActIn(policies[key], caller),
        isOpenToActing(key) && actingCallers.includes(name),
        `${name}, acting: ${key}`,
      )
})

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
