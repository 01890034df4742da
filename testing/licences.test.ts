// The licences of everything that `npm ci` installs.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Component, refusedIn } from './licences.ts'
import { readBill } from './sbom.ts'

const component = (name: string, ...licenses: NonNullable<Component['licenses']>): Component => ({
  name,
  version: '1.0.0',
  licenses,
})

test('every installed package has an allowed licence', async () => {
  const { components } = await readBill()
  assert.ok(components.length > 300, `${components.length} packages`)
  assert.ok(components.some(({ name }) => name === 'fastify'))
  assert.deepEqual(refusedIn(components), [])
})

test('a package under the GPL, one without a licence and one under unknown terms are refused', () => {
  const seeded = [
    component('gpl', { license: { id: 'GPL-3.0-only' } }),
    component('agpl-and-mit', { expression: 'MIT AND AGPL-3.0-or-later' }),
    component('silent'),
    component('strange', { license: { name: 'SEE LICENSE IN terms.txt' } }),
    component('choice', { expression: '(GPL-2.0-only OR MIT)' }),
  ]
  assert.deepEqual(refusedIn(seeded), [
    'gpl 1.0.0: GPL-3.0-only',
    'agpl-and-mit 1.0.0: MIT AND AGPL-3.0-or-later',
    'silent 1.0.0: no licence',
    'strange 1.0.0: SEE LICENSE IN terms.txt',
  ])
})

test('an exception holds for the packages it names', () => {
  const lgpl = { license: { id: 'LGPL-3.0-or-later' } }
  assert.deepEqual(refusedIn([component('@img/sharp-libvips-linux-x64', lgpl)]), [])
  assert.deepEqual(refusedIn([component('other', lgpl)]), ['other 1.0.0: LGPL-3.0-or-later'])
})
