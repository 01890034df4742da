// What operators and attackers can see of the server: headers, log, health, the API's own description.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { calls } from '@bawaba/contract/calls/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ LOG_LEVEL: 'debug' })
})
after(() => portal.close())

test('no password, token, answer or filter reaches the log; a refusal and a fault are found by their id', async () => {
  const citizen = await portal.citizen()
  await citizen.file({ ...cardAnswers, fullName: 'Canary Name' })
  await citizen.send(
    `GET LIBRARY_CARD?filter=${encodeURIComponent('{"where":{"data.fullName":"Canary Name"}}')}`,
  )
  const visitor = await portal.browser()
  await visitor.send('POST citizen/login', { body: { username: 'canary-user', password: 'canary-password' } })
  await visitor.call('POST clientErrors', {
    body: {
      page: '/inbox/29104120103458?q=canary-query',
      userType: 'visitor',
      message:
        'TypeError: canary-text broke at 010 1234 5678, ٢٩١٠٤١٢٠١٠٣٤٥٨ and canary@example.com in line 12',
    },
  })
  const refused = await citizen.send('POST LIBRARY_CARD', { body: { data: { ...cardAnswers, fullName: 7 } } })
  const log = portal.log.join('')
  const secrets = [
    portal.password,
    'Canary',
    'canary',
    '1234 5678',
    '٢٩١٠٤١٢٠١٠٣٤٥٨',
    cardAnswers.nationalId,
    citizen.held.token,
    citizen.jar.get('citizen_session'),
  ]
  for (const secret of secrets) assert.ok(!log.includes(String(secret)), `${secret} stands in the log`)
  // The harness would see one: the path of a call does stand there.
  assert.ok(log.includes('/api/LIBRARY_CARD'))
  assert.match(log, /"type":"TypeError","line":12/)
  assert.ok(log.includes(refused.body.error.requestId) && log.includes('data.fullName: expectedType'))
})

test('every answer carries the protecting headers', async () => {
  const visitor = await portal.browser()
  for (const key of ['GET misc/appData', 'GET nothing', 'GET docs', 'POST citizen/login']) {
    const { headers } = await portal.send(key.replace('docs', 'openapi.json'), {}, visitor.jar)
    assert.equal(headers['x-content-type-options'], 'nosniff', key)
    assert.match(String(headers['content-security-policy']), /default-src 'none'/)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['access-control-allow-origin'], undefined)
    assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/)
  }
})

test('health, readiness and figures; nothing of the demo outside demo mode', async () => {
  const get = (url: string, remoteAddress = '127.0.0.1') => portal.portal.app.inject({ url, remoteAddress })
  assert.equal((await get('/healthz')).statusCode, 200)
  assert.equal((await get('/readyz')).statusCode, 200)
  const metrics = (await get('/metrics')).body
  assert.match(metrics, /http_request_duration_seconds_count\{call="GET misc\/appData",status="200"\}/)
  assert.equal((await get('/metrics', '203.0.113.9')).statusCode, 404)

  const plain = await openTestPortal({ DEMO: 'off', PASSWORD_MEMORY_KIB: '19456' })
  assert.equal((await (await plain.browser()).call('GET dev/outbox')).status, 404)
  plain.portal.beginStop()
  assert.equal((await plain.portal.app.inject({ url: '/readyz' })).statusCode, 503)
  await plain.close()
})

test('the OpenAPI document has every call with its answers, and the page every call with its words', async () => {
  const document = (await portal.portal.app.inject({ url: '/api/openapi.json' })).json()
  assert.equal(document.openapi, '3.1.0')
  const operations = Object.values(document.paths).flatMap(path => Object.values(path as object))
  assert.deepEqual(
    [...new Set(operations.map(operation => operation['x-call']))].sort(),
    Object.keys(calls).sort(),
  )
  for (const { 'x-call': operationId, responses, parameters } of operations) {
    assert.ok(
      // A payer who comes back from a provider is led on.
      Object.keys(responses).some(status => status.startsWith('2') || status === '303'),
      operationId,
    )
    const indexes = parameters.filter(({ in: index }: any) => index === 'path').map(({ name }: any) => name)
    assert.deepEqual(
      indexes,
      // The service and the slug stand in the address: each has operations of its own.
      [...operationId.matchAll(/:(\w+)/g)]
        .map(([, name]) => name)
        .filter((_, place) => place > 0 || !/^\w+ :(service|slug)/.test(operationId)),
      operationId,
    )
  }
  const page = await portal.portal.app.inject({ url: '/api/docs?lang=ar' })
  assert.match(page.body, /<html lang="ar" dir="rtl">/)
  assert.equal(page.body.match(/<article /g)?.length, Object.keys(calls).length)
})

test('a server that lags behind sheds calls with Retry-After, and still tells that it lives', async () => {
  const lagging = await openTestPortal({ MAX_LOOP_DELAY_MS: '1' })
  const get = (url: string) => lagging.portal.app.inject({ url })
  const lag = (ms: number) => {
    const until = performance.now() + ms
    while (performance.now() < until);
  }
  const shedding = async () => {
    for (let tries = 0; tries < 100; tries++) {
      lag(30)
      await new Promise(resolve => setTimeout(resolve, 10))
      const answer = await get('/api/misc/appData')
      if (answer.statusCode !== 200) return answer
    }
    return assert.fail('nothing was shed')
  }
  const shed = await shedding()
  assert.deepEqual(
    [shed.statusCode, shed.json().error.code, shed.headers['retry-after']],
    [503, 'OVERLOADED', '2'],
  )
  assert.equal((await get('/healthz')).statusCode, 200)
  await lagging.close()
})

test('a person whose page cannot be drawn reads so in both languages', async () => {
  const page = await portal.portal.app.inject({ url: '/services', headers: { accept: 'text/html' } })
  assert.equal(page.statusCode, 404)
  assert.match(page.body, /lang="ar"[\s\S]*الصفحة غير موجودة[\s\S]*Page not found/)
  assert.equal(
    (await portal.portal.app.inject({ url: '/api/nothing', headers: { accept: 'text/html' } })).json().error
      .code,
    'NOT_FOUND',
  )
})

test('a call that is turned away is one line at the level of a warning, without a trace', async () => {
  const own = await openTestPortal({ LOG_LEVEL: 'info' })
  const visitor = await own.browser()
  const before = own.log.length
  const { result } = await own.failAt(1, () =>
    visitor.send('POST citizen/forgetPassword', { body: { username: 'nobody' } }),
  )
  assert.equal(result.status, 503)
  const lines = own.log.slice(before).map(line => JSON.parse(line))
  assert.deepEqual(
    lines.map(({ level, msg, code, status }) => ({ level, msg, code, status })),
    [{ level: 40, msg: 'http.overloaded', code: 'OVERLOADED', status: 503 }],
  )
  assert.ok(!('err' in lines[0]) && lines[0].reason.includes('DatabaseUnavailable'))
  await own.close()
})
