// Parts are tried side by side: one that hangs or throws keeps none of the others, nor the round, from coming to an end.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOutages } from '../../platform/outages.ts'
import { createChecks } from './checks.ts'

const outagesOf = () => {
  const lines: string[] = []
  const outages = createOutages({
    clock: () => new Date('2026-11-20T10:00:00Z'),
    log: (event, fields) => void lines.push(`${event} ${(fields as { part: string }).part}`),
  })
  return { outages, lines }
}

test('what hangs, rejects or throws is away; what works is not; all in one round', async () => {
  const { outages } = outagesOf()
  const attempts: Record<string, () => Promise<unknown>> = {
    hangs: () => new Promise(() => undefined),
    rejects: () => Promise.reject(new Error('no')),
    throws: () => {
      throw new Error('no')
    },
    works: async () => 1,
  }
  const parts = Object.entries(attempts).map(([name, attempt]) => ({ name, attempt }))
  await createChecks({ parts: () => parts, outages, patience: 50 }).run()
  assert.deepEqual(
    outages.current().map(({ part, cause }) => [part, cause]),
    [
      ['throws', 'no'],
      ['rejects', 'no'],
      ['hangs', 'no answer in 50 ms'],
    ],
  )
})

test('a part that is back is noticed by the next round, and who asks meanwhile shares one', async () => {
  const { outages, lines } = outagesOf()
  let isUp = false
  let tries = 0
  const attempt = async () => {
    tries += 1
    if (!isUp) throw new Error('away')
  }
  const { run } = createChecks({ parts: () => [{ name: 'sms', attempt }], outages })
  await Promise.all([run(), run(), run()])
  assert.equal(tries, 1)
  isUp = true
  await run()
  await run()
  assert.equal(tries, 3)
  assert.deepEqual(lines, ['parts.away sms', 'parts.back sms'])
})

test('a call that meets a lock makes them look at once, and a crowd of calls makes one look', async () => {
  const { outages } = outagesOf()
  let tries = 0
  createChecks({
    parts: () => [
      {
        name: 'locks',
        attempt: async () => {
          tries += 1
        },
      },
    ],
    outages,
  })
  for (let call = 0; call < 100; call++) outages.doubt()
  await new Promise(resolve => setImmediate(resolve))
  assert.equal(tries, 1)
})
