// Badges: Arabic letters stay apart, Latin ones are capitals, an empty name is no accident.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initialsOf } from './initials.ts'

test('Arabic initials stand apart, Latin ones together', () => {
  assert.equal(initialsOf('نهى محمود عبد الرحمن').letters, 'ن م')
  assert.equal(initialsOf('noha  mahmoud').letters, 'NM')
  assert.equal(initialsOf('سارة').letters, 'س')
  assert.equal(initialsOf('هبة هاني').letters, 'هـ هـ')
  assert.equal(initialsOf('  ').letters, '')
})

test('a name keeps its tone', () => {
  assert.equal(initialsOf('Sara Ali').tone, initialsOf('Sara Ali').tone)
  assert.ok(
    new Set(['Sara Ali', 'Hany Rizk', 'Mona Nabil', 'Ali'].map(name => initialsOf(name).tone)).size > 1,
  )
})
