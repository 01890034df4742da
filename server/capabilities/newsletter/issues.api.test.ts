// Sending an issue: each subscriber gets one letter in their language whoever presses, dies or goes on in between; nobody who
// has unsubscribed gets any, and nobody but administrators sees or sends one.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, outcomeOf, type Person, type TestPortal } from '../../test-portal.ts'
import { createAudit } from '../audit/index.ts'
import { createDelivery } from '../messages/index.ts'
import { createIssues } from './issues.ts'
import { type IssuesStore, issuesStore } from './issues-store.ts'

type Sender = Parameters<typeof createDelivery>[0]['senders'][number]
type Sending = Parameters<Sender['send']>[0]

let portal: TestPortal
let admin: Person
let visitor: Awaited<ReturnType<TestPortal['browser']>>
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
  visitor = await portal.browser()
})
after(() => portal?.close())

const codeOf = (answer: Parameters<typeof outcomeOf>[0]) => {
  const [status, code] = outcomeOf(answer)
  return code ?? status
}
const seen = (revision: number) => ({ 'if-match': `"${revision}"` })
/** Writes an issue; answers its revision. */
const write = async (name: string, revision = 0): Promise<number> => {
  const { status, body } = await admin.send(`PUT content/newsletter/${name}`, {
    body: {
      title: { ar: `عدد ${name}`, en: `Issue ${name}` },
      summary: { ar: 'باختصار', en: 'In short' },
      body: { ar: 'اقرأ [الخدمات](/services)', en: 'Read of [services](/services) **now**' },
      address: '',
      section: '',
      position: 0,
      files: [],
      active: true,
    },
    headers: seen(revision),
  })
  assert.equal(status, 200, JSON.stringify(body))
  return body.revision
}
const order = (name: string, revision: number, at?: string) =>
  admin.send(`PUT newsletterIssues/${name}`, { body: at ? { at } : {}, headers: seen(revision) })
const issueOf = async (name: string) =>
  (await admin.send('GET newsletterIssues')).body.issues.find(
    (issue: { name: string }) => issue.name === name,
  )

/** Adds proved addresses, every third in Arabic, and takes away those of other tests. */
const subscribe = async (count: number, host: string): Promise<void> => {
  await portal.database.query(sql`delete from newsletter_subscriptions`)
  const at = new Date(portal.now().getTime() - 1_000)
  await portal.database.query(
    sql`insert into newsletter_subscriptions (id, email, language, asked_at, subscribed_at)
      select gen_random_uuid(), n || ${`@${host}`}, case n % 3 when 0 then 'ar' else 'en' end, ${at}, ${at}
      from generate_series(1, ${count}::int) n`,
  )
}
const writtenTo = (host: string) =>
  portal.database.query<{ recipient: string; body: string; subject: string; state: string }>(
    sql`select recipient, body, subject, case when sent_at is not null then 'sent' when given_up_at is not null then 'over' else 'waiting' end as state
      from messages where recipient like ${`%@${host}`} order by recipient`,
  )
/** A mail server of the test; `isAway` refuses. */
const mail = () => {
  const arrived: Sending[] = []
  const state = { isAway: false }
  const { run } = createDelivery({
    database: portal.database,
    senders: [
      {
        channel: 'email',
        send: async message => {
          if (state.isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
          arrived.push(message)
        },
      },
    ],
    clock: portal.now,
    report: () => undefined,
  })
  const all = async () => {
    while ((await run()) > 0);
  }
  return { arrived, state, all }
}

test('each subscriber gets one letter in their language, with whole links and two ways to end it; then it is counted', async () => {
  await subscribe(6, 'one.example')
  const revision = await write('first')
  const { body: overview } = await admin.send('GET newsletterIssues')
  assert.deepEqual(overview.subscribers, { ar: 2, en: 4 })
  assert.equal(codeOf(await visitor.send('GET content/newsletter/first')), 'NOT_FOUND')
  assert.equal(codeOf(await order('first', revision + 5)), 'CONFLICT')
  assert.equal(codeOf(await order('nothing', revision)), 'NOT_FOUND')

  // Pressed twice at once, and once more: one of them orders it.
  const answers = await Promise.all([order('first', revision), order('first', revision)])
  assert.deepEqual(answers.map(codeOf).sort(), [200, 'ISSUE_ORDERED'])
  assert.equal(codeOf(await admin.send('DELETE newsletterIssues/first')), 'ISSUE_ORDERED')
  // Two servers at once.
  await Promise.all([portal.portal.run('newsletter.send'), portal.portal.run('newsletter.send')])
  const { arrived, all } = mail()
  await all()
  assert.deepEqual(
    arrived.map(({ recipient }) => recipient).sort(),
    [1, 2, 3, 4, 5, 6].map(number => `${number}@one.example`),
  )
  const [english, arabic] = ['1@one.example', '3@one.example'].map(to =>
    arrived.find(({ recipient }) => recipient === to),
  )
  assert.deepEqual([english?.subject, arabic?.subject], ['Issue first', 'عدد first'])
  assert.match(
    english?.text ?? '',
    /^# Issue first\n\nIn short\n\nRead of \[services\]\(https?:\/\/[^)]+\/services\)/,
  )
  assert.match(
    english?.text ?? '',
    /To unsubscribe, open this link:\n\nhttps?:\/\/\S+\/newsletter\?end=true#\S+$/,
  )
  await portal.portal.run('newsletter.send')
  const { state, sent, failed, waiting } = await issueOf('first')
  assert.deepEqual({ state, sent, failed, waiting }, { state: 'sent', sent: 6, failed: 0, waiting: 0 })

  // One press in a mail program, which comes from elsewhere and sends a form.
  const path = english?.unsubscribe?.replace(/^https?:\/\/[^/]+/, '') ?? ''
  const press = () =>
    portal.portal.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    })
  assert.deepEqual([(await press()).statusCode, (await press()).statusCode], [204, 422])
  assert.equal((await admin.send('GET newsletterIssues')).body.subscribers.en, 3)
  // What was sent stays as it is.
  assert.equal(
    codeOf(await admin.send('DELETE content/newsletter/first', { headers: seen(revision) })),
    'CONFLICT',
  )
})

/** Writes an issue of 450 letters with a server that dies in the second batch; answers the recipients of all letters. */
const killed = async (host: string, spoil = (store: IssuesStore): IssuesStore => store) => {
  await subscribe(450, host)
  const name = host.replace('.example', '')
  assert.equal(codeOf(await order(name, await write(name))), 200)
  const store = spoil(issuesStore(portal.database))
  let batches = 0
  const server = (dies: boolean) =>
    createIssues({
      store: {
        ...store,
        write: async (...args) => {
          const done = await store.write(...args)
          batches += 1
          if (dies && batches === 2) throw new Error('killed')
          return done
        },
      },
      content: { written: () => assert.fail('it was kept as it read') },
      audit: createAudit({ database: portal.database, clock: portal.now }),
      endingToken: id => id,
      clock: portal.now,
      newId: randomUUID,
      linkTo: (_, path) => `https://portal.example${path}`,
    })
  await assert.rejects(server(true).run(), /killed/)
  await Promise.all([server(false).run(), server(false).run()])
  return (await writtenTo(host)).map(({ recipient }) => recipient)
}

test('killed in the middle: whoever goes on writes to everybody else, and to nobody twice', async () => {
  const recipients = await killed('killed.example')
  assert.equal(recipients.length, 450)
  assert.equal(new Set(recipients).size, 450)
})

test('the kill catches a server that notes how far it has come before it writes', async () => {
  const hasty = (store: IssuesStore): IssuesStore => {
    let batches = 0
    return {
      ...store,
      transaction: work => work(portal.database),
      write: async (queries, slug, letters, now) => {
        await queries.query(
          sql`update newsletter_issues set written_to = ${letters.at(-1)?.subscriptionId} where slug = ${slug}`,
        )
        batches += 1
        if (batches === 2) throw new Error('killed')
        return store.write(queries, slug, letters, now)
      },
    }
  }
  assert.equal((await killed('hasty.example', hasty)).length, 250)
})

test('scheduled: not before its time, taken back until then, and for those who had subscribed by then', async () => {
  await subscribe(2, 'later.example')
  const at = (ms: number) => new Date(portal.now().getTime() + ms).toISOString()
  const revision = await write('later')
  assert.equal(codeOf(await order('later', revision, at(-1_000))), 'VALIDATION_FAILED')
  assert.equal(codeOf(await order('later', revision, at(60_000))), 200)
  await portal.portal.run('newsletter.send')
  assert.equal((await issueOf('later')).state, 'scheduled')
  assert.equal(codeOf(await admin.send('DELETE newsletterIssues/later')), 204)
  assert.equal(codeOf(await admin.send('DELETE newsletterIssues/later')), 'NOT_FOUND')
  assert.equal(codeOf(await order('later', revision, at(60_000))), 200)
  portal.pass(61_000)
  await portal.database.query(
    sql`insert into newsletter_subscriptions (id, email, language, asked_at, subscribed_at)
      values (${randomUUID()}, 'late@later.example', 'en', ${portal.now()}, ${portal.now()})`,
  )
  await portal.portal.run('newsletter.send')
  assert.deepEqual(
    (await writtenTo('later.example')).map(({ recipient }) => recipient),
    ['1@later.example', '2@later.example'],
  )
})

test('whoever unsubscribes or is erased before the mail goes out gets none', async () => {
  await subscribe(4, 'gone.example')
  assert.equal(codeOf(await order('gone', await write('gone'))), 200)
  await portal.portal.run('newsletter.send')
  const { arrived, state, all } = mail()
  state.isAway = true
  await all()
  assert.deepEqual((await issueOf('gone')).waiting, 4)
  const [first] = await writtenTo('gone.example')
  const token = /#(\S+)$/.exec(first?.body ?? '')?.[1] ?? ''
  assert.equal(codeOf(await visitor.send('POST newsletter/unsubscribe', { body: { token } })), 204)
  // An erasure takes messages and subscription away.
  await portal.database.query(sql`delete from messages where recipient = '2@gone.example'`)
  await portal.database.query(sql`delete from newsletter_subscriptions where email = '2@gone.example'`)
  portal.pass(2 * 60_000)
  state.isAway = false
  await all()
  assert.deepEqual(arrived.map(({ recipient }) => recipient).sort(), ['3@gone.example', '4@gone.example'])
  await portal.portal.run('newsletter.send')
  const { sent, failed, waiting } = await issueOf('gone')
  assert.deepEqual({ sent, failed, waiting }, { sent: 2, failed: 0, waiting: 0 })
})

test('a code is not kept waiting by letters', async () => {
  await subscribe(40, 'many.example')
  assert.equal(codeOf(await order('many', await write('many'))), 200)
  await portal.portal.run('newsletter.send')
  await visitor.send('POST newsletter', { body: { email: 'new@hurry.example' } })
  const { arrived, all } = mail()
  await all()
  // In the first round, of twenty.
  const index = arrived.findIndex(({ recipient }) => recipient === 'new@hurry.example')
  assert.ok(index >= 0 && index < 20, String(index))
})

test('what is given up after all tries is counted', async () => {
  await subscribe(1, 'failed.example')
  assert.equal(codeOf(await order('failed', await write('failed'))), 200)
  await portal.portal.run('newsletter.send')
  const { state, all } = mail()
  state.isAway = true
  for (let day = 0; day < 8; day += 1) {
    await all()
    portal.pass(24 * 3_600_000)
  }
  await portal.portal.run('newsletter.send')
  // Sessions do not last that long.
  admin = await portal.employee(['BFM_ADMIN'])
  const { state: is, failed } = await issueOf('failed')
  assert.deepEqual([is, failed], ['sent', 1])
})

for (const [when, isFinished] of [
  ['while its issue is under way', false],
  ['after its issue is finished', true],
] as const)
  test(`a letter that failed is not sent again to whoever has unsubscribed, ${when}`, async () => {
    const host = `${isFinished ? 'finished' : 'underway'}.example`
    await subscribe(1, host)
    const name = isFinished ? 'finished' : 'underway'
    assert.equal(codeOf(await order(name, await write(name))), 200)
    await portal.portal.run('newsletter.send')
    // Given up by whatever marks no message as over.
    const { id } = await portal.database.one<{ id: string }>(
      sql`update messages set given_up_at = ${portal.now()}, tries = 9, failure = '550'
        where recipient = ${`1@${host}`} returning id`,
    )
    if (isFinished) await portal.portal.run('newsletter.send')
    assert.equal((await issueOf(name)).state, isFinished ? 'sent' : 'sending')
    await portal.database.query(sql`delete from newsletter_subscriptions where email = ${`1@${host}`}`)
    const again = await admin.send(`POST outgoingMessages/${id}/resend`, {
      body: {},
      headers: { 'idempotency-key': randomUUID() },
    })
    assert.equal(again.status, 422, JSON.stringify(again.body))
    const all = await admin.send('POST outgoingMessages/resend', { body: { channel: 'email' } })
    assert.deepEqual(all.body, { count: 0 })
    const { arrived, all: deliverAll } = mail()
    await deliverAll()
    assert.deepEqual(
      arrived.filter(({ recipient }) => recipient.endsWith(host)),
      [],
    )
  })

test('a server that has not read a correction yet sends nothing that was corrected', async () => {
  const revision = await write('corrected')
  // Another server, which is told of nothing: it has what it read at its start.
  const behind = await openTestPortal({}, portal)
  try {
    const there = await behind.employee(['BFM_ADMIN'])
    const corrected = await write('corrected', revision)
    const late = await there.send('PUT newsletterIssues/corrected', { body: {}, headers: seen(revision) })
    assert.equal(codeOf(late), 'CONFLICT')
    assert.equal(await issueOf('corrected'), undefined)
    assert.equal((await order('corrected', corrected)).status, 200)
  } finally {
    await behind.close()
  }
})
