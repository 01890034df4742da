// A portal with the electricity programme, its company's books in the same process, and a payment gateway: for tests that
// judge the portal by what the company was sent.

import assert from 'node:assert/strict'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { installed } from '@bawaba/server/programmes.ts'
import { outsideServicesText } from '@bawaba/server/simulators.ts'
import { multipart, pdf } from '@bawaba/server/test-files.ts'
import { openWorld } from '@bawaba/server/test-payment-world.ts'
import type { Person } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../simulator/accounts.ts'
import { startUtility } from './provider/test-utility.ts'

const deliverJob = 'requests.deliver'

const upload = async (who: Person): Promise<string> =>
  (await who.send('POST files', multipart(pdf()))).body.id as string

export const openElectricity = async () => {
  let now = () => new Date('2026-11-20T10:00:00Z')
  const utility = await startUtility(() => now())
  const world = await openWorld(
    { OUTSIDE_SERVICES: outsideServicesText([utility.service]) },
    installed.filter(({ slug }) => slug === 'electricity'),
  )
  const { portal } = world
  now = portal.now
  const officer = await portal.employee(['CASE_OFFICER'])

  /** What still waits to be sent outside, the oldest first. */
  const waiting = () =>
    portal.database.query<{ requestId: string }>(
      sql`select request_id as "requestId" from owed_work where what = ${deliverJob} order by since, request_id`,
    )
  /** A delivery is due now, and no other. */
  const setDue = (requestId: string) =>
    portal.database.query(
      sql`update owed_work set next_at = case when request_id = ${requestId} then ${portal.now()}::timestamptz else 'infinity' end
        where what = ${deliverJob}`,
    )
  return {
    world,
    portal,
    utility,
    officer,
    waiting,
    /** Sends what waits, one after the other: what fails waits on. Answers how many went out. */
    sendOut: async (): Promise<number> => {
      const before = await waiting()
      for (const { requestId } of before) {
        await setDue(requestId)
        await portal.portal.run(deliverJob)
      }
      const after = await waiting()
      return before.filter(({ requestId }) => after.every(other => other.requestId !== requestId)).length
    },
    upload,
    /** A transfer of the contract of a meter to somebody who inherits it. */
    transferAnswers: async (who: Person, index: number) => ({
      fullName: 'هالة محمود السيد',
      nationalId: '29104120103458',
      mobile: '01012345678',
      meter: accountAt(index).meterNumber,
      why: 'INHERITED',
      formerName: 'محمود السيد',
      deed: [await upload(who)],
      clearance: [await upload(who)],
    }),
    registration: async (who: Person, meter: unknown) => ({
      meter,
      name: 'بيت الأسرة',
      standing: 'OWNER',
      billPicture: [await upload(who)],
    }),
    /** Begins to pay and pays, at the gateway. */
    async pay(
      who: Person,
      service: string,
      ID: string,
      { activityId = 'APPLY', channel = 'card' as 'card' | 'payment-code' } = {},
    ): Promise<void> {
      const { body } = await who.call('GET :service/:id/activity/:activityId/paymentMeans', {
        params: { service, id: ID, activityId },
        query: { gatewayId: 'sandbox', channel, successURL: '/a', failureURL: '/b' },
      })
      assert.ok(await world.fate(body.attemptId, 'pay'))
      for (const notice of await world.sent()) await world.deliver(notice)
      await world.run('payments.publish')
    },
    /** Registers the meter of an account, and has it approved. */
    async register(who: Person, index: number) {
      const { meterNumber } = accountAt(index)
      const filed = await who.file(await this.registration(who, meterNumber), { service: 'ADD_METER' })
      const approved = await officer.act(await officer.read(filed), 'APPROVE')
      assert.equal(approved.status, 'APPROVED')
      return approved
    },
    close: async () => {
      await world.close()
      await utility.close()
    },
  }
}
export type Electricity = Awaited<ReturnType<typeof openElectricity>>
