// Every adapter holds the contract: one that nobody runs it over is not to be a gateway of any portal.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const folder = import.meta.dirname
const sourceOf = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8')

/** The files that make a gateway of a provider. */
const adaptersIn = (names: readonly string[], read: (name: string) => string): string[] =>
  names.filter(name => /^[a-z-]+\.ts$/.test(name) && /create\w+Adapter = [^\n]*: Gateway =>/.test(read(name)))

/** Those that no test hands to the contract. */
const unheld = (names: readonly string[], read: (name: string) => string): string[] =>
  adaptersIn(names, read)
    .filter(name => !name.startsWith('test-'))
    .filter(name => {
      const tests = name.replace(/\.ts$/, '.api.test.ts')
      return !names.includes(tests) || !/^testContract\(/m.test(read(tests))
    })

/** Those that a portal's settings may name. */
const offered = (): string[] =>
  [
    ...readFileSync(`${folder}/../gateways.ts`, 'utf8').matchAll(/from '\.\/gateways\/([a-z-]+\.ts)'/g),
  ].flatMap(([, name]) => name ?? [])

test('an adapter without the contract test is found', () => {
  const names = readdirSync(folder)
  assert.deepEqual(adaptersIn(names, sourceOf).sort(), offered().sort())
  assert.deepEqual(unheld(names, sourceOf), [])
  // Seeded: one without a test, and one whose test hands it to nothing.
  const seeded: Record<string, string> = {
    'newest.ts': 'export const createNewestAdapter = (options: Options): Gateway => ({})',
    'quiet.ts': 'export const createQuietAdapter = (options: Options): Gateway => ({})',
    'quiet.api.test.ts': "test('something else', () => {})",
  }
  const read = (name: string) => seeded[name] ?? sourceOf(name)
  assert.deepEqual(unheld([...names, ...Object.keys(seeded)], read), ['newest.ts', 'quiet.ts'])
})
