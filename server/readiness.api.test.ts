// What is away outside of the portal: named to whoever runs it, in words of their own to people, and once in the log.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { startBucket, type TestBucket } from './platform/storage/test-bucket.ts'
import { eventually } from './platform/test-patience.ts'
import { multipart, pdf } from './test-files.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

const token = 'figures-and-causes-for-operators'
let portal: TestPortal
let bucket: TestBucket
const gateway = createServer((_request, response) => response.writeHead(404).end())
let gatewayPort = 0
const listen = async (port: number) => {
  await new Promise<void>(resolve => gateway.listen(port, '127.0.0.1', resolve))
  gatewayPort = (gateway.address() as AddressInfo).port
}

before(async () => {
  bucket = await startBucket()
  await listen(0)
  portal = await openTestPortal({
    LOG_LEVEL: 'info',
    METRICS_TOKEN: token,
    S3_ENDPOINT: bucket.options.endpoint,
    S3_BUCKET: 'absent',
    S3_REGION: bucket.options.region,
    S3_KEY_ID: bucket.options.keyId,
    S3_SECRET: bucket.options.secret,
    SMS_URL: `http://127.0.0.1:${gatewayPort}/messages`,
    SMS_TOKEN: 't'.repeat(20),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'portal@example.org',
  })
})
after(async () => {
  await portal.close()
  await bucket.close()
  gateway.close()
})

const ready = (url: string, headers: Record<string, string> = {}) =>
  portal.portal.app.inject({ url, headers: { host: 'localhost', ...headers } })
const linesOf = (event: string) => portal.log.map(line => JSON.parse(line)).filter(line => line.msg === event)

test('whoever has the token reads what is away and why; others read that the server is ready', async () => {
  for (const headers of [undefined, { authorization: 'Bearer another' }])
    assert.deepEqual((await ready('/readyz?detail', headers)).json(), { status: 'ready' })
  const { statusCode, body } = await ready('/readyz?detail', { authorization: `Bearer ${token}` })
  assert.equal(statusCode, 200)
  const { status, away } = JSON.parse(body)
  assert.equal(status, 'ready')
  assert.deepEqual(away.map(({ part }: { part: string }) => part).sort(), ['email', 'storage'])
  const causes = Object.fromEntries(
    away.map(({ part, cause }: { part: string; cause: string }) => [part, cause]),
  )
  assert.match(causes.storage, /answered 404/)
  assert.match(causes.email, /127\.0\.0\.1:1/)
  // The gateway answers, if only that it does not know the address: it is there.
  assert.equal(
    away.find(({ part }: { part: string }) => part === 'sms'),
    undefined,
  )
})

test('a file that cannot be stored is refused in words of its own, and the outage is one line', async () => {
  const citizen = await portal.citizen()
  const before = linesOf('parts.away').length
  for (let attempt = 0; attempt < 3; attempt++) {
    const { raw, headers } = multipart(pdf())
    const answer = await citizen.send('POST files', { raw, headers: { ...headers, 'accept-language': 'en' } })
    assert.equal(answer.status, 503)
    assert.equal(answer.body.error.code, 'STORE_AWAY')
    assert.match(answer.body.error.message, /Files cannot be saved/)
  }
  assert.equal(linesOf('parts.away').filter(({ part }) => part === 'storage').length, 1)
  assert.ok(linesOf('parts.away').length <= before + 1)
})

test('what works again is noticed without a restart', async () => {
  gateway.close()
  gateway.closeAllConnections()
  const away = async () =>
    (await ready('/readyz?detail', { authorization: `Bearer ${token}` }))
      .json()
      .away.map(({ part }: { part: string }) => part)
  assert.ok((await away()).includes('sms'))
  await listen(gatewayPort)
  assert.ok(!(await eventually(away, parts => !parts.includes('sms'))).includes('sms'))
  assert.equal(linesOf('parts.back').length, 1)
})

test('calls to another host are counted, and the first is named', async () => {
  for (const host of ['portal.example.net', 'portal.example.net', 'other.example.net'])
    assert.equal((await ready('/api/misc/appData', { host })).statusCode, 421)
  assert.deepEqual(
    linesOf('http.host_foreign').map(({ host, count }) => [host, count]),
    [['portal.example.net', 1]],
  )
  const figures = (await ready('/metrics', { authorization: `Bearer ${token}` })).body
  assert.match(figures, /^calls_misdirected_total 3$/m)
  assert.match(figures, /^parts_away 2$/m)
})
