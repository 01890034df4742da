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

test('a part whose last try still hangs is not tried beside it', async () => {
  const { outages } = outagesOf()
  let open = 0
  // A folder on a share that is gone: each try takes one of the few threads of the process.
  const attempt = () => {
    open += 1
    return new Promise(() => undefined)
  }
  const { run } = createChecks({ parts: () => [{ name: 'storage', attempt }], outages, patience: 20 })
  for (let round = 0; round < 4; round += 1) await run()
  assert.equal(open, 1)
})

test('what is away is told with the cause of the last try', async () => {
  const { outages, lines } = outagesOf()
  const causes = ['process 11 holds requests', 'process 22 holds payments']
  const attempt = async () => {
    throw new Error(causes.shift())
  }
  const { run } = createChecks({ parts: () => [{ name: 'locks', attempt }], outages })
  await run()
  await run()
  assert.equal(outages.current()[0]?.cause, 'process 22 holds payments')
  assert.equal(lines.length, 1)
})

test('a round that failed is followed by others', async () => {
  let isBroken = true
  let tries = 0
  const outages = createOutages({
    clock: () => new Date('2026-11-20T10:00:00Z'),
    log: () => {
      if (isBroken) throw new Error('the log takes nothing')
    },
  })
  const attempt = async () => {
    tries += 1
    throw new Error('away')
  }
  const { run } = createChecks({ parts: () => [{ name: 'sms', attempt }], outages })
  await run().catch(() => undefined)
  isBroken = false
  await run()
  assert.equal(tries, 2)
})
