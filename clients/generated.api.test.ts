// A client that was generated from the OpenAPI document: it compiles, files a request and reads it back.

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { openTestPortal, type TestPortal } from '../server/test-portal.ts'

const run = promisify(execFile)
const folder = new URL('sample/', import.meta.url)
const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('a generated TypeScript client compiles, files a request and reads it', async () => {
  const document = (await portal.portal.app.inject({ url: '/api/openapi.json' })).json()
  const types = astToString(await openapiTS(document))
  await mkdir(new URL('generated/', folder), { recursive: true })
  await writeFile(new URL('generated/schema.d.ts', folder), types)
  const { stdout } = await run(process.execPath, [compiler, '--noEmit', '-p', fileURLToPath(folder)]).catch(
    ({ stdout }) => ({ stdout }),
  )
  assert.equal(stdout, '')

  const { username } = await portal.citizen()
  const address = await portal.portal.app.listen({ port: 0, host: '127.0.0.1' })
  // Not a literal: the file compiles with the types alone that were made above.
  const { fileAndRead } = await import(new URL('client.ts', folder).href)
  const done = await fileAndRead(address.replace('127.0.0.1', 'localhost'), {
    username,
    password: portal.password,
  })
  assert.match(done.filed.ID, /^LIBR-2026-\d{6}-\d$/)
  assert.deepEqual(
    [done.books, done.rows, done.count, done.refusal],
    [5, [done.filed.ID], 1, 'VALIDATION_FAILED'],
  )
})
