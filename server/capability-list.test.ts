// The order of capabilities is checked by the compiler: each line marked as an error here fails the type check where it
// is none.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineCapability } from './capability.ts'
import { type HandlersOf, inOrder, type PartsOf } from './capability-list.ts'

const clockwork = defineCapability({ name: 'clockwork', provide: () => ({ gears: 3 }) })
const tower = defineCapability({
  name: 'tower',
  provide: ({ gears }: { gears: number }) => ({ height: gears * 2 }),
  contribute: ({ bell }: { bell: string }) => ({ handlers: { 'GET tower': () => bell } }),
})
const bell = defineCapability({
  name: 'bell',
  provide: () => ({ bell: 'ding' }),
  contribute: ({ height }: { height: number }) => ({ handlers: { 'GET bell': () => height } }),
})

test('capabilities stand after what they need, and use what anybody provides', () => {
  const list = inOrder(clockwork, tower, bell)
  assert.deepEqual(
    list.map(({ name }) => name),
    ['clockwork', 'tower', 'bell'],
  )
  const parts: Pick<PartsOf<typeof list>, 'gears' | 'height' | 'bell'> = { gears: 3, height: 6, bell: 'ding' }
  const handlers: HandlersOf<typeof list> = { 'GET tower': () => parts.bell, 'GET bell': () => parts.height }
  assert.equal(handlers['GET bell'](), 6)
})

test('what is missing, too late, of another type or there twice does not compile', () => {
  // @ts-expect-error tower needs gears, which nobody before it provides
  inOrder(tower, clockwork, bell)
  // @ts-expect-error tower uses bell, which nobody provides
  inOrder(clockwork, tower)
  // @ts-expect-error bell is provided twice
  inOrder(clockwork, tower, bell, defineCapability({ name: 'other', provide: () => ({ bell: 'dong' }) }))
  const wooden = defineCapability({ name: 'wooden', provide: () => ({ gears: 'of wood' }) })
  // @ts-expect-error gears are of another type
  inOrder(wooden, tower, bell)
})
