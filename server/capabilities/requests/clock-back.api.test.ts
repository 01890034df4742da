// A server whose clock is put back by two hours: histories, lists and their pages keep the order in which things happened.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let officer: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  officer = await portal.employee(['CASE_OFFICER'])
})
after(() => portal?.close())

const hour = 3_600_000

test('the history of a request keeps its order over a clock that was put back', async () => {
  const filed = await citizen.file()
  portal.pass(-2 * hour)
  await officer.act(filed, 'ASK_INFORMATION', { data: { informationAsked: 'Which branch?' } })
  const { history } = await citizen.read(filed)
  assert.deepEqual(
    history.map(({ kind }) => kind),
    ['status', 'created'],
  )
})

test('pages of a list hold every request once while the clock is put back between them', async () => {
  const own = await portal.citizen()
  const numbers: string[] = []
  for (let count = 0; count < 4; count += 1) {
    numbers.push((await own.file()).ID)
    portal.pass(count === 1 ? -2 * hour : 60_000)
  }
  const found: string[] = []
  let after: string | null = null
  for (let page = 0; page < 6; page += 1) {
    const where = encodeURIComponent(JSON.stringify({ limit: 1, order: 'createdAt DESC' }))
    const { body, headers, status } = await own.send(
      `GET LIBRARY_CARD?filter=${where}${after ? `&after=${encodeURIComponent(after)}` : ''}`,
    )
    assert.equal(status, 200, JSON.stringify(body))
    found.push(...body.map(({ ID }: { ID: string }) => ID))
    after = headers['x-next-cursor'] as string | null
    if (!after) break
  }
  assert.deepEqual([...found].sort(), [...numbers].sort())
})
