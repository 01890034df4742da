// Servers that forget, really started so, and what is said of them.
import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { test } from 'node:test'
import { startEmbeddedPostgres } from '@bawaba/embedded-postgres/index.ts'
import { assertDurable, assertSupported, createDatabase } from './index.ts'
import { scratchFolder } from './test-cluster.ts'

test('a server that may lose what it confirmed is refused by the name of its setting, unless told otherwise', async () => {
  const folder = scratchFolder()
  const check = async (settings: Record<string, string>, unsafe: boolean) => {
    const server = await startEmbeddedPostgres({ folder, settings })
    const database = createDatabase({ url: server.url, log: () => undefined, statementTimeout: 30_000 })
    try {
      await assertSupported(database)
      return await assertDurable(database, { unsafe })
    } finally {
      await database.close()
      await server.stop()
    }
  }
  try {
    assert.deepEqual(await check({}, false), [])
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      await assert.rejects(
        check({ [name]: 'off' }, false),
        new RegExp(`confirmed: ${name} is off\\. Turn it on`),
      )
    }
    assert.deepEqual(await check({ fsync: 'off' }, true), ['fsync'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
