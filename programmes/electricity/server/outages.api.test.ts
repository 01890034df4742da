// The company down at each step, late after the person has gone, or done and not answered: nothing is lost, and nothing is done
// twice.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import { totalOf } from '../fields/bills/bills.ts'
import { accountAt } from '../simulator/accounts.ts'
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

const digitsIn = (digits: string, number: string): string =>
  number.replace(/\d/g, digit => digits[Number(digit)] ?? '')
const failures = ['down', 'nonsense', 'break'] as const
const arabic = '٠١٢٣٤٥٦٧٨٩'
const persian = '۰۱۲۳۴۵۶۷۸۹'

/** A citizen with an approved meter that owes bills, and what they would file. */
const customer = async (index: number) => {
  const who = await electricity.portal.citizen()
  await electricity.register(who, index)
  const { meterNumber, paymentNumber } = accountAt(index)
  const { previous } = (await who.send(`GET meters/${meterNumber}/reading`)).body
  const { bills } = (await who.send(`GET bills?paymentNumber=${paymentNumber}`)).body
  return {
    who,
    meterNumber,
    paymentNumber,
    reading: { meter: meterNumber, reading: previous.value + 20 },
    bills: { bills: { paymentNumber, bills: [bills[0].billId], total: totalOf([bills[0]]) } },
  }
}

test('down while a page or a question looks something up: each says so in its own way, and nothing else fails', async () => {
  const { who, meterNumber, paymentNumber } = await customer(14)
  for (const [path, code] of [
    [`meters/${meterNumber}/preview`, 'ECONNABORTED'],
    [`meters/${meterNumber}/reading`, 'ECONNABORTED'],
    [`meters/${meterNumber}/details`, 'INTEGRATION_ERROR'],
    [`meters/${meterNumber}/consumption`, 'INTEGRATION_ERROR'],
    [`bills?paymentNumber=${paymentNumber}`, 'ECONNABORTED'],
    [`bills?meterNumber=${meterNumber}`, 'ECONNABORTED'],
  ] as const)
    for (const failure of failures) {
      electricity.utility.inject({ fault: failure, times: 1 })
      assert.equal((await who.send(`GET ${path}`)).body.error.code, code, `${failure}: ${path}`)
      assert.equal((await who.send(`GET ${path}`)).status, 200, path)
    }
  electricity.utility.inject({ fault: 'down', times: 1 })
  assert.equal((await who.send('GET meters')).body.length, 1, 'the list is the portal’s own')
  // Nobody had to be asked for it.
  assert.equal((await who.send(`GET meters/${meterNumber}/preview`)).status, 503)
})

test('down while a reading or bills are sent: nothing is filed, and the same is filed once it is up', async () => {
  const { who, reading, bills } = await customer(18)
  for (const [service, data, path] of [
    ['METER_READING', reading, '/reading'],
    ['PAY_BILLS', bills, '/bills'],
  ] as const) {
    for (const failure of failures) {
      electricity.utility.inject({ fault: failure, times: 1, path })
      await refusal(who.file(data, { service, key: `down-${service}` }), 'ECONNABORTED')
    }
    assert.equal((await who.send(`GET ${service}`)).body.length, 0)
    await who.file(data, { service, key: `down-${service}` })
    assert.equal((await who.send(`GET ${service}`)).body.length, 1)
  }
})

/** Files over HTTP, as a browser that may be closed meanwhile. */
const post = (
  who: Person,
  origin: string,
  service: string,
  data: object,
  key: string,
  signal?: AbortSignal,
) =>
  fetch(`${origin}/api/${service}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...who.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-app-mode': 'CITIZEN',
      'x-csrf-token': who.held.token,
      'idempotency-key': key,
    },
    body: JSON.stringify({ data }),
    ...(signal ? { signal } : {}),
  })

test('answering after the person has gone: whoever sends again has filed once, and it arrives once', async () => {
  const { who, meterNumber, reading } = await customer(19 + 5)
  const { portal, utility } = electricity
  // What earlier tests left goes out first.
  await electricity.sendOut()
  const origin = await portal.portal.app.listen({ port: 0, host: '127.0.0.1' })
  utility.inject({ fault: 'slow', times: 1, slowMs: 800 })
  const left = post(who, origin, 'METER_READING', reading, 'gone-reading-1', AbortSignal.timeout(200))
  await assert.rejects(left, { name: 'TimeoutError' })
  // They come back while the company still thinks about the first.
  const again = await post(who, origin, 'METER_READING', reading, 'gone-reading-1')
  assert.ok([200, 201, 409].includes(again.status), String(again.status))
  const settled = async (): Promise<Response> => {
    const answer = await post(who, origin, 'METER_READING', reading, 'gone-reading-1')
    return answer.status === 409 ? settled() : answer
  }
  const filed = (await (await settled()).json()) as { ID: string }
  const listed = (await who.send('GET METER_READING')).body as { ID: string }[]
  assert.deepEqual(
    listed.map(({ ID }) => ID),
    [filed.ID],
  )
  utility.inject({ fault: 'nonsense', times: 1, after: true, path: '/readings' })
  assert.equal(await electricity.sendOut(), 0, 'it did the work, and answered rubbish')
  assert.equal(await electricity.sendOut(), 1)
  const records = utility
    .entries()
    .filter(entry => entry.record === 'reading' && entry.meterNumber === meterNumber)
  assert.equal(records.length, 1)
})

test('slower than anybody waits: the form answers in time, keeps what was typed out of no request, and goes on later', async () => {
  const { who, reading } = await customer(28)
  electricity.utility.inject({ fault: 'slow', times: 1, slowMs: 5_600 })
  const before = Date.now()
  await refusal(who.file(reading, { service: 'METER_READING' }), 'ECONNABORTED')
  assert.ok(Date.now() - before < 5_500)
  await who.file(reading, { service: 'METER_READING' })
})

test('numbers as people type them, in what is filed: spaces, dashes, Arabic and Persian digits', async () => {
  const { who, meterNumber, paymentNumber, reading, bills } = await customer(33)
  const spaced = `${paymentNumber.slice(0, 4)} ${paymentNumber.slice(4, 8)}-${paymentNumber.slice(8)}`
  for (const [index, typed] of [spaced, digitsIn(arabic, spaced), digitsIn(persian, spaced)].entries()) {
    const data = { bills: { ...bills.bills, paymentNumber: typed } }
    const filed = await who.file(data, { service: 'PAY_BILLS', key: `typed-bills-${index}` })
    const { data: stored } = await who.read(filed)
    assert.equal((stored.bills as { paymentNumber: string }).paymentNumber, paymentNumber)
    await who.act(await who.read(filed), 'CANCEL')
  }
  const typedMeter = digitsIn(arabic, meterNumber)
    .replace(/(.{4})/g, '$1-')
    .replace(/-$/, '')
  const filed = await who.file(
    { meter: ` ${typedMeter} `, reading: digitsIn(arabic, String(reading.reading)) },
    { service: 'METER_READING' },
  )
  const { data } = await who.read(filed)
  assert.deepEqual(
    [(data.meter as { number: string }).number, (data.reading as { value: number }).value],
    [meterNumber, reading.reading],
  )
})

test('a meter of somebody else is no answer to any question for one’s own, and says nothing of it', async () => {
  const owner = await customer(35 + 4)
  const other = await electricity.portal.citizen()
  const error = await refusal(other.file(owner.reading, { service: 'METER_READING' }), 'VALIDATION_FAILED')
  assert.deepEqual(
    error.error.details?.map(({ path, key }) => [path, key]),
    [['data.meter', 'notYours']],
  )
  assert.ok(!JSON.stringify(error).includes(accountAt(39).address.en))
  const same = await refusal(
    other.file({ ...owner.reading, meter: accountAt(41).meterNumber }, { service: 'METER_READING' }),
    'VALIDATION_FAILED',
  )
  const keys = (problem: typeof error) => problem.error.details?.map(({ path, key }) => [path, key])
  assert.deepEqual(keys(same), keys(error), 'whether somebody has it is not told')
  assert.equal((await other.send(`GET bills?meterNumber=${owner.meterNumber}`)).status, 404)
})
