// An outage is one line when it begins and one when it ends, however many calls meet it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { causeOf, createOutages } from './outages.ts'
import { reach } from './outside/reach.ts'

const outagesAt = () => {
  let now = new Date('2026-11-20T10:00:00Z')
  const log: [string, object | undefined][] = []
  const outages = createOutages({ clock: () => now, log: (event, fields) => void log.push([event, fields]) })
  return {
    outages,
    log,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}

test('many failures are one line, and the return is another with how long it took', () => {
  const { outages, log, pass } = outagesAt()
  outages.works('storage')
  for (let failure = 0; failure < 50; failure++) outages.failed('storage', new Error(`failure ${failure}`))
  assert.deepEqual(outages.current(), [
    { part: 'storage', since: new Date('2026-11-20T10:00:00Z'), cause: 'failure 49' },
  ])
  pass(95)
  outages.works('storage')
  outages.works('storage')
  assert.deepEqual(outages.current(), [])
  assert.deepEqual(log, [
    ['parts.away', { part: 'storage', cause: 'failure 0' }],
    ['parts.back', { part: 'storage', seconds: 95 }],
  ])
})

test('parts are away by themselves, and can be away again', () => {
  const { outages, log } = outagesAt()
  outages.failed('sms', new Error('a'))
  outages.failed('database', new Error('b'))
  outages.works('sms')
  assert.deepEqual(
    outages.current().map(({ part }) => part),
    ['database'],
  )
  outages.failed('sms', new Error('c'))
  assert.equal(log.length, 4)
})

test('the cause is what an error comes down to', () => {
  const refused = Object.assign(new Error('connect to 127.0.0.1:1'), { code: 'ECONNREFUSED' })
  const cases: [unknown, string][] = [
    [new Error('fetch failed', { cause: refused }), 'ECONNREFUSED connect to 127.0.0.1:1'],
    [
      new Error('fetch failed', { cause: new AggregateError([refused]) }),
      'ECONNREFUSED connect to 127.0.0.1:1',
    ],
    [new Error('a', { cause: new Error('b', { cause: new Error('c') }) }), 'c'],
    [Object.assign(new Error('EROFS: read-only'), { code: 'EROFS' }), 'EROFS: read-only'],
    ['a text', 'a text'],
    [undefined, 'undefined'],
  ]
  for (const [error, text] of cases) assert.equal(causeOf(error), text)
  assert.equal(causeOf(new Error('x'.repeat(5000))).length, 300)
})

test('the cause is found of errors that lead back to themselves, and of what is no error', () => {
  const [one, two] = [new Error('one'), new Error('two')]
  one.cause = two
  two.cause = one
  assert.match(causeOf(one), /one|two/)
  assert.equal(causeOf(Object.create(null)), 'an error without words')
})

test('no password of an address is in a cause', async () => {
  const error = await reach('https://user:s3cr3t@127.0.0.1:1/send', AbortSignal.timeout(2000)).catch(
    found => found,
  )
  assert.doesNotMatch(causeOf(error), /s3cr3t/)
})
