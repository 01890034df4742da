// What the contract of gateways asks of signed notices: of those that are events themselves, and of those that only hint
// that something befell a reference.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Arrived, eventsOf, type Provider } from './gateway-contract-provider.ts'

/** Notices that say what happened: all that they say is signed, and when. */
export const checkEvents = async (
  provider: Provider,
  reference: string,
  arrived: readonly Arrived[],
): Promise<void> => {
  const { gateway, now } = provider
  const idOf = ({ headers, body }: Arrived, at = now()): string => {
    const verdict = gateway.readNotice(headers, body, at)
    if (!verdict.ok) return verdict.why
    return 'event' in verdict ? verdict.event.eventId : assert.fail('a hint among events')
  }
  const events = arrived.map(({ headers, body }) => {
    const verdict = gateway.readNotice(headers, body, now())
    return verdict.ok && 'event' in verdict ? verdict.event : assert.fail('no event')
  })
  assert.deepEqual(events, await eventsOf(provider, reference))
  const [first] = arrived
  assert.ok(first)
  // Replayed it is the same event: its id says so.
  assert.equal(idOf(first), events[0]?.eventId)
  const text = first.body.toString('utf8')
  assert.equal(idOf(provider.signed(text, 1)), events[0]?.eventId)
  assert.equal(idOf({ ...first, body: Buffer.from(`${text} `) }), 'forged')
  assert.equal(idOf({ ...first, headers: {} }), 'forged')
  for (const name of Object.keys(first.headers).filter(header => /signature|key|hmac/i.test(header)))
    for (const value of ['', 'x', 'f'.repeat(64), '0'.repeat(128)])
      assert.equal(idOf({ ...first, headers: { ...first.headers, [name]: value } }), 'forged', name)
  const minutes = (amount: number) => new Date(now().getTime() + amount * 60_000)
  assert.equal(idOf(provider.signed(text, 0, minutes(-4))), events[0]?.eventId)
  for (const distance of [-6, 6]) assert.equal(idOf(provider.signed(text, 0, minutes(distance))), 'stale')
  const event = JSON.parse(text)
  const odd = ['', 'x', '[]', 'null', '{}', { ...event, amount: 1.5 }, { ...event, kind: 'gift' }]
  for (const body of [...odd, { ...event, reference: undefined }, { ...event, occurredAt: 'soon' }])
    assert.equal(
      idOf(provider.signed(typeof body === 'string' ? body : JSON.stringify(body))),
      'unreadable',
      JSON.stringify(body),
    )
}

/** A value that is another one of its type. */
const changed = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : typeof value === 'string' ? `${value}1` : 'x'

/** Notices that are a reason to ask: nothing that their signature leaves out is used, and what it covers cannot change. */
export const checkHints = async (
  provider: Provider,
  reference: string,
  arrived: readonly Arrived[],
): Promise<void> => {
  const { gateway, now } = provider
  const readingOf = ({ headers, body }: Arrived): string => {
    const verdict = gateway.readNotice(headers, body, now())
    if (!verdict.ok) return verdict.why
    return 'about' in verdict ? verdict.about : assert.fail('an event among hints')
  }
  for (const notice of arrived) {
    assert.equal(readingOf(notice), reference)
    const text = notice.body.toString('utf8')
    assert.equal(readingOf(provider.signed(text, 1)), reference)
    const fields: Record<string, unknown> = JSON.parse(text)
    for (const [name, value] of Object.entries(fields)) {
      const altered = { ...notice, body: Buffer.from(JSON.stringify({ ...fields, [name]: changed(value) })) }
      assert.ok(['forged', 'unreadable', reference].includes(readingOf(altered)), name)
      const without = { ...notice, body: Buffer.from(JSON.stringify({ ...fields, [name]: undefined })) }
      assert.ok(['forged', 'unreadable', reference].includes(readingOf(without)), name)
      // Another reference under a signature that was made for this one.
      if (value !== reference) continue
      const other = { ...notice, body: Buffer.from(text.replaceAll(reference, randomUUID())) }
      assert.equal(readingOf(other), 'forged')
    }
    assert.ok(Object.values(fields).includes(reference))
  }
  // The signature counts, wherever it stands.
  const [first] = arrived
  assert.ok(first)
  const fields: Record<string, unknown> = JSON.parse(first.body.toString('utf8'))
  const signatures = Object.keys(fields).filter(name => /signature|hmac/i.test(name))
  assert.ok(signatures.length > 0)
  for (const name of signatures)
    for (const value of ['', 'x', 'f'.repeat(64), '0'.repeat(128), 1, null]) {
      const forged = { ...first, body: Buffer.from(JSON.stringify({ ...fields, [name]: value })) }
      assert.notEqual(readingOf(forged), reference, `${name} ${value}`)
    }
  for (const body of ['', 'x', '[]', 'null', '{}', '{"a":'])
    assert.match(readingOf({ ...first, body: Buffer.from(body) }), /^(forged|unreadable)$/)
}
