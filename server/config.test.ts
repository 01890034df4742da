import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printConfig, readConfig } from './config.ts'

test('defaults make a whole configuration', () => {
  const config = readConfig({})
  assert.equal(config.PORT, 3000)
  assert.equal(config.IDLE_TIMEOUT_MS, 3_600_000)
  assert.deepEqual(config.PROGRAMMES, [])
})

test('every wrong setting is named in one error', () => {
  assert.throws(
    () => readConfig({ PORT: '70000', DEMO: 'maybe', TRUST_PROXY: 'si', ORIGIN: 'portal' }),
    (error: Error) =>
      ['PORT', 'DEMO', 'TRUST_PROXY', 'ORIGIN'].every(name => error.message.includes(`${name}:`)),
  )
  assert.throws(() => readConfig({ SECRET: 'short' }), /SECRET/)
})

test('one or two keys of a gateway are live, each long enough', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(43)]
  const { SANDBOX_GATEWAY_KEYS } = readConfig({ SANDBOX_GATEWAY_KEYS: `first:${one}, second:${other}` })
  assert.deepEqual(SANDBOX_GATEWAY_KEYS, [
    { id: 'first', secret: one },
    { id: 'second', secret: other },
  ])
  assert.deepEqual(readConfig({}).SANDBOX_GATEWAY_KEYS, [])
  for (const wrong of [
    one,
    `first:${one.slice(1)}`,
    `a b:${one}`,
    `a:${one}:x`,
    `a:${one},b:${one},c:${one}`,
  ])
    assert.throws(() => readConfig({ SANDBOX_GATEWAY_KEYS: wrong }), /SANDBOX_GATEWAY_KEYS: /)
})

test('services outside are named with their keys, and a wrong one is told without its secret', () => {
  const secret = 'canary'.repeat(6)
  const { OUTSIDE_SERVICES } = readConfig({
    OUTSIDE_SERVICES: `register=https://a.example,one:${secret},two:${secret}; utility=http://localhost:9,k:${secret}`,
  })
  assert.deepEqual(OUTSIDE_SERVICES, [
    {
      name: 'register',
      origin: 'https://a.example',
      keys: [
        { id: 'one', secret },
        { id: 'two', secret },
      ],
    },
    { name: 'utility', origin: 'http://localhost:9', keys: [{ id: 'k', secret }] },
  ])
  for (const wrong of [
    `register=https://a.example`,
    `register=a.example,k:${secret}`,
    `register=https://a.example/path,k:${secret}`,
    `Register=https://a.example,k:${secret}`,
    `register=https://a.example,k:${secret.slice(0, 20)}`,
    `a=https://a.example,k:${secret};a=https://b.example,k:${secret}`,
  ])
    assert.throws(
      () => readConfig({ OUTSIDE_SERVICES: wrong }),
      (error: Error) => /OUTSIDE_SERVICES: /.test(error.message) && !error.message.includes('canary'),
    )
})

test('printing never shows a secret', () => {
  const text = printConfig(readConfig({ DATABASE_URL: 'postgres://u:hunter2@db/x', SECRET: 's'.repeat(40) }))
  assert.ok(!text.includes('hunter2') && !text.includes('sss'))
  assert.match(text, /DATABASE_URL = \(set\)/)
})

test('what a setting of time or size says names its unit and its default', () => {
  const units: [name: RegExp, unit: RegExp][] = [
    [/_MS$/, /milliseconds/i],
    [/_KIB$/, /KiB/],
    [/(_BYTES|_SIZE|BODY_LIMIT)$/, /bytes/i],
  ]
  const lines = printConfig(readConfig({})).split(/\n(?=[A-Z])/)
  const lacking = lines.filter(line => {
    const name = /^\w+/.exec(line)?.[0] ?? ''
    return !/Default: /.test(line) || units.some(([named, unit]) => named.test(name) && !unit.test(line))
  })
  assert.ok(lines.length > 50, `${lines.length} settings`)
  assert.deepEqual(lacking, [])
})

test('employee slugs are those of the requirements by default, and employee is always one', () => {
  assert.deepEqual(readConfig({}).EMPLOYEE_SLUGS, ['employee', 'we_employee', 'xceed_employee'])
  assert.deepEqual(readConfig({ EMPLOYEE_SLUGS: ' xceed_employee, employee ' }).EMPLOYEE_SLUGS, [
    'employee',
    'xceed_employee',
  ])
  for (const wrong of ['citizen', 'employee,agent', 'we_employee', 'employee,'])
    assert.throws(() => readConfig({ EMPLOYEE_SLUGS: wrong }), /EMPLOYEE_SLUGS: /, wrong)
})
