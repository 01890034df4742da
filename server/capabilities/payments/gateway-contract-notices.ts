// What the contract of gateways asks of signed notices: of those that are events themselves, and of those that only hint
// that something befell a reference.

import assert from 'node:assert/strict'
import { type Arrived, eventsOf, type Provider } from './gateway-contract-provider.ts'

/** The last takes more bytes than letters. */
const forgeries = ['', 'x', 'f'.repeat(64), '0'.repeat(128), 'é'.repeat(64), 'é'.repeat(128)]

/** Notices that say what happened: all that they say is signed, and when. */
export const checkEvents = async (
  provider: Provider,
  reference: string,
  arrived: readonly Arrived[],
): Promise<void> => {
  const { gateway, now } = provider
  const idOf = (message: Arrived, at = now()): string => {
    const verdict = gateway.readNotice(message, at)
    if (!verdict.ok) return verdict.why
    return 'event' in verdict ? verdict.event.eventId : assert.fail('a hint among events')
  }
  const events = arrived.map(message => {
    const verdict = gateway.readNotice(message, now())
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
    for (const value of forgeries)
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
const changed = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return typeof value === 'string' ? `${value}1` : 'x'
}

type Fields = Record<string, unknown>
type Leaf = { name: string; value: unknown; with(value: unknown): Fields }
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Every value within fields, and the fields with another in its place. */
const leavesOf = (fields: Fields): Leaf[] =>
  Object.entries(fields).flatMap(([name, value]): Leaf[] => {
    const own: Leaf = { name, value, with: other => ({ ...fields, [name]: other }) }
    if (!isFields(value)) return [own]
    return [
      own,
      ...leavesOf(value).map(leaf => ({ ...leaf, with: (other: unknown) => own.with(leaf.with(other)) })),
    ]
  })

const signatureName = /signature|hmac/i

/** Notices that are a reason to ask: nothing that their signature leaves out is used, and what it covers cannot change. */
export const checkHints = async (
  provider: Provider,
  reference: string,
  arrived: readonly Arrived[],
): Promise<void> => {
  const { gateway, now } = provider
  const verdictOf = (message: Arrived) => gateway.readNotice(message, now())
  const readingOf = (message: Arrived): string => {
    const verdict = verdictOf(message)
    if (!verdict.ok) return verdict.why
    if ('event' in verdict) return assert.fail('an event among hints')
    return 'about' in verdict ? verdict.about : verdict.transaction
  }
  const whoseIs = async (message: Arrived): Promise<string | undefined> => {
    const verdict = verdictOf(message)
    return verdict.ok && 'transaction' in verdict ? gateway.whose?.(verdict.transaction) : readingOf(message)
  }
  const returned = provider.returned?.(reference)
  for (const message of [...arrived, ...(returned ? [returned] : [])]) {
    const reading = readingOf(message)
    assert.equal(await whoseIs(message), reference)
    const text = message.body.toString('utf8')
    const fields: Fields = text === '' ? {} : JSON.parse(text)
    const inBody = (other: Fields): Arrived => ({ ...message, body: Buffer.from(JSON.stringify(other)) })
    const inQuery = (other: Fields): Arrived => ({ ...message, query: other as Arrived['query'] })
    const places = [
      ...leavesOf(fields).map(leaf => ({ ...leaf, put: (value: unknown) => inBody(leaf.with(value)) })),
      ...leavesOf(message.query).map(leaf => ({
        ...leaf,
        put: (value: unknown) => inQuery(leaf.with(value)),
      })),
    ]
    if (text !== '') assert.equal(readingOf(provider.signed(text, 1)), reading)
    for (const { name, value, put } of places) {
      for (const other of [changed(value), undefined])
        assert.ok(['forged', 'unreadable', reading].includes(readingOf(put(other))), name)
      // Another one under a signature that was made for this.
      if (String(value) === reading) assert.match(readingOf(put(changed(value))), /^(forged|unreadable)$/)
    }
    assert.ok(places.some(({ value }) => String(value) === reading))
    // The signature counts, wherever it stands.
    const signatures = places.filter(({ name }) => signatureName.test(name))
    assert.ok(signatures.length > 0)
    for (const { name, put } of signatures)
      for (const value of [...forgeries, 1, null])
        assert.notEqual(readingOf(put(value)), reading, `${name} ${value}`)
    if (text === '') continue
    for (const body of ['', 'x', '[]', 'null', '{}', '{"a":'])
      assert.match(readingOf({ ...message, body: Buffer.from(body) }), /^(forged|unreadable)$/)
  }
}
