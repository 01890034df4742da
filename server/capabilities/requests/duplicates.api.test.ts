// The same filing sent through two servers that share a database: one request, whoever answers.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { raw } from '../../platform/database/index.ts'
import { eventually } from '../../platform/test-patience.ts'
import { cardAnswers, openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { personActions } from '../../test-requests.ts'

let portals: [TestPortal, TestPortal]
before(async () => {
  const one = await openTestPortal()
  portals = [one, await openTestPortal({}, one)]
})
after(async () => {
  await portals[1].close()
  await portals[0].close()
})

const params = { service: 'LIBRARY_CARD' }
/** Files through either server. */
const file = (turn: number, who: Person, key: string, fullName = cardAnswers.fullName) => {
  const through = personActions((address, { headers, ...options } = {}) =>
    (portals[turn % 2] as TestPortal).send(
      address,
      {
        ...options,
        headers: {
          'x-app-mode': 'CITIZEN',
          'accept-language': 'en',
          'x-csrf-token': who.held.token,
          ...headers,
        },
      },
      who.jar,
    ),
  )
  const body = { data: { ...cardAnswers, fullName } }
  return through.call('POST :service', { params, body, headers: { 'idempotency-key': key } })
}
const filed = async (who: Person): Promise<number> =>
  (await who.call('GET :service/count', { params })).body.count
const many = Array.from({ length: 40 }, (_, turn) => turn)

test('the same answers in another order are the same sending, of a former version too', async () => {
  const who = await portals[0].citizen()
  const key = randomUUID()
  const send = (data: Record<string, unknown>) =>
    who.call('POST :service', { params, body: { data }, headers: { 'idempotency-key': key } })
  const { ID } = (await send(cardAnswers)).body
  const reversed = Object.fromEntries(Object.entries(cardAnswers).reverse())
  assert.notEqual(JSON.stringify(reversed), JSON.stringify(cardAnswers))
  assert.equal((await send(reversed)).body.ID, ID)
  assert.equal((await send({ ...reversed, fullName: 'Other Name' })).code, 'IDEMPOTENCY_KEY_REUSED')
  // A former version knew a sending by its text as it was written.
  await portals[0].database.query(
    raw(
      `update idempotency_keys set body_sha256 = encode(sha256('${JSON.stringify({ data: cardAnswers })}'), 'hex') where key = '${key}'`,
    ),
  )
  assert.equal((await send(cardAnswers)).body.ID, ID)
  assert.equal((await send(reversed)).code, 'IDEMPOTENCY_KEY_REUSED')
})

test('one key sent forty times at once through two servers files one request, and all hear of that one', async () => {
  const who = await portals[0].citizen()
  const key = randomUUID()
  const answers = await Promise.all(many.map(turn => file(turn, who, key)))
  for (const answer of answers) assert.ok(answer.status === 201 || answer.code === 'DUPLICATE_REQUEST')
  const numbers = answers.flatMap(answer => (answer.status === 201 ? [answer.body.ID] : []))
  assert.equal(new Set(numbers).size, 1)
  assert.equal(await filed(who), 1)
  // Later, through either, with the same words; with others it is refused.
  assert.deepEqual(
    [(await file(0, who, key)).body.ID, (await file(1, who, key)).body.ID],
    [numbers[0], numbers[0]],
  )
  assert.equal((await file(1, who, key, 'Other Name')).code, 'IDEMPOTENCY_KEY_REUSED')
})

test('while one server files, the other refuses a second one of the same person, with any key', async () => {
  const who = await portals[0].citizen()
  const { database } = portals[0]
  let first: ReturnType<typeof file> | undefined
  // The row of its owner is held, so that the first filing is under way for as long as is wished.
  await database.transaction(
    async queries => {
      await queries.query(raw(`select id from accounts where id = '${who.id}' for update`))
      first = file(0, who, randomUUID())
      await eventually(
        () =>
          queries.query<{ n: number }>(
            raw(`select count(*)::int as n from pg_locks where locktype = 'advisory' and granted
              and database = (select oid from pg_database where datname = current_database())`),
          ),
        ([row]) => (row?.n ?? 0) > 0,
      )
      await refusal(file(1, who, randomUUID()), 'DUPLICATE_REQUEST')
    },
    { lockTimeout: 0, statementTimeout: 0 },
  )
  assert.equal((await first)?.status, 201)
  assert.equal(await filed(who), 1)
})
