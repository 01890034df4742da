// A DNS server that hangs while messages wait for a gateway that only has a name: everything else is answered in time, the
// failure has its name, and once the server answers each message arrives once.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { createDatabase } from '../platform/database/index.ts'
import { eventually } from '../platform/test-patience.ts'
import { startSms } from '../test-sms.ts'
import { call, filing, signIn } from './calls.ts'
import { startPortal } from './portals.ts'
import { startPostgres } from './postgres.ts'
import { startSilentDns } from './silent-dns.ts'
import { asForm, part } from './work-traffic.ts'
import { worksStore } from './works-store.ts'

const messages = 60
const longestAnswer = 4_000
const skip = process.getuid?.() === 0 && process.platform === 'linux' ? false : 'this needs root on Linux'

test('while a name server hangs calls are answered in time, and messages arrive once it is back', {
  skip,
}, async context => {
  const sms = await startSms(() => new Date())
  const postgres = await startPostgres(4)
  const dns = await startSilentDns(postgres.folder)
  const database = createDatabase({ url: postgres.url, log: () => undefined, statementTimeout: 30_000 })
  const store = worksStore(database)
  const portal = await startPortal(
    {
      ...postgres.environment,
      DATA_FOLDER: join(postgres.folder, 'portal'),
      SMS_URL: sms.url.replace('127.0.0.1', 'sms.gateway.example'),
      SMS_TOKEN: 'drill',
      DELIVERY_MS: '200',
    },
    { wrapper: dns.wrapper },
  )
  try {
    await store.addMessages(messages)
    assert.ok(await eventually(() => dns.questions() > 4, Boolean, 20), 'nobody asked')
    let slowest = 0
    for (const citizen of postgres.citizens) {
      const begun = performance.now()
      const person = await signIn(portal.port, citizen)
      const filed = await call(portal.port, filing(person))
      const sent = await call(portal.port, {
        method: 'POST',
        path: '/api/files',
        headers: { ...person.headers, ...asForm },
        body: part('a.txt', 'text/plain', 'Some words'),
      })
      const ready = await call(portal.port, { path: '/readyz' })
      assert.deepEqual([filed.status, sent.status, ready.status], [201, 201, 200])
      slowest = Math.max(slowest, performance.now() - begun)
    }
    context.diagnostic(`${dns.questions()} questions; the slowest four calls took ${Math.round(slowest)} ms`)
    assert.ok(slowest < longestAnswer, `${slowest}`)
    const failures = await eventually(store.failures, found => found.length > 0, 60)
    context.diagnostic(failures.join())
    assert.deepEqual(
      failures.filter(name => !/^(EAI_AGAIN|ENOTFOUND|TimeoutError)$/.test(name)),
      [],
    )
    assert.equal(sms.accepted.length, 0)
    dns.speak()
    await store.hurryMessages()
    const isWhole = () => sms.accepted.filter(({ text }) => text.startsWith('News')).length
    assert.equal(await eventually(isWhole, count => count === messages, 90), messages)
  } finally {
    await portal.end('SIGKILL')
    dns.close()
    await database.close()
    await postgres.stop()
    await sms.close()
  }
})
