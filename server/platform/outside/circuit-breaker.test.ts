// The circuit breaker by a clock that the test holds.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { circuitBreaker } from './circuit-breaker.ts'
import { OutsideRefused, OutsideUnavailable } from './signed-call.ts'

const opened = () => {
  let ms = 0
  let calls = 0
  const guard = circuitBreaker('registry', { failures: 3, pauseMs: 1000, clock: () => new Date(ms) })
  const call = (error?: Error) =>
    guard(async () => {
      calls += 1
      if (error) throw error
      return 'answer'
    })
  const fail = () => assert.rejects(call(new OutsideUnavailable('down')), OutsideUnavailable)
  return { guard, call, fail, calls: () => calls, pass: (by: number) => (ms += by) }
}

test('after failures in a row nobody is asked until the pause is over; then one call tries', async () => {
  const { guard, call, fail, calls, pass } = opened()
  for (let time = 0; time < 3; time++) await fail()
  await assert.rejects(call(), /left alone/)
  assert.equal(calls(), 3)
  pass(1000)
  let end = (_: string): void => undefined
  const trial = guard(() => new Promise<string>(resolve => (end = resolve)))
  await assert.rejects(call(), /left alone/)
  end('back')
  assert.equal(await trial, 'back')
  assert.equal(await call(), 'answer')
})

test('a trial that fails begins the pause again', async () => {
  const { call, fail, pass } = opened()
  for (let time = 0; time < 3; time++) await fail()
  pass(1000)
  await fail()
  await assert.rejects(call(), /left alone/)
  pass(1000)
  assert.equal(await call(), 'answer')
})

test('an answer between failures, and a refusal in words, open nothing', async () => {
  const { call, fail, calls } = opened()
  for (let time = 0; time < 2; time++) await fail()
  await call()
  for (let time = 0; time < 2; time++) await fail()
  await assert.rejects(call(new OutsideRefused('unknown')), OutsideRefused)
  for (let time = 0; time < 2; time++) await fail()
  assert.equal(await call(), 'answer')
  assert.equal(calls(), 9)
})
