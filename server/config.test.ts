import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printConfig, readConfig } from './config.ts'

test('defaults make a whole configuration', () => {
  const config = readConfig({})
  assert.equal(config.PORT, 3000)
  assert.equal(config.IDLE_TIMEOUT_MS, 3_600_000)
  assert.deepEqual(config.PROGRAMMES, [])
})

test('every wrong setting is named in one error', () => {
  assert.throws(
    () => readConfig({ PORT: '70000', DEMO: 'maybe', TRUST_PROXY: 'si', ORIGIN: 'portal' }),
    (error: Error) =>
      ['PORT', 'DEMO', 'TRUST_PROXY', 'ORIGIN'].every(name => error.message.includes(`${name}:`)),
  )
  assert.throws(() => readConfig({ SECRET: 'short' }), /SECRET/)
})

test('printing never shows a secret', () => {
  const text = printConfig(readConfig({ DATABASE_URL: 'postgres://u:hunter2@db/x', SECRET: 's'.repeat(40) }))
  assert.ok(!text.includes('hunter2') && !text.includes('sss'))
  assert.match(text, /DATABASE_URL = \(set\)/)
})
