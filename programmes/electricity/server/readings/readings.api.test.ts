// Readings over the whole portal, judged by the company's books: what is filed arrives there once, whatever fails meanwhile.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../../simulator/accounts.ts'
import { type Electricity, openElectricity } from '../test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

const service = 'METER_READING'
type Next = {
  previous: { value: number }
  usual: number
  window: { isOpen: boolean; from: string }
  submitted?: { value: number }
}
const nextOf = async (who: Person, index: number): Promise<Next> =>
  (await who.send(`GET meters/${accountAt(index).meterNumber}/reading`)).body
const send = (who: Person, index: number, reading: unknown) =>
  who.file({ meter: accountAt(index).meterNumber, reading }, { service })
const keyOf = async (sending: Promise<unknown>): Promise<string | undefined> =>
  (await refusal(sending, 'VALIDATION_FAILED')).error.details?.[0]?.key
const booked = (index: number) =>
  electricity.utility
    .entries()
    .filter(entry => entry.record === 'reading' && entry.meterNumber === accountAt(index).meterNumber)

test('a reading goes out to the company, once, and its meter shows it', async () => {
  const who = await electricity.portal.citizen()
  await electricity.register(who, 0)
  const { previous, usual } = await nextOf(who, 0)
  const value = previous.value + usual
  const filed = await send(who, 0, String(value))
  assert.equal(filed.status, 'SENDING')
  assert.equal(await electricity.sendOut(), 1)
  assert.equal((await who.read(filed)).status, 'ACCEPTED')
  assert.equal(booked(0).length, 1)
  const [meter] = (await who.send('GET meters')).body
  assert.deepEqual(meter.reading, { value, on: '2026-11-20' })
  assert.equal(await keyOf(send(who, 0, value + 1)), 'alreadyRead')
})

test('lower, equal, absurd, of another’s meter, in Persian digits', async () => {
  const { portal } = electricity
  const [who, other] = [await portal.citizen(), await portal.citizen()]
  await electricity.register(who, 1)
  const { previous, usual } = await nextOf(who, 1)
  assert.equal(await keyOf(send(who, 1, previous.value)), 'notGreater')
  assert.equal(await keyOf(send(who, 1, previous.value - 5)), 'notGreater')
  assert.equal(await keyOf(send(who, 1, '9'.repeat(9))), 'readingDigits')
  assert.equal(await keyOf(send(other, 1, previous.value + 1)), 'notYours')
  const high = previous.value + usual * 5
  assert.equal(await keyOf(send(who, 1, high)), 'unusual')
  const persian = String(high).replace(/\d/g, digit => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
  const filed = await send(who, 1, { value: persian, isSure: true, previous: 1 })
  const { data } = await who.read(filed)
  assert.deepEqual(data.reading, { value: high, isSure: true, previous: previous.value, on: '2026-11-01' })
  assert.equal(await electricity.sendOut(), 1)
})

test('outside its days no reading is taken, and the day they begin is told', async () => {
  const who = await electricity.portal.citizen()
  await electricity.register(who, 9)
  const { window, previous } = await nextOf(who, 9)
  assert.deepEqual(window, { from: '2026-11-27', to: '2026-11-28', isOpen: false })
  const error = await refusal(send(who, 9, previous.value + 5), 'VALIDATION_FAILED')
  assert.match(error.error.details?.[0]?.message?.en ?? '', /27 November 2026/)
})

test('the company down, answering nonsense, late or after it has done the work: it arrives exactly once', async () => {
  const who = await electricity.portal.citizen()
  await electricity.register(who, 2)
  const { previous } = await nextOf(who, 2)
  const filed = await send(who, 2, previous.value + 40)
  const { utility } = electricity
  for (const failure of [
    { fault: 'down' },
    { fault: 'nonsense' },
    { fault: 'break', after: true },
    { fault: 'nonsense', after: true },
  ] as const) {
    utility.inject({ ...failure, times: 1 })
    assert.equal(await electricity.sendOut(), 0, JSON.stringify(failure))
    assert.equal((await who.read(filed)).status, 'SENDING')
  }
  assert.equal(booked(2).length, 1, 'the third try did the work, and nobody heard of it')
  assert.equal(await electricity.sendOut(), 1)
  assert.equal((await who.read(filed)).status, 'ACCEPTED')
  assert.equal(booked(2).length, 1)
  assert.equal(await electricity.sendOut(), 0)
})

test('what the company refuses ends refused, and the reason is in the history and the message', async () => {
  const { portal } = electricity
  const who = await portal.citizen()
  await electricity.register(who, 3)
  const { previous } = await nextOf(who, 3)
  const filed = await send(who, 3, previous.value + 40)
  // Somebody who reads the meter at the door was first.
  const other = await portal.citizen()
  await electricity.register(other, 3)
  const before = await send(other, 3, previous.value + 50)
  const [mine] = await electricity.waiting()
  assert.ok(mine)
  assert.equal(await electricity.sendOut(), 2)
  const [first, second] = [await who.read(filed), await other.read(before)]
  assert.deepEqual([first.status, second.status], ['ACCEPTED', 'REFUSED'])
  const whole = await other.read(before, ['history'])
  const line = whole.history?.find(({ to }: { to?: string }) => to === 'REFUSED')
  assert.match(line?.reason?.ar ?? '', /هذا الشهر/)
  const [message] = await portal.messagesTo(`+2${other.username}`)
  assert.match(message?.text ?? '', /has a reading of this meter this month/)
})

test('the same reading sent twice by one key is one request; two at one moment are one', async () => {
  const who = await electricity.portal.citizen()
  await electricity.register(who, 4)
  const { previous } = await nextOf(who, 4)
  const reading = previous.value + 12
  const data = { meter: accountAt(4).meterNumber, reading }
  const [first, again] = [
    await who.file(data, { service, key: 'same-reading-0001' }),
    await who.file(data, { service, key: 'same-reading-0001' }),
  ]
  assert.equal(first.ID, again.ID)
  const more = await Promise.allSettled([1, 2, 3].map(() => send(who, 4, reading + 1)))
  assert.equal(more.filter(({ status }) => status === 'fulfilled').length, 0)
  await electricity.sendOut()
  assert.equal(booked(4).length, 1)
})
