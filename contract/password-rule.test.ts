// The rule of passwords by example: what each profile takes, and the one rule that each wrong one breaks.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PasswordProfile, passwordErrors, passwordLimits, passwordRules } from './password-rule.ts'

const errors = (password: string, profile: PasswordProfile, hasSecondFactor?: boolean) =>
  passwordErrors(password, profile, hasSecondFactor)

test('seed: 8 to 15 characters of all four kinds', () => {
  for (const good of ['Citizen#2026', 'aB3$aB3$', 'aB3$aB3$aB3$aB3', 'Ab1٪٪٪٪٪', 'ÉcoleÀ1!', 'Aa1 !!!!'])
    assert.deepEqual(errors(good, 'seed'), [], good)
  assert.deepEqual(errors('aB3$aB3', 'seed'), ['shortest'])
  assert.deepEqual(errors('aB3$aB3$aB3$aB3$', 'seed'), ['longest'])
  assert.deepEqual(errors('citizen#2026', 'seed'), ['upper'])
  assert.deepEqual(errors('CITIZEN#2026', 'seed'), ['lower'])
  assert.deepEqual(errors('Citizen#year', 'seed'), ['digit'])
  assert.deepEqual(errors('Citizen2026', 'seed'), ['symbol'])
  // A space is no symbol, and an Arabic letter is neither upper nor lower case.
  assert.deepEqual(errors('Citizen 2026', 'seed'), ['symbol'])
  assert.deepEqual(errors('مواطن#2026', 'seed'), ['upper', 'lower'])
  assert.deepEqual(errors('', 'seed'), ['shortest', 'upper', 'lower', 'digit', 'symbol'])
})

test('letters: 8 to 15 characters with a letter of any script and a digit, and nothing else', () => {
  for (const good of ['citizen2026', 'CITIZEN2026', 'مواطن٢٠٢٦', 'river 4 bank'])
    assert.deepEqual(errors(good, 'letters'), [], good)
  assert.deepEqual(errors('palm262', 'letters'), ['shortest'])
  assert.deepEqual(errors('citizens of 2026', 'letters'), ['longest'])
  assert.deepEqual(errors('citizens', 'letters'), ['digit'])
  assert.deepEqual(errors('20262026#', 'letters'), ['letter'])
})

test('cases: 8 characters or more with a capital and a small letter, and nothing else', () => {
  for (const good of ['RiverBank', 'River bank at dusk, where palms grow'])
    assert.deepEqual(errors(good, 'cases'), [], good)
  assert.deepEqual(errors('River b', 'cases'), ['shortest'])
  assert.deepEqual(errors('Rr'.repeat(65), 'cases'), ['longest'])
  assert.deepEqual(errors('river bank 26#', 'cases'), ['upper'])
  assert.deepEqual(errors('RIVER BANK 26#', 'cases'), ['lower'])
})

test('digits of any script count, and length is what people count', () => {
  assert.deepEqual(errors('Citizen#٢٠٢٦', 'seed'), [])
  // Seven characters, of which one takes two units; and an accent typed apart is no character of its own.
  assert.deepEqual(errors('aB3$aB\u{1F600}', 'seed'), ['shortest'])
  assert.deepEqual(errors('aB3$aBe\u0301', 'seed'), ['shortest'])
})

test('nist: length alone, less with a second factor, nothing that everyone uses', () => {
  assert.deepEqual(errors('river bank at dusk', 'nist'), [])
  assert.deepEqual(errors('نهر هادئ عند الغروب', 'nist'), [])
  assert.deepEqual(errors('river bank dus', 'nist'), ['shortest'])
  assert.deepEqual(errors('river bk', 'nist', true), [])
  assert.deepEqual(errors('river b', 'nist', true), ['shortest'])
  assert.deepEqual(errors('xk'.repeat(3).concat(' river bank at dusk ').repeat(4), 'nist'), [])
  assert.deepEqual(errors(`river bank at dusk ${'w.q'.repeat(40)}`, 'nist'), ['longest'])
})

test('nist refuses common passwords and the usual turns of them', () => {
  for (const common of [
    'password',
    'PassW0rd!',
    'P@ssw0rd2026!!!',
    'passwordpassword',
    'qwertyuiop12345',
    '123456789012345',
    'aaaaaaaaaaaaaaaa',
    'abababababababab',
    'Mohamed19901990',
    '!!!!letmein!!!!',
    'abcdefghijklmnop',
    '987654321098765',
    'ضصثقفغعهخحجد123',
    'محمد محمد محمد محمد',
    'Cairo2026Cairo2026',
    'iloveyou iloveyou',
  ])
    assert.ok(errors(common, 'nist', true).includes('common'), common)
  for (const own of [
    'river bank at dusk',
    'eight tall palms',
    'Mohamed rows home slowly',
    'نهر هادئ عند الغروب',
  ])
    assert.ok(!errors(own, 'nist', true).includes('common'), own)
})

test('what is told beforehand are the rules that are asked', () => {
  assert.deepEqual(passwordRules('seed'), ['shortest', 'longest', 'upper', 'lower', 'digit', 'symbol'])
  assert.deepEqual(passwordRules('nist'), ['shortest', 'longest', 'common'])
  assert.deepEqual(passwordRules('letters'), ['shortest', 'longest', 'letter', 'digit'])
  assert.deepEqual(passwordRules('cases'), ['shortest', 'longest', 'upper', 'lower'])
  assert.deepEqual(passwordLimits('letters'), { min: 8, max: 15 })
  assert.equal(passwordLimits('cases').min, 8)
  assert.deepEqual(passwordLimits('seed', true), { min: 8, max: 15 })
  assert.deepEqual([passwordLimits('nist').min, passwordLimits('nist', true).min], [15, 8])
})
