import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readSources } from './architecture/sources.ts'
import { type Stored, storedIn, unreadProperties } from './stored-properties.ts'

const sources = readSources(fileURLToPath(new URL('..', import.meta.url)))

for (const entry of storedIn(sources)) {
  test(`every stored property of a ${entry.name} has a reader, or a reason`, () =>
    assert.deepEqual(unreadProperties(entry, sources), []))

  test(`a property of a ${entry.name} that no code reads is found`, () => {
    const seeded: Stored = { ...entry, properties: [...entry.properties, 'neverReadAnywhere'] }
    assert.deepEqual(unreadProperties(seeded, sources), ['neverReadAnywhere is stored, and no code reads it'])
  })
}

test('each list has properties to look for', () => {
  for (const { name, properties } of storedIn(sources)) assert.ok(properties.length > 5, name)
})

test('a property that a carrier alone names is found, and a reader is recognised', () => {
  const entry: Stored = {
    name: 'thing',
    properties: ['payMethods', 'country'],
    among: /^server\//,
    carriers: /store\.ts$/,
    unread: {},
  }
  const carrier = { path: 'server/store.ts', text: 'const { payMethods, country } = row' }
  const reader = { path: 'server/rule.ts', text: 'const { payMethods } = definition' }
  assert.deepEqual(unreadProperties(entry, [carrier, reader]), ['country is stored, and no code reads it'])
})

test('a reason for a property that is read is out of date', () => {
  const entry: Stored = {
    name: 'thing',
    properties: ['country'],
    among: /./,
    carriers: /store/,
    unread: { country: 'not yet' },
  }
  const reader = { path: 'server/rule.ts', text: 'if (unit.country !== resident) refuse()' }
  assert.deepEqual(unreadProperties(entry, [reader]), [
    'country is read, and has a reason for not being read',
  ])
})
