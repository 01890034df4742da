// What the services promise in days, hours and numbers, held by what happens: a code meter within 7 working days of its fees, a
// first connection within 16 in all, estimates and warnings for three months, centers from 9 to 5 except on Fridays.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import { calendars } from '../calendars.ts'
import { companies } from '../companies.ts'
import examples from '../services/CODE_METER/examples.json' with { type: 'json' }
import warnings from '../services/WARNING_FOLLOW_UP/examples.json' with { type: 'json' }
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

/** Answers of an example with papers that this person has uploaded. */
const withPapers = async (who: Person, data: Record<string, unknown>, ...papers: string[]) => ({
  ...data,
  ...Object.fromEntries(await Promise.all(papers.map(async name => [name, [await electricity.upload(who)]]))),
})
const validOf = ({ valid }: { valid: { data: Record<string, unknown> }[] }) => valid[0]?.data ?? {}

test('a code meter: accepted, paid, and due seven working days after the payment', async () => {
  const { portal, officer } = electricity
  const who = await portal.citizen()
  const service = 'CODE_METER'
  const data = await withPapers(who, validOf(examples), 'identity', 'residence', 'receipt')
  const filed = await who.file(data, { service })
  const accepted = await officer.act(await officer.read(filed), 'APPROVE')
  assert.equal(accepted.status, 'FEES_DUE')
  await electricity.pay(who, service, filed.ID)
  const paid = await who.read(filed)
  assert.equal(paid.status, 'INSTALLATION')
  // Paid on Friday 20 November: from Sunday 22 to the end of Monday 30.
  assert.equal(paid.dueAt?.slice(0, 10), '2026-11-30')
  const done = await officer.act(await officer.read(filed), 'INSTALL', {
    data: { installedMeter: '100000241248' },
  })
  assert.equal(done.status, 'APPROVED')
})

test('a warning is followed up for three months from its day, and not a day longer', async () => {
  const { portal } = electricity
  const who = await portal.citizen()
  const service = 'WARNING_FOLLOW_UP'
  const data = await withPapers(who, validOf(warnings), 'warning')
  const error = await refusal(who.file({ ...data, warnedOn: '2026-08-19' }, { service }), 'VALIDATION_FAILED')
  assert.deepEqual(
    error.error.details?.map(({ path }) => path),
    ['data.warnedOn'],
  )
  await who.file({ ...data, warnedOn: '2026-08-20' }, { service })
})

test('every center receives people from nine to five on every day but Friday', () => {
  const centers = companies.flatMap(({ sectors }) => sectors.flatMap(({ centers }) => centers))
  assert.equal(calendars.length, centers.length)
  for (const { code, hours } of calendars)
    assert.deepEqual(hours, [{ days: [0, 1, 2, 3, 4, 6], from: '09:00', to: '17:00' }], code)
})

test('hotlines say when they answer', async () => {
  const who = await electricity.portal.browser()
  const { hotlines } = (await who.call('GET misc/appData')).body.config
  const line = hotlines.find(({ number }) => number === '121')
  assert.match(line?.hours.en ?? '', /8:00 to 24:00/)
  assert.match(line?.hours.ar ?? '', /٨ صباحًا إلى ١٢ منتصف الليل/)
})
