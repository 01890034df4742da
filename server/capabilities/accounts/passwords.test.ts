import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { createPasswords, derive } from './passwords.ts'

test('a hash takes its own password and no other, and two hashes of one password differ', async () => {
  const passwords = createPasswords(randomBytes)
  const [first, second] = await Promise.all([passwords.hash('Citizen#2026'), passwords.hash('Citizen#2026')])
  assert.notEqual(first, second)
  assert.match(first, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal(await passwords.isRight('Citizen#2026', first), true)
  assert.equal(await passwords.isRight('citizen#2026', first), false)
  assert.equal(await passwords.isRight('Citizen#2026', undefined), false)
})

test('a full queue is refused at once, and everyone admitted gets an answer', async () => {
  const passwords = createPasswords(randomBytes, { atOnce: 1, queue: 2 })
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.isRight('x', undefined)))
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 3)
  assert.equal(await passwords.isRight('x', undefined), false)
})

test('an unknown person costs what is configured, and a hash of another cost is no longer current', async () => {
  const seen: number[] = []
  const work: typeof derive = (password, nonce, cost) => {
    seen.push(cost.memory)
    return derive(password, nonce, cost)
  }
  const before = createPasswords(randomBytes, { memory: 64 })
  const now = createPasswords(randomBytes, { memory: 128, work })
  const old = await before.hash('Citizen#2026')
  assert.deepEqual([before.isCurrent(old), now.isCurrent(old)], [true, false])
  const current = await now.hash('Citizen#2026')
  assert.equal(now.isCurrent(current), true)
  seen.length = 0
  await now.isRight('Citizen#2026', undefined)
  await now.isRight('Citizen#2026', null)
  await now.isRight('Citizen#2026', current)
  assert.deepEqual(seen, [128, 128, 128])
  assert.equal(await now.isRight('Citizen#2026', old), true)
})
