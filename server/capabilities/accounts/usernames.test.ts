import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usernameOfMobile } from '@bawaba/contract/mobile.ts'
import { usernameOf } from './usernames.ts'

test('however a mobile number is typed, it is the user name that was made of it', () => {
  const written: Record<string, string[]> = {
    '+201012345678': [
      '01012345678',
      '010 1234 5678',
      '+20 10 1234 5678',
      // As copied out of an Arabic sentence: isolated, embedded, with an Arabic letter mark.
      '\u2066+20 10 1234 5678\u2069',
      '\u202a010 1234\u202c 5678',
      '\u061c٠١٠١٢٣٤٥٦٧٨',
      '00201012345678',
      '٠١٠١٢٣٤٥٦٧٨',
      '۰۱۰۱۲۳۴۵۶۷۸',
    ],
    '+971501234567': [
      '+971501234567',
      '00971 50 123 4567',
      '971501234567',
      '+٩٧١٥٠١٢٣٤٥٦٧',
      '(+971) 50-1234567',
    ],
    '+12025550123': ['+1 (202) 555-0123', '0012025550123'],
  }
  for (const [mobile, spellings] of Object.entries(written))
    for (const typed of spellings) assert.equal(usernameOf(typed), usernameOfMobile(mobile), typed)
  assert.equal(usernameOfMobile('+201012345678'), '01012345678')
  assert.equal(usernameOfMobile('+971501234567'), '971501234567')
})

test('a name stays a name', () => {
  assert.equal(usernameOf(' Officer '), 'officer')
  assert.equal(usernameOf('agent1'), 'agent1')
})
