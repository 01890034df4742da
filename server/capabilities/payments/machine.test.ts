// The state machine of payments: every order of up to six pieces of news leads to the same state along its edges, and money
// is never counted twice, lost or kept without paying something.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { attemptStatuses } from '@bawaba/contract/payment-states.ts'
import fc from 'fast-check'
import { balancesOf, postingOf } from './ledger.ts'
import {
  type AttemptEvent,
  type AttemptState,
  type EventKind,
  edges,
  foldAttempt,
  foldPayment,
} from './machine.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute))
const event = (
  kind: EventKind,
  amount = 100,
  minute = 0,
  transactionId: string | null = null,
): AttemptEvent => ({
  kind,
  amount,
  transactionId: transactionId ?? (kind === 'received' ? `t${minute}` : null),
  occurredAt: at(minute),
})

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length <= 1
    ? [[...list]]
    : list.flatMap((each, index) =>
        permutations(list.filter((_, other) => other !== index)).map(rest => [each, ...rest]),
      )

test('of one moment, money comes, goes back and is returned by the bank, in whatever order that is read', () => {
  const news = [
    event('received', 90),
    event('received', 40),
    event('refunded', 40),
    event('refundBounced', 40),
  ]
  for (const order of permutations(news)) {
    const { status, received, refunded, priorReturns } = foldAttempt(90, order)
    assert.deepEqual(
      { status, received, refunded, priorReturns },
      { status: 'paid', received: 130, refunded: 0, priorReturns: 0 },
    )
  }
})

describe('an attempt', () => {
  const examples: [string, AttemptEvent[], ReturnType<typeof foldAttempt>['status']][] = [
    ['nothing has happened', [], 'intent'],
    ['the provider has it', [event('accepted')], 'open'],
    ['nobody knows', [event('accepted'), event('unclear', 0, 1)], 'checking'],
    ['it was paid', [event('accepted'), event('received', 100, 2)], 'paid'],
    ['it was declined', [event('accepted'), event('declined', 100, 2)], 'declined'],
    ['money came after a refusal', [event('declined', 100, 2), event('received', 100, 3)], 'paid'],
    ['a part came by transfer', [event('received', 40, 2)], 'incomplete'],
    ['the rest came too', [event('received', 40, 2), event('received', 60, 3)], 'paid'],
    [
      'the code was cancelled and then ran out',
      [event('cancelled', 100, 2), event('expired', 100, 5)],
      'expired',
    ],
    [
      'a part came and went back',
      [event('accepted'), event('received', 40, 2), event('refunded', 40, 3)],
      'open',
    ],
    [
      'a part went back before the rest came',
      [event('received', 40, 2), event('refunded', 40, 3), event('received', 60, 4)],
      'incomplete',
    ],
    ['it went back after it was paid', [event('received', 100, 2), event('refunded', 100, 3)], 'paid'],
    ['staff took the record back', [event('received', 100, 2), event('reversed', 100, 3)], 'cancelled'],
  ]
  for (const [name, events, status] of examples)
    test(`${name}: ${status}`, () => assert.equal(foldAttempt(100, events).status, status))

  test('every order of up to six pieces of news leads to the same state', () => {
    const news = [
      event('accepted', 100, 0),
      event('unclear', 100, 1),
      event('declined', 100, 2),
      event('cancelled', 100, 3),
      event('expired', 100, 4),
      event('received', 100, 5),
    ]
    let orders = 0
    for (let size = 1; size <= news.length; size++)
      for (let start = 0; start + size <= news.length; start++) {
        const some = news.slice(start, start + size)
        const expected = foldAttempt(100, some)
        for (const order of permutations(some)) {
          orders += 1
          assert.deepEqual(foldAttempt(100, order), expected)
        }
      }
    assert.ok(orders > 900)
  })

  test('each piece of news goes along an edge, in every order', () => {
    const kinds: EventKind[] = [
      'accepted',
      'pending',
      'unclear',
      'declined',
      'cancelled',
      'expired',
      'received',
      'refunded',
    ]
    const news = fc.array(
      fc.record({ kind: fc.constantFrom(...kinds), amount: fc.constantFrom(40, 60, 100), minute: fc.nat(9) }),
      { maxLength: 8 },
    )
    const reached = new Set<string>()
    /** How many of an order's steps are none of the edges. */
    const strayed = (events: readonly AttemptEvent[], along: typeof edges): number => {
      let before = foldAttempt(100, []).status
      let count = 0
      for (let some = 1; some <= events.length; some++) {
        const { status } = foldAttempt(100, events.slice(0, some))
        reached.add(status)
        if (status !== before && !along[before].includes(status)) count += 1
        before = status
      }
      return count
    }
    fc.assert(
      fc.property(news, list => {
        // Nothing goes back before it came.
        const balanceBy = (minute: number) =>
          list.reduce(
            (balance, each) =>
              each.minute > minute || !['received', 'refunded'].includes(each.kind)
                ? balance
                : balance + each.amount * (each.kind === 'received' ? 1 : -1),
            0,
          )
        fc.pre(list.every(({ minute }) => balanceBy(minute) >= 0))
        const events = list.map(({ kind, amount, minute }, index) => ({
          ...event(kind, amount, minute),
          transactionId: String(index),
        }))
        assert.equal(strayed(events, edges), 0)
      }),
      { numRuns: 2000 },
    )
    // Seeded: without the way from a refusal to late money the walk strays.
    const late = [event('declined'), event('received', 100, 1)]
    assert.equal(strayed(late, { ...edges, declined: ['expired', 'cancelled'] }), 1)
    assert.deepEqual([...new Set([...reached, 'intent'])].sort(), [...attemptStatuses].sort())
  })
})

const attempt = (of: Partial<AttemptState> & { id: string }): AttemptState => ({
  gatewayId: 'g',
  status: 'open',
  amount: 100,
  fee: 5,
  received: 0,
  refunded: 0,
  priorReturns: 0,
  createdAt: at(0),
  excessRefunds: 0,
  openRefunds: 0,
  ...of,
})

describe('a payment', () => {
  const waiting = { paidBy: null, isVoid: false }
  test('paid by a code and then by card too: one pays, the other goes back', () => {
    const code = attempt({ id: 'code', status: 'paid', received: 100 })
    const card = attempt({ id: 'card', status: 'paid', received: 103, amount: 103, createdAt: at(5) })
    assert.deepEqual(foldPayment({ paidBy: 'code', isVoid: false }, [code, card]), {
      status: 'paid',
      paidBy: 'code',
      excess: [{ attemptId: 'card', amount: 103, cause: 'paidTwice' }],
    })
    // Asked for once: what is being given back is not asked for again.
    const requested = { ...card, openRefunds: 103, excessRefunds: 103 }
    assert.deepEqual(foldPayment({ paidBy: 'code', isVoid: false }, [code, requested]).excess, [])
  })
  test('the attempt that paid stays the one, though another had paid before and tells of it late', () => {
    const code = attempt({ id: 'code', status: 'paid', received: 100, events: [event('received', 100, 1)] })
    const card = attempt({ id: 'card', status: 'paid', received: 100, events: [event('received', 100, 5)] })
    for (const attempts of permutations([code, card]))
      assert.deepEqual(foldPayment({ paidBy: 'card', isVoid: false }, attempts), {
        status: 'paid',
        paidBy: 'card',
        excess: [{ attemptId: 'code', amount: 100, cause: 'paidTwice' }],
      })
    // Of two that nobody knew of yet the earlier paid.
    for (const attempts of permutations([code, card]))
      assert.equal(foldPayment(waiting, attempts).paidBy, 'code')
  })
  test('money for a request that no longer waits goes back', () => {
    const late = attempt({ id: 'a', status: 'paid', received: 100 })
    assert.deepEqual(foldPayment({ paidBy: null, isVoid: true }, [late]), {
      status: 'cancelled',
      paidBy: null,
      excess: [{ attemptId: 'a', amount: 100, cause: 'tooLate' }],
    })
  })
  test('money that the provider returned by itself is none that the portal asks for, and the rest is asked for once', () => {
    const part = attempt({ id: 'a', status: 'paid', received: 100, refunded: 50 })
    const excess = (openRefunds: number) =>
      foldPayment({ paidBy: 'a', isVoid: true }, [{ ...part, openRefunds, excessRefunds: openRefunds }])
        .excess
    assert.deepEqual(excess(0), [{ attemptId: 'a', amount: 50, cause: 'tooLate' }])
    assert.deepEqual(excess(50), [])
  })
  test('too much by transfer: the surplus goes back, once', () => {
    const over = attempt({ id: 'a', status: 'paid', received: 130 })
    assert.deepEqual(foldPayment(waiting, [over]).excess, [{ attemptId: 'a', amount: 30, cause: 'tooMuch' }])
    const back = attempt({
      id: 'a',
      status: 'paid',
      received: 130,
      refunded: 30,
      excessRefunds: 30,
    })
    assert.deepEqual(foldPayment({ paidBy: 'a', isVoid: false }, [back]), {
      status: 'paid',
      paidBy: 'a',
      excess: [],
    })
  })
  test('a surplus as large as the price goes back and the payment stays paid', () => {
    const paid = attempt({ id: 'a', status: 'paid', received: 200, refunded: 100, excessRefunds: 100 })
    const payment = { paidBy: 'a', isVoid: false }
    assert.equal(foldPayment(payment, [paid]).status, 'paid')
    assert.equal(foldPayment(payment, [{ ...paid, refunded: 200 }]).status, 'refunded')
  })
  test('parts on two attempts pay together, and what is beyond the price goes back', () => {
    const old = attempt({ id: 'old', status: 'incomplete', received: 40 })
    const present = attempt({ id: 'new', status: 'incomplete', received: 50, createdAt: at(5) })
    assert.equal(foldPayment(waiting, [old, present]).status, 'incomplete')
    const whole = { ...old, received: 60 }
    assert.deepEqual(foldPayment(waiting, [whole, present]), {
      status: 'paid',
      paidBy: 'new',
      excess: [{ attemptId: 'old', amount: 10, cause: 'paidTwice' }],
    })
    const balances = balancesOf('S', 'new', [whole, present])
    assert.deepEqual([balances['fees:S'], balances.unapplied], [-95, -10])
    // Paid, it stays paid when some of it goes back.
    const less = { ...whole, refunded: 30 }
    assert.equal(foldPayment({ paidBy: 'new', isVoid: false }, [less, present]).status, 'paid')
  })
  test('a part that went back before the price was reached is no surplus', () => {
    const events = [event('received', 40, 1), event('refunded', 40, 2), event('received', 100, 3, 'second')]
    assert.deepEqual(foldPayment(waiting, [attempt({ id: 'a', ...foldAttempt(100, events) })]), {
      status: 'paid',
      paidBy: 'a',
      excess: [],
    })
  })
  test('a part that went back before others reached the price together takes nothing of their share', () => {
    const back = attempt({ id: 'a', received: 40, refunded: 40 })
    const old = attempt({ id: 'b', status: 'incomplete', received: 50, createdAt: at(5) })
    const last = attempt({ id: 'c', status: 'incomplete', received: 50, createdAt: at(6) })
    assert.deepEqual(foldPayment(waiting, [back, old, last]), { status: 'paid', paidBy: 'c', excess: [] })
  })
  test('a part that went back leaves the payment to be paid', () => {
    const back = attempt({ id: 'a', status: 'open', received: 40, refunded: 40 })
    assert.equal(foldPayment(waiting, [back]).status, 'created')
  })
  test('what was paid for a request that ended without it goes back', () => {
    const paid = attempt({ id: 'a', status: 'paid', received: 100 })
    assert.deepEqual(foldPayment({ paidBy: 'a', isVoid: true }, [paid]), {
      status: 'paid',
      paidBy: 'a',
      excess: [{ attemptId: 'a', amount: 100, cause: 'tooLate' }],
    })
  })
  for (const [status, expected] of [
    ['open', 'created'],
    ['checking', 'checking'],
    ['declined', 'unpaid'],
    ['cancelled', 'unpaid'],
    ['expired', 'expired'],
    ['intent', 'created'],
  ] as const)
    test(`an attempt ${status} leaves it ${expected}`, () =>
      assert.equal(foldPayment(waiting, [attempt({ id: 'a', status })]).status, expected))
  test('all of it given back: refunded', () => {
    const back = attempt({ id: 'a', status: 'paid', received: 100, refunded: 100, openRefunds: 0 })
    assert.equal(foldPayment({ paidBy: 'a', isVoid: false }, [back]).status, 'refunded')
  })
})

test('the ledger sums to zero in every state, and a posting is what lies between two', () => {
  const amounts = fc.nat(500)
  const some = fc.array(
    fc.record({
      received: amounts,
      refunded: amounts,
      amount: fc.integer({ min: 1, max: 300 }),
      fee: fc.nat(20),
    }),
    { minLength: 1, maxLength: 4 },
  )
  const made = some.map(list =>
    list.map((each, index) => attempt({ ...each, id: String(index), gatewayId: `g${index % 2}` })),
  )
  const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0)
  fc.assert(
    fc.property(made, made, (before, after) => {
      const from = balancesOf('S', '0', before)
      const to = balancesOf('S', '0', after)
      assert.equal(total(Object.values(to)), 0)
      const posting = postingOf(from, to)
      assert.equal(total(posting.map(({ amount }) => amount)), 0)
      const reached = { ...from }
      for (const { account, amount } of posting) reached[account] = (reached[account] ?? 0) + amount
      for (const account of Object.keys({ ...reached, ...to }))
        assert.equal(reached[account] ?? 0, to[account] ?? 0)
    }),
    { numRuns: 1000 },
  )
})
