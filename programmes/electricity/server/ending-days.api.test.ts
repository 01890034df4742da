// The day on which a contract ends: neither years ahead nor, where the decision took longer, a day that is over.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../simulator/accounts.ts'
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

const today = () => cairoDate(electricity.portal.now())
const end = async (who: Person, index: number, day: string) => {
  const { body } = await who.send(`GET meters/${accountAt(index).meterNumber}/reading`)
  const answers = {
    meter: accountAt(index).meterNumber,
    day,
    why: 'SOLD',
    lastReading: body.previous.value + 1,
    bankName: 'البنك الأهلي',
    account: '0012345678',
    agree: true,
  }
  return who.file(answers, { service: 'DISCONNECTION' })
}

test('a contract is ended at most three months ahead', async () => {
  const owner = await electricity.portal.citizen()
  await electricity.register(owner, 0)
  await refusal(end(owner, 0, addDays(today(), 91)), 'VALIDATION_FAILED', 'data.day')
  assert.ok((await end(owner, 0, addDays(today(), 90))).ID)
})

test('a contract whose day passed before the decision ends on the day on which the company ends it, and the owner reads which', async () => {
  const { portal, officer, utility } = electricity
  const owner = await portal.citizen()
  await electricity.register(owner, 5)
  const filed = await end(owner, 5, addDays(today(), 1))
  await portal.passWith(3 * 86_400_000, owner, officer)
  await officer.act(await officer.read(filed), 'APPROVE')
  utility.inject({ fault: 'break', times: 1, after: true })
  await electricity.sendOut()
  const done = today()
  await portal.passWith(86_400_000, owner, officer)
  await electricity.sendOut()
  const [ending, ...more] = utility.entries().filter(({ record }) => record === 'ending')
  assert.deepEqual([ending && 'day' in ending && ending.day, more], [done, []])
  const { status, outside } = await owner.read(filed)
  assert.equal(status, 'APPROVED')
  assert.match(outside?.[0]?.reason?.en ?? '', /ends on 23 November 2026/)
})
