// Notices: signed, tried until they are taken, late, twice, out of order, forged or never; and a kill loses nothing.

import assert from 'node:assert/strict'
import { appendFileSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { isSigned } from './signature.ts'
import { keys, newFolder, type Received, startMerchant } from './test-merchant.ts'

const { folder, remove } = newFolder()
let merchant: ReturnType<typeof startMerchant> = startMerchant(folder)
after(async () => {
  await merchant.gateway.close()
  remove()
})

const isGenuine = ({ headers, body }: Received): boolean =>
  isSigned(headers, Buffer.from(body), keys, new Date(Number(headers['sandbox-timestamp']) * 1000))
const drain = () => merchant.received.splice(0).map(({ body }) => JSON.parse(body))
const pay = (reference: string) => merchant.control(`/payments/${reference}/fate`, { fate: 'pay' })
const injection = (fields: object) => merchant.control('/faults', { of: 'notice', times: 1, ...fields })
const rounds = async (count: number) => {
  for (let round = 0; round < count; round++) await merchant.gateway.tick()
}

test('an event is noticed with the id that its status names, signed, until it is taken', async () => {
  merchant.answers.push(500, 'nothing', 302)
  await merchant.begin('n1')
  await merchant.gateway.tick()
  await merchant.gateway.tick()
  assert.equal(merchant.received.length, 1)
  for (const ms of [1000, 2000, 4000]) {
    merchant.pass(ms - 1)
    const count: number = merchant.received.length
    await merchant.gateway.tick()
    assert.equal(merchant.received.length, count)
    merchant.pass(1)
    await merchant.gateway.tick()
  }
  assert.ok(merchant.received.every(isGenuine))
  const stated = (await merchant.call('GET', '/payments/n1')).body.events[0]
  // 500, no answer, a redirect, taken.
  assert.deepEqual(drain(), [stated, stated, stated])
  merchant.pass(60_000)
  await rounds(2)
  assert.deepEqual(drain(), [])
})

test('late, twice, out of order and never', async () => {
  await merchant.begin('n2')
  await rounds(1)
  drain()
  await injection({ reference: 'n2', lateMs: 5000, copies: 2 })
  await pay('n2')
  merchant.pass(4999)
  await rounds(2)
  assert.deepEqual(drain(), [])
  merchant.pass(1)
  await rounds(3)
  assert.deepEqual(
    drain().map(({ kind }) => kind),
    ['received', 'received'],
  )

  await injection({ reference: 'n3', kind: 'pending', hold: true })
  await merchant.begin('n3')
  await rounds(2)
  assert.deepEqual(drain(), [])
  await pay('n3')
  await rounds(2)
  assert.deepEqual(
    drain().map(({ kind }) => kind),
    ['received', 'pending'],
  )

  await injection({ reference: 'n4', never: true })
  await merchant.begin('n4')
  merchant.pass(100_000)
  await rounds(2)
  assert.deepEqual(drain(), [])
  const [silent] = [...merchant.gateway.ledger.book.notices.values()].filter(
    ({ event }) => event.reference === 'n4',
  )
  await merchant.control(`/notices/${silent?.id}/send`, {})
  await rounds(1)
  assert.deepEqual(
    drain().map(({ reference }) => reference),
    ['n4'],
  )
})

test('forged ones come once, before the true one', async () => {
  const { amount } = merchant.order('any')
  const forged: Record<string, (notice: Received) => boolean> = {
    wrongKey: notice => !isGenuine(notice),
    alteredBody: notice => !isGenuine(notice) && JSON.parse(notice.body).amount === amount + 1,
    staleTime: isGenuine,
    otherMerchant: notice => isGenuine(notice) && JSON.parse(notice.body).merchantId !== 'bawaba',
    otherAmount: notice => isGenuine(notice) && JSON.parse(notice.body).amount === amount - 1,
    otherCurrency: notice => isGenuine(notice) && JSON.parse(notice.body).currency === 'USD',
  }
  for (const [forgery, isForged] of Object.entries(forged)) {
    const reference = `forged-${forgery}`
    await injection({ reference, forgery })
    await merchant.begin(reference)
    await rounds(2)
    const [first, second, ...more] = merchant.received.splice(0)
    assert.ok(first && second && more.length === 0, forgery)
    assert.ok(isForged(first), forgery)
    assert.ok(
      isGenuine(second) &&
        JSON.parse(second.body).eventId ===
          merchant.gateway.ledger.book.payments.get(reference)?.events[0]?.eventId,
    )
    if (forgery === 'staleTime')
      assert.equal(
        Number(second.headers['sandbox-timestamp']) - Number(first.headers['sandbox-timestamp']),
        600,
      )
  }
})

test('what was acknowledged is there after a kill; a commit cut short is not, whole or in part', async () => {
  merchant.answers.push('nothing')
  await merchant.begin('killed')
  await rounds(1)
  const before = merchant.gateway.ledger.book
  const journal = join(folder, 'journal.jsonl')
  const acknowledged = readFileSync(journal).length
  await pay('killed')
  // The disk took a part of the last line, in the middle of a letter.
  truncateSync(journal, acknowledged + 151)
  merchant = startMerchant(folder)
  assert.deepEqual(merchant.kinds('killed'), ['pending'])
  const { book } = merchant.gateway.ledger
  assert.deepEqual([...book.notices.keys()], [...before.notices.keys()].slice(0, book.notices.size))
  // It goes on where it stood, and what is written now can be read.
  await pay('killed')
  appendFileSync(journal, '[{"record":"event"')
  merchant = startMerchant(folder)
  assert.deepEqual(merchant.kinds('killed'), ['pending', 'received'])
  merchant.pass(600_000)
  await rounds(1)
  assert.deepEqual(
    drain().map(({ kind }) => kind),
    ['pending', 'received'],
  )
})
