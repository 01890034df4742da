// A deed and its row in the audit are both there, or neither is, whichever statement of the call fails.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ownerHeader } from '@bawaba/contract/entities/acting.ts'
import { type Sql, sql } from '../../platform/database/index.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import type { Answer } from '../../test-refused.ts'
import { createAudit } from './audit.ts'

let portal: TestPortal
let admin: Person
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
})
after(() => portal?.close())

type Deed = {
  act: () => Promise<Answer>
  /** Selects a row where the deed is done. */
  done: Sql
  kind: string
  /** What the row of the audit names: its subject, or a part of its detail. */
  named: string
}
const countOf = async (rows: Sql): Promise<number> =>
  (await portal.database.one<{ count: number }>(sql`select count(*)::int as count from (${rows}) rows`)).count

/** Fails each statement of a call in turn, until there are no more. Answers how often the deed was undone, and done. */
const failEach = async (arrange: (turn: number) => Promise<Deed>) => {
  const seen = { undone: 0, done: 0 }
  for (let turn = 1; ; turn++) {
    const { act, done, kind, named } = await arrange(turn)
    const recorded = sql`select from audit_entries
      where kind = ${kind} and (subject_id::text = ${named} or strpos(detail::text, ${named}) > 0)`
    const before = await countOf(recorded)
    const { result, failed } = await portal.failAt(turn, act)
    const isDone = (await countOf(done)) === 1
    const rows = (await countOf(recorded)) - before
    assert.equal(rows, isDone ? 1 : 0, `${kind}, turn ${turn}, without: ${failed}`)
    seen[isDone ? 'done' : 'undone'] += 1
    if (failed !== undefined) continue
    assert.ok(result.status < 300 && isDone, JSON.stringify(result.body))
    assert.ok(seen.undone > 3, `${kind} was undone ${seen.undone} times`)
    return
  }
}

test('an account is disabled', () =>
  failEach(async () => {
    const { id } = await portal.employee(['CASE_OFFICER'])
    return {
      act: () => admin.send(`POST users/${id}/disable`, { body: {} }),
      done: sql`select from accounts where id = ${id} and status = 'disabled'`,
      kind: 'person.disabled',
      named: id,
    }
  }))

test('a holiday is added', () =>
  failEach(async turn => {
    const date = `2027-08-${String(turn).padStart(2, '0')}`
    const body = { date, name: { ar: 'إجازة', en: 'Holiday' }, isExpected: false }
    return {
      act: () => admin.send('POST holidays', { body }),
      done: sql`select from holidays where date = ${date}`,
      kind: 'holiday.added',
      named: date,
    }
  }))

test('a session begins', () =>
  failEach(async () => {
    const { id, username } = await portal.citizen()
    await portal.database.query(sql`update sessions set ended_at = now() where account_id = ${id}`)
    await portal.database.query(sql`delete from budgets where strpos(subject, ${username}) > 0`)
    const visitor = await portal.browser()
    return {
      act: () => visitor.send('POST citizen/login', { body: { username, password: portal.password } }),
      done: sql`select from sessions where account_id = ${id} and ended_at is null`,
      kind: 'session.begun',
      named: id,
    }
  }))

test('a payment is recorded at the office', async () => {
  const finance = await portal.employee(['FINANCIAL_MANAGER'])
  await failEach(async () => {
    const citizen = await portal.citizen()
    const { ID } = await citizen.file(roomAnswers() as never, { service: 'ROOM_BOOKING' })
    const { id } = await portal.database.one<{ id: string }>(
      sql`select p.id from payments p join requests r on r.id = p.request_id where r.number = ${ID}`,
    )
    const receiptNumber = `R-${ID}`
    return {
      act: () => finance.send(`POST payments/${id}/office`, { body: { amount: '90.00', receiptNumber } }),
      done: sql`select from payment_events where transaction_id = ${receiptNumber}`,
      kind: 'payment.officeRecorded',
      named: receiptNumber,
    }
  })
})

test('a request is filed in the name of a person', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  await failEach(async turn => {
    portal.pass(60_000)
    const owner = await portal.citizen()
    const mobile = `+2${owner.username}`
    assert.equal((await officer.send('POST owners/sendCode', { body: { mobile } })).status, 200)
    const code = await portal.codeTo(mobile)
    const { body } = await officer.send('POST owners/verify', { body: { mobile, code } })
    const headers = {
      [ownerHeader]: body.requestOwnerToken,
      'idempotency-key': `in-name-${turn}-${owner.id}`,
    }
    return {
      act: () =>
        officer.send('POST LIBRARY_QUESTION', {
          headers,
          body: { data: { question: 'متى تفتح المكتبة يوم الجمعة؟' } },
        }),
      done: sql`select from requests where owner_id = ${owner.id}`,
      kind: 'request.filed',
      named: owner.id,
    }
  })
})

test('a part of a deed that fails and is caught leaves the rest, and its row, as they are', async () => {
  const audit = createAudit({ database: portal.database, clock: portal.now })
  const day = (date: string) =>
    sql`insert into holidays (date, name_ar, name_en, is_expected) values (${date}::date, 'ا', 'a', false)`
  const outcome = await audit.deed(async (queries, record) => {
    await queries.query(day('2027-10-01'))
    const part = await queries
      .transaction(async within => {
        await within.query(day('2027-10-02'))
        await within.query(day('2027-10-01'))
        return 'added'
      })
      .catch(() => 'taken')
    await record({ kind: 'holiday.added', subjectId: admin.id, detail: { date: '2027-10-01' } })
    return part
  })
  assert.equal(outcome, 'taken')
  const days = await portal.database.query<{ date: string }>(
    sql`select date::text as date from holidays where date between '2027-10-01' and '2027-10-02'`,
  )
  assert.deepEqual(days, [{ date: '2027-10-01' }])
  assert.equal(
    await countOf(sql`select from audit_entries where kind = 'holiday.added' and subject_id = ${admin.id}`),
    1,
  )
})
