// The profile of passwords that a portal chose is the rule that pages are told and the server judges by, at every door.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PasswordProfile, passwordErrors } from '@bawaba/contract/password-rule.ts'
import { openTestPortal } from '../../test-portal.ts'

const passwords = ['citizen2026', 'RiverBank', 'river bank', '20262026', 'short1', 'Right#2027']

for (const profile of ['seed', 'letters', 'cases'] as const satisfies PasswordProfile[])
  test(`${profile}: pages learn the profile, and a new password is accepted exactly when it keeps its rules`, async () => {
    const portal = await openTestPortal({ PASSWORD_PROFILE: profile })
    try {
      const person = await portal.citizen()
      assert.equal((await person.call('GET misc/appData')).body.config.passwordProfile, profile)
      let currentPassword = portal.password
      let accepted = 0
      for (const newPassword of passwords) {
        const body = { currentPassword, newPassword, confirmPassword: newPassword }
        const { status, body: answer } = await person.send('POST citizen/change-password', { body })
        const broken = passwordErrors(newPassword, profile)
        assert.equal(status, broken.length === 0 ? 204 : 422, `${profile} ${newPassword}`)
        if (broken.length > 0) {
          assert.equal(answer.error.code, 'INVALID_PASSWORD')
          continue
        }
        accepted += 1
        currentPassword = newPassword
      }
      assert.equal(accepted, { seed: 1, letters: 2, cases: 2 }[profile])
    } finally {
      await portal.close()
    }
  })
