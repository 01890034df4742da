// A gateway whose certificate has expired: nothing goes to it, staff read why, and what waited leaves once it is renewed. A
// portal never sees the certificate of its own proxy: browsers refuse that before a call comes.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { createDatabase } from '../platform/database/index.ts'
import { eventually } from '../platform/test-patience.ts'
import { startPortal } from './portals.ts'
import { startPostgres } from './postgres.ts'
import { worksStore } from './works-store.ts'

const messages = 5
const program = '/usr/bin/faketime'

/** A certificate of this machine that was made so long ago and is good for thirty days. */
const certificate = (folder: string, name: string, made: string) => {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)]
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '30']
  execFileSync(program, [made, 'openssl', ...words, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

test('an expired certificate is named, and what waits leaves once it is renewed', {
  skip: existsSync(program) ? false : 'faketime is not installed',
}, async () => {
  const postgres = await startPostgres(0)
  const [expired, renewed] = [
    certificate(postgres.folder, 'expired', '60 days ago'),
    certificate(postgres.folder, 'renewed', '1 hour ago'),
  ]
  const authorities = join(postgres.folder, 'authorities.pem')
  writeFileSync(authorities, `${expired.cert}${renewed.cert}`)
  const arrived = new Set<string>()
  const gateway = createServer(expired, async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (request.method === 'POST') arrived.add(JSON.parse(Buffer.concat(parts).toString()).id)
    response.writeHead(202).end()
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const database = createDatabase({ url: postgres.url, log: () => undefined, statementTimeout: 30_000 })
  const store = worksStore(database)
  const portal = await startPortal({
    ...postgres.environment,
    DATA_FOLDER: join(postgres.folder, 'portal'),
    SMS_URL: `https://127.0.0.1:${(gateway.address() as AddressInfo).port}/`,
    SMS_TOKEN: 'drill',
    DELIVERY_MS: '200',
    NODE_EXTRA_CA_CERTS: authorities,
  })
  try {
    await store.addMessages(messages)
    assert.deepEqual(await eventually(store.failures, found => found.length > 0, 30), ['CERT_HAS_EXPIRED'])
    const isNamed = () =>
      portal
        .output()
        .split('\n')
        .some(line => /CERT_HAS_EXPIRED.*channel_down/.test(line))
    assert.ok(await eventually(isNamed, Boolean, 20), portal.output())
    assert.equal(arrived.size, 0)
    gateway.setSecureContext(renewed)
    await store.hurryMessages()
    assert.equal(
      await eventually(
        () => arrived.size,
        count => count === messages,
        60,
      ),
      messages,
    )
  } finally {
    await portal.end('SIGKILL')
    gateway.closeAllConnections()
    gateway.close()
    await database.close()
    await postgres.stop()
  }
})
