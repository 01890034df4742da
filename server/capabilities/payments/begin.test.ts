// Beginning to pay beside a provider that refuses to void what it has ended itself.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closedUntil, createBegin } from './begin.ts'
import { type Gateway, GatewayRefused, OutcomeUnknown, voidAt } from './gateway.ts'
import type { Settle } from './settle.ts'

const now = new Date('2026-11-23T10:00:00Z')
const gatewayThat = (cancel: Gateway['cancel']): Gateway => ({
  id: 'provider',
  label: { ar: 'مزود', en: 'Provider' },
  merchantId: 'm',
  channels: ['card'],
  fee: () => 0,
  begin: async () => ({ kind: 'redirect', url: 'https://provider.example/1' }),
  status: async () => undefined,
  cancel,
  refunds: 'parts',
  refund: async () => 'done',
  readNotice: () => ({ ok: false, why: 'forged' }),
})
const refuse = async () => {
  throw new GatewayRefused('Not an open order')
}

const order = { id: '1', expiresAt: null }

test('what a provider refuses to void cannot be paid; what it does not answer may be', async () => {
  assert.equal(await voidAt(gatewayThat(refuse), order), 'cancelled')
  assert.equal(await voidAt(undefined, order), 'cancelled')
  assert.equal(
    await voidAt(
      gatewayThat(async () => 'too-late'),
      order,
    ),
    'too-late',
  )
  const silent = gatewayThat(async () => {
    throw new OutcomeUnknown('No answer')
  })
  await assert.rejects(voidAt(silent, order), OutcomeUnknown)
})

test('a payer who chose another way meanwhile reads so, although the provider has nothing to void', async () => {
  const attempt = { id: '1', gatewayId: 'provider', channel: 'card', status: 'intent', received: 0 }
  const payment = { id: 'p', status: 'created', isVoid: false, isWaiting: true, amount: 9_000 }
  let attempts = [
    {
      ...attempt,
      amount: 9_000,
      events: [],
      expiresAt: null,
      begun: null,
      ordered: { successUrl: 'http://localhost/a' },
    },
  ]
  const gateway = gatewayThat(refuse)
  const settle = {
    locked: async (_: string, work: (scene: object) => Promise<object>) => {
      const result = await work({ store: {}, payment, attempts, now })
      // Between the call and its answer another way is chosen.
      attempts = attempts.map(each => ({ ...each, status: 'cancelled' }))
      return { payment, attempts, ...result }
    },
  } as unknown as Settle
  const begin = createBegin({
    settle,
    gateways: new Map([['provider', gateway]]),
    newId: () => '2',
    clock: () => now,
    lifeOf: () => 60_000,
  })
  const input = {
    paymentId: 'p',
    gateway,
    channel: 'card' as const,
    successUrl: '/a',
    failureUrl: '/b',
    language: 'en' as const,
    description: { ar: 'رسم', en: 'Fee' },
    accountId: 'payer',
    paymentDays: undefined,
    payWithinHours: undefined,
    despiteProof: false,
  }
  await assert.rejects(begin(input), { code: 'PAYMENT_WAY_CHANGED' })
})

test('cards and codes are taken on days of payments alone, transfers on every day', () => {
  const days = { from: 5, to: 20 }
  const inside = new Date('2026-11-20T21:59:59Z')
  // Cairo is two hours ahead: there it is the 21st.
  const outside = new Date('2026-11-20T22:00:00Z')
  for (const channel of ['card', 'payment-code'] as const) {
    assert.equal(closedUntil(channel, days, inside), undefined, channel)
    assert.equal(closedUntil(channel, days, outside), 5, channel)
    assert.equal(closedUntil(channel, undefined, outside), undefined, channel)
  }
  assert.equal(closedUntil('bank', days, outside), undefined)
})

test('a way to pay ends with the end that is set by law, and with the time to pay otherwise', async () => {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
  const expiryOf = async (payment: object, payWithinHours: number | undefined, lifeMinutes: number) => {
    const added: { id: string; expiresAt: Date }[] = []
    const store = {
      addAttempt: async (attempt: { id: string; expiresAt: Date }) => void added.push(attempt),
      tell: async () => undefined,
      attempts: async () => added.map(each => ({ ...each, begun: { kind: 'code', code: '1' } })),
    }
    const waiting = {
      id: 'p',
      status: 'created',
      isVoid: false,
      isWaiting: true,
      amount: 9_000,
      createdAt: now,
    }
    const settle = {
      locked: async (_: string, work: (scene: object) => Promise<object>) =>
        work({ store, payment: { ...waiting, ...payment }, attempts: [], now }),
    } as unknown as Settle
    const gateway = gatewayThat(refuse)
    const begin = createBegin({
      settle,
      gateways: new Map([['provider', gateway]]),
      newId: () => '2',
      clock: () => now,
      lifeOf: () => lifeMinutes * 60_000,
    })
    await begin({
      paymentId: 'p',
      gateway,
      channel: 'card',
      successUrl: '/a',
      failureUrl: '/b',
      language: 'en',
      description: { ar: 'رسم', en: 'Fee' },
      accountId: 'payer',
      paymentDays: undefined,
      payWithinHours,
      despiteProof: false,
    })
    return added[0]?.expiresAt
  }
  const fixed = { isFixed: true, endsAt: minutes(10) }
  assert.deepEqual(await expiryOf(fixed, 72, 30), minutes(10))
  assert.deepEqual(await expiryOf(fixed, undefined, 30), minutes(10))
  assert.deepEqual(await expiryOf(fixed, 72, 5), minutes(5))
  assert.deepEqual(await expiryOf({ isFixed: false, endsAt: minutes(10) }, 1, 30), minutes(30))
  assert.deepEqual(await expiryOf({ isFixed: false, endsAt: minutes(10) }, 1, 90), minutes(60))
  assert.deepEqual(await expiryOf({ isFixed: false, endsAt: null }, undefined, 90), minutes(90))
})
