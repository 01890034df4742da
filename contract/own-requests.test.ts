// What pages ask is what the table of policies says.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roles } from './entities/person.ts'
import { hasOwnRequests } from './own-requests.ts'
import { policies } from './policies.ts'
import { scopeOf } from './policy.ts'

test('whoever has requests of their own is as the policy of the inbox says, in every app and with every role', () => {
  for (const mode of ['CITIZEN', 'AGENT', 'EMPLOYEE'] as const)
    for (const own of [[], roles, ...roles.map(role => [role])])
      assert.equal(
        hasOwnRequests(mode),
        scopeOf(policies['GET dynamic_services/requestsInbox'], { mode, roles: own }) === 'own',
        `${mode} ${own}`,
      )
})
