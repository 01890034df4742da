// The user name of staff by both settings, and the order in which faults are said: that of the form.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type StaffUsernames, staffErrors, staffSlugs, staffUsername } from './staff-rules.ts'

const typed = (more: object) => ({ firstName: 'A', lastName: 'B', roles: [], services: [], ...more })
const faultsOf = (more: object, usernames: StaffUsernames = 'mobile') =>
  staffErrors(typed({ userSlug: 'employee', ...more }), {
    isNew: true,
    slugs: staffSlugs,
    usernames,
    today: '2026-11-20',
  }).map(({ field, key }) => `${field} ${key}`)

test('a number makes the user name where it is to, in every spelling, and none does where names are chosen', () => {
  for (const mobile of [
    '01012345678',
    '٠١٠ ١٢٣٤ ٥٦٧٨',
    '+20 10-1234-5678',
    '0020 10 1234 5678',
    '1012345678',
  ])
    assert.equal(staffUsername(typed({ mobile }), 'mobile'), '01012345678', mobile)
  assert.equal(staffUsername(typed({ mobile: '+971501234567' }), 'mobile'), '971501234567')
  assert.equal(staffUsername(typed({ username: '+201012345678' }), 'mobile'), '01012345678')
  assert.equal(staffUsername(typed({ username: 'mona', mobile: '01012345678' }), 'free'), 'mona')
  for (const mobile of ['', '12', 'mona', '+20 2 2345 6789'])
    assert.equal(staffUsername(typed({ mobile }), 'mobile'), undefined, mobile)
})

test('what is wrong is said in the order of the form', () => {
  assert.deepEqual(faultsOf({ firstName: '', nationalId: '1', passportNumber: '!', email: 'x' }), [
    'firstName required',
    'mobile required',
    'email shape',
    'nationalId digits',
    'passportNumber shape',
  ])
  assert.deepEqual(faultsOf({ firstName: '' }, 'free'), ['username required', 'firstName required'])
  assert.deepEqual(faultsOf({ mobile: '12', firstName: '' }), ['firstName required', 'mobile shape'])
})

test('an e-mail address of staff follows the rule of forms', () => {
  for (const email of ["o'neil@example.com", 'o’neil@example.com', '\u2060noha@example.com'])
    assert.deepEqual(faultsOf({ username: 'ali', email }, 'free'), [], email)
  for (const email of ['a..b@example.com', 'a@b..com', 'نهى@example.com'])
    assert.deepEqual(faultsOf({ username: 'ali', email }, 'free'), ['email shape'], email)
})

test('a name of staff has a visible character', () => {
  for (const firstName of ['\u3164', '\u200b', ' \u2800 '])
    assert.deepEqual(faultsOf({ username: 'ali', firstName }, 'free'), ['firstName required'])
})
