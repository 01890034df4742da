// The stream over HTTP: who may listen, what comes, and that it ends with the session.

import assert from 'node:assert/strict'
import type { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { eventually } from '../../platform/test-patience.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let unwatch: () => Promise<void>
before(async () => {
  portal = await openTestPortal({ EVENTS_EVERY_MS: '10' })
  unwatch = await portal.portal.watch(['events'])
})
after(async () => {
  await unwatch()
  await portal.close()
})

/** What a stream has told so far; `until` waits for a part of it. */
const listen = async (
  who: Pick<Awaited<ReturnType<TestPortal['browser']>>, 'call' | 'send'>,
  mode: string,
) => {
  const { status, headers, body } = await who.send(`GET events?mode=${mode}`)
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'text/event-stream; charset=utf-8')
  const stream = body as Readable
  let text = ''
  stream.on('data', (part: Buffer) => {
    text += part.toString()
  })
  const until = async (part: string): Promise<void> => {
    assert(await eventually(() => text.includes(part), Boolean), `${part} was not told: ${text}`)
  }
  return { until, told: () => text, stream }
}

test('a change is told to its owner and to staff of its service, and to nobody else', async () => {
  const [citizen, other] = [await portal.citizen(), await portal.citizen()]
  const officer = await portal.employee(['CASE_OFFICER'])
  const stranger = await portal.employee(['CASE_OFFICER'], [])
  const mine = await listen(citizen, 'CITIZEN')
  const others = await listen(other, 'CITIZEN')
  const staff = await listen(officer, 'EMPLOYEE')
  const strangers = await listen(stranger, 'EMPLOYEE')
  const body = await citizen.file()
  await mine.until(body.ID)
  await staff.until(body.ID)
  await officer.send(`POST LIBRARY_CARD/${body.ID}/comment`, { body: { text: 'secret words' } })
  await officer.send(`PUT LIBRARY_CARD/${body.ID}/presence`, { body: { isActing: true } })
  await staff.until('"presence"')
  assert(!mine.told().includes('presence'))
  assert(!mine.told().includes('secret words'))
  assert(!others.told().includes(body.ID))
  assert(!strangers.told().includes(body.ID))
})

test('a visitor may not listen', async () => {
  const visitor = await portal.browser()
  assert.equal((await visitor.send('GET events?mode=CITIZEN')).status, 401)
})
