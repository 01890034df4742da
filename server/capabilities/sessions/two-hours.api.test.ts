// Two hours of staff at work, accelerated: many windows of several people on two servers at once, clocks of browsers that are
// wrong, sessions that are cached and notified of. Nobody who is active meets a 401; whoever is idle ends on time, alone.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portals: [TestPortal, TestPortal]
let unwatch: (() => Promise<void>)[]
before(async () => {
  const one = await openTestPortal()
  portals = [one, await openTestPortal({}, one)]
  // As running servers do: sessions are cached and changes heard.
  unwatch = [await portals[0].portal.watch(['sessions']), await portals[1].portal.watch(['sessions'])]
})
after(async () => {
  for (const stop of unwatch) await stop()
  await portals[1].close()
  await portals[0].close()
})

const aMinute = 60_000
const minutes = 120
const idleMinutes = 60
/** How wrong the clocks of browsers are: right, an hour behind, seventeen days ahead, at 1970. */
const clocks = [0, -60 * aMinute, 17 * 1440 * aMinute, Number.NEGATIVE_INFINITY]

const pass = (ms: number) => {
  for (const portal of portals) portal.pass(ms)
}
/** The same session by a server: both know it by its cookie. */
const callBy = async (server: TestPortal, who: Person, address: string, body?: object): Promise<number> => {
  const [method, path] = address.split(' ') as [string, string]
  const cookie = [...who.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await server.portal.app.inject({
    method: method as 'GET',
    url: `/api/${path}`,
    headers: {
      cookie,
      'x-app-mode': 'EMPLOYEE',
      'x-csrf-token': who.held.token,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
  return answer.statusCode
}

test('two hours: active staff stay signed in, whatever their clocks say and whoever else comes and goes', async () => {
  const [one, two] = portals
  const active = [
    await one.employee(['CASE_OFFICER']),
    await one.employee(['SUPERVISOR']),
    await one.employee(['CASE_OFFICER', 'SUPERVISOR']),
    await one.employee(['REPORT_MANAGER']),
  ]
  const idle = await one.employee(['CASE_OFFICER'])
  /** Reads, as an open page does, which is no activity. */
  const read = 'GET employee/'
  for (let minute = 1; minute <= minutes; minute += 1) {
    pass(aMinute)
    const now = one.now().getTime()
    const statuses = await Promise.all(
      active.flatMap((who, index) => {
        const reported = new Date(Math.max(0, now + (clocks[index] as number))).toISOString()
        const server = portals[(minute + index) % 2] as TestPortal
        return [
          // A clock that is behind reports nothing new; a right one in another window does, as the first of them.
          callBy(server, who, 'POST authTokens/activityHeartbeat', { lastActive: reported }),
          ...(minute % 30 === 0
            ? [
                callBy(two, who, 'POST authTokens/activityHeartbeat', {
                  lastActive: new Date(now).toISOString(),
                }),
              ]
            : []),
          callBy(one, who, `${read}${who.id}`),
          callBy(two, who, `${read}${who.id}`),
        ]
      }),
    )
    assert.deepEqual([...new Set(statuses)], [200], `minute ${minute}`)
    const left = await Promise.all(portals.map(server => callBy(server, idle, `${read}${idle.id}`)))
    const expected = minute < idleMinutes ? 200 : 401
    assert.deepEqual(left, [expected, expected], `idle, minute ${minute}`)
    // Others sign in and out all the while; one of the same account too.
    if (minute % 20 === 0) {
      const passing = await one.employee(['CASE_OFFICER'])
      assert.equal((await passing.send('POST employee/logout', { body: {} })).status, 200)
      const again = await one.browser('EMPLOYEE')
      await one.signIn(again, 'employee', (active[0] as Person).username)
      assert.equal((await again.send('POST employee/logout', { body: {} })).status, 200)
    }
  }
})
