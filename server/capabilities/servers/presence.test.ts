// A server that was silent for a while, and what became of its keys meanwhile.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { derivedRing, fixedKeys, withNewKey } from '../../platform/keys.ts'
import { assertKeys } from '../keys/index.ts'
import { createPresence } from './presence.ts'

const ring = withNewKey(derivedRing('s'.repeat(40)), randomBytes, new Date(0))
const [former, next = assert.fail('no key was made')] = ring.sealing
/** A server that seals by the former key, over a database that depends on these. */
const beatOver = async (used: readonly string[]): Promise<string> => {
  const rows: string[] = []
  const keys = fixedKeys(ring)
  const { job } = createPresence({
    store: { write: async ({ sealsBy }: { sealsBy: string }) => rows.push(sealsBy) } as never,
    keys,
    assertKeys: () =>
      assertKeys(
        {
          used: async () => [
            { id: ring.index.id, use: 'index' },
            ...used.map(id => ({ id, use: 'seal' as const })),
          ],
          note: async () => [],
        },
        keys,
      ),
    self: { id: 'one', host: 'host', process: 1, version: '1' },
  })
  const failure = await job.run().then(
    () => '',
    (error: Error) => error.message,
  )
  assert.deepEqual(rows, [former.id], 'the others read what it seals by')
  return failure
}

test('a server that seals by a key that was retired while it was silent says so', async () => {
  assert.match(await beatOver([next.id]), new RegExp(`seals by ${former.id}, which was retired`))
})

test('a server whose keys the database depends on beats in silence', async () => {
  assert.equal(await beatOver([former.id]), '')
  assert.equal(await beatOver([former.id, next.id]), '')
})
