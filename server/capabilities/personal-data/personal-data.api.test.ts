// A person takes all of their data along, and has it erased: canaries are seeded wherever a person can leave a word, and
// afterwards the whole database, the files, the exports and the log are looked through.

import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { unzipSync } from 'fflate'
import { sql } from '../../platform/database/index.ts'
import { tablesWith } from '../../platform/database/test-dump.ts'
import { cardAnswers, openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let admin: Awaited<ReturnType<TestPortal['employee']>>
before(async () => {
  portal = await openTestPortal({ LOG_LEVEL: 'info' })
  admin = await portal.employee(['BFM_ADMIN', 'CASE_OFFICER', 'REPORT_MANAGER'])
})
after(() => portal.close())

type Person = typeof admin
const nationalId = '28709150104567'

/** Everything a person can leave behind, each place with a word of its own. */
const seed = async () => {
  const person = await portal.citizen()
  const word = `canary${person.username}`
  const words: string[] = []
  const canary = (offset: string): string => {
    words.push(`${word}${offset}`)
    return `${word}${offset}`
  }
  const email = `${canary('mail')}@example.eg`
  await portal.database.query(
    sql`update accounts set first_name = ${canary('first')}, last_name = ${canary('last')}, email = ${email},
        english_full_name = ${canary('english')}, pending_email = ${canary('pending')}, profile = jsonb_build_object('address', ${canary('address')}::text)
      where id = ${person.id}`,
  )
  // The newsletter is theirs once the address is proved.
  await portal.database.query(
    sql`with proved as (update accounts set email_verified_at = ${portal.now()} where id = ${person.id})
      insert into newsletter_subscriptions (id, email, language, asked_at, subscribed_at)
      values (${crypto.randomUUID()}, ${email}, 'ar', ${portal.now()}, ${portal.now()})`,
  )
  const file = {
    headers: { 'content-type': 'multipart/form-data; boundary=seam' },
    raw: `--seam\r\nContent-Disposition: form-data; name="file"; filename="${canary('file')}.txt"\r\nContent-Type: text/plain\r\n\r\n${canary('bytes')}\r\n--seam--\r\n`,
  }
  const uploaded = (await person.send('POST files', file)).body
  // Filed for a company that the person speaks for, by somebody who acts for them.
  const { mobile } = (await person.send(`GET citizen/${person.id}`)).body.data
  const token = await portal.actFor(admin, mobile, canary('reason'), {
    name: canary('company'),
    registerNumber: '123456',
  })
  const filed = await admin.file(
    { ...cardAnswers, fullName: canary('answer'), nationalId },
    { key: crypto.randomUUID(), headers: { 'request-owner-token': token } },
  )
  await admin.call('POST owners/release', { body: {} })
  await portal.database.query(sql`update files set request_id = ${filed.id} where id = ${uploaded.id}`)
  const draft = { version: 1, activityId: 'SUBMIT', name: canary('named') }
  const drafted = await person.send(`PUT drafts/LIBRARY_CARD/${crypto.randomUUID()}`, {
    body: { ...draft, answers: { fullName: canary('draft') } },
  })
  assert.equal(drafted.status, 200, JSON.stringify(drafted.body))
  await admin.send(`POST LIBRARY_CARD/${filed.ID}/comment`, {
    body: { text: `Called ${canary('comment')}`, visibleToApplicant: true },
  })
  await portal.database.query(
    sql`insert into request_ratings (request_id, about, service_slug, level, comment, rated_at, changed_at)
      values (${filed.id}, 'filing', 'LIBRARY_CARD', 3, ${canary('rating')}, now(), now())`,
  )
  await portal.database.query(
    sql`insert into messages (id, recipient, channel, body, created_at)
      values (${crypto.randomUUID()}, ${email}, 'email', ${canary('message')}, now())`,
  )
  await (await portal.browser()).send('POST citizen/forgetPassword', { body: { username: person.username } })
  // A comment may be taken back for a moment.
  portal.pass(13_000)
  return {
    person,
    words: [...words, person.username, nationalId],
    request: filed,
    file: uploaded,
    email,
  }
}

const fetchWith = async ({ jar }: Person, href: string) => {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode, rawPayload } = await portal.portal.app.inject({ url: href, headers: { cookie } })
  return { status: statusCode, bytes: rawPayload }
}
const filesOnDisk = async (): Promise<string> => {
  const found = await readdir(portal.folder, { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    found
      .filter(entry => entry.isFile())
      .map(entry => readFile(join(entry.parentPath, entry.name), 'latin1')),
  )
  return found.map(({ name }) => name).join('\n') + texts.join('\n')
}
const ask = async (person: Person, reason = '') =>
  person.send(`POST citizen/${person.id}/erasure`, { body: { reason } })
const decide = (id: string, decision: 'erase' | 'refuse', answer = 'As you asked.') =>
  admin.send(`POST erasures/${id}/decide`, { body: { decision, answer } })
const close = (id: string) =>
  portal.database.query(sql`update requests set status_kind = 'done' where id = ${id}`)

test('a person takes along all that is kept of them: data, identifiers and files; nobody else does', async () => {
  const { person, words, request } = await seed()
  await portal.database.query(
    sql`with thing as (insert into reservables (kind, code, taken) values ('seat', '7-B', 1)),
        holder as (insert into reservation_holders values ('seat', ${person.id}, 1))
      insert into reservations (id, kind, code, is_single, account_id, status, held_until, created_at, updated_at)
      values (gen_random_uuid(), 'seat', '7-B', true, ${person.id}, 'held', ${portal.now()}, ${portal.now()}, ${portal.now()})`,
  )
  const { status, body } = await person.send(`POST citizen/${person.id}/data`, { body: {} })
  assert.equal(status, 200, JSON.stringify(body))
  const { bytes } = await fetchWith(person, body.href)
  const entries = unzipSync(bytes)
  const whole = JSON.parse(Buffer.from(entries['data.json'] ?? []).toString())
  assert.equal(whole.requests[0].ID, request.ID)
  assert.equal(whole.account.length, 1)
  assert.equal(whole.newsletter.length, 1)
  assert.deepEqual([whole.reservations[0].code, whole.reservations[0].status], ['7-B', 'held'])
  const all = Object.entries(entries)
    .map(([name, content]) => name + Buffer.from(content).toString())
    .join('\n')
  // The rating is the portal's own figure beside the request.
  for (const word of words.filter(each => !each.endsWith('rating'))) assert.ok(all.includes(word), word)
  assert.ok(!/password|secret|token_hash/i.test(JSON.stringify(whole.account)))
  const other = await portal.citizen()
  assert.equal((await fetchWith(other, body.href)).status, 404)
  assert.equal((await fetchWith(person, body.href.replace(/until=\d/, 'until=9'))).status, 404)
  assert.equal((await other.send(`POST citizen/${person.id}/data`, { body: {} })).status, 404)
  portal.pass(6 * 60_000)
  assert.equal((await fetchWith(person, body.href)).status, 404)
  portal.pass(6 * 60_000)
  for (const call of ['data', 'erasure'])
    assert.deepEqual(
      outcomeOf(
        await person.send(`POST citizen/${person.id}/${call}`, {
          body: call === 'data' ? {} : { reason: '' },
        }),
      ),
      [422, 'STEP_UP_REQUIRED'],
    )
})

test('erased: no canary is left in the database, the files, the exports or the log, and others keep theirs', async () => {
  admin = await portal.employee(['BFM_ADMIN', 'CASE_OFFICER', 'REPORT_MANAGER'])
  const [{ person, words, request, file }, other] = [await seed(), await seed()]
  const spec = { measure: 'counts', by: 'service', every: 'month' } as const
  const exported = await admin.call('POST exports', { body: { kind: 'requests', format: 'csv', spec } })
  assert.equal(exported.status, 201)
  await portal.portal.makeExports()
  const mobile = `+2${person.username}`
  const own = [...words, mobile].filter(word => word !== nationalId)
  assert.ok((await tablesWith(portal.database, own)).length >= 8)
  const requested = await ask(person, `I leave, ${words[0]}`)
  assert.equal(requested.status, 200)
  assert.deepEqual(outcomeOf(await ask(person)), [409, 'CONFLICT'])
  const [waiting] = (await admin.call('GET erasures')).body
  assert.ok(waiting)
  assert.deepEqual([waiting.person.id, waiting.openRequests, waiting.hold], [person.id, 1, null])
  assert.deepEqual(outcomeOf(await decide(waiting.id, 'erase')), [422, 'ERASURE_OPEN_REQUESTS'])
  await close(request.id)
  const hold = await admin.send(`POST erasures/${waiting.id}/hold`, { body: { reason: 'Case 12 of 2026' } })
  assert.equal(hold.status, 204)
  assert.deepEqual(outcomeOf(await decide(waiting.id, 'erase')), [422, 'ERASURE_HELD'])
  assert.ok((await tablesWith(portal.database, own)).length >= 8, 'a hold keeps everything')
  assert.equal((await admin.send(`DELETE erasures/${waiting.id}/hold`)).status, 204)
  const done = await decide(waiting.id, 'erase')
  assert.equal(done.status, 204, portal.log.filter(line => line.includes('"level":50')).join(''))

  // The person is told once more, which is deleted in a day where nobody could deliver it.
  assert.deepEqual(await tablesWith(portal.database, own), ['public.messages'])
  const [last] = (await (await portal.browser()).send(`GET dev/outbox?to=${encodeURIComponent(mobile)}`)).body
  assert.match(last.text, /erased .*As you asked\./)
  portal.pass(25 * 3_600_000)
  await portal.portal.tidy()
  assert.deepEqual(await tablesWith(portal.database, own), [])
  const disk = await filesOnDisk()
  const log = portal.log.join('')
  for (const word of own) assert.ok(!disk.includes(word) && !log.includes(word), word)
  assert.ok(!disk.includes(file.id))
  // What law keeps is there, and others have all of theirs.
  const lawful = await portal.database.one<{ number: string; data: object; status: string }>(
    sql`select r.number, r.data, a.status from requests r join accounts a on a.id = r.owner_id where r.id = ${request.id}`,
  )
  assert.deepEqual(lawful, { number: request.ID, data: {}, status: 'disabled' })
  const left = await portal.database.one<{ row: Record<string, unknown> }>(
    sql`select jsonb_strip_nulls(to_jsonb(a)) - array['id', 'human_id', 'user_slug', 'language'] as row from accounts a where id = ${person.id}`,
  )
  assert.deepEqual(
    Object.entries(left.row)
      .filter(([name, value]) => !name.endsWith('_at') && String(value) !== '' && typeof value === 'string')
      .map(([name]) => name)
      .sort(),
    ['status', 'username'],
    'a new column of accounts is emptied too',
  )
  // Drafts are sealed: nothing that was typed into them stands in the database.
  const others = other.words.filter(word => word !== nationalId && !word.endsWith('draft'))
  for (const word of others.filter(each => !each.endsWith('bytes')))
    assert.ok((await tablesWith(portal.database, [word])).length > 0, word)
  assert.ok(disk.includes(other.words.find(word => word.endsWith('bytes')) ?? '?'))
  const again = await portal.browser()
  const signIn = { username: person.username, password: portal.password }
  assert.equal((await again.send('POST citizen/login', { body: signIn })).status, 422)
  const events = await portal.database.query<{ kind: string }>(
    sql`select kind from audit_entries where subject_id = ${person.id} and kind like 'person.%' order by at, place`,
  )
  assert.deepEqual(events.map(({ kind }) => kind).sort(), [
    'person.erased',
    'person.erasureAsked',
    'person.holdLifted',
    'person.holdPlaced',
  ])
})

test('a refusal is told with its reason, and what was asked can be withdrawn; nobody else decides', async () => {
  admin = await portal.employee(['BFM_ADMIN', 'CASE_OFFICER'])
  const person = await portal.citizen()
  await ask(person)
  assert.equal((await person.send(`DELETE citizen/${person.id}/erasure`)).status, 204)
  assert.equal((await person.send(`DELETE citizen/${person.id}/erasure`)).status, 404)
  await ask(person, 'Again')
  const { id } = (await person.send(`GET citizen/${person.id}/erasure`)).body
  const officer = await portal.employee(['CASE_OFFICER'])
  assert.equal((await officer.call('GET erasures')).status, 403)
  const body = { decision: 'erase', answer: 'x' }
  assert.equal((await officer.send(`POST erasures/${id}/decide`, { body })).status, 403)
  const [first, second] = await Promise.all([
    decide(id, 'refuse', 'Law asks to keep it.'),
    decide(id, 'erase'),
  ])
  assert.equal([first.status, second.status].filter(status => status === 204).length, 1)
  const own = (await person.send(`GET citizen/${person.id}/erasure`)).body
  if (first.status === 204) assert.deepEqual([own.state, own.answer], ['refused', 'Law asks to keep it.'])
})

/** Somebody who signed up with a national ID, and in. */
const registered = async (id: string) => {
  const [visitor, own] = [await portal.browser(), await portal.browser()]
  const mobile = '+201080000077'
  const identity = { identity: 'NATIONAL_ID', nationalId: id, firstName: 'Mona', lastName: 'Said' }
  const data = { ...identity, mobile, email: 'mona@example.com' }
  const password = 'Palm#Tree26'
  const { body } = await visitor.send('POST citizen', { body: { data, password, confirmPassword: password } })
  const code = await portal.codeTo(mobile)
  await visitor.send('POST citizen/verifyMobile', { body: { id: body.id, mobile, code } })
  const session = await own.send('POST citizen/login', { body: { username: mobile, password } })
  own.held.token = session.body.usertoken
  return { ...own, id: body.id as string }
}

test('a person who has not asked for erasure can be held, by whoever decides, with a reason; the look-up is counted', async () => {
  admin = await portal.employee(['BFM_ADMIN'])
  const person = await registered('29104120107771')
  const offset = (who: Person, reason = 'Case 7 of 2026') =>
    who.call('POST holds', { body: { nationalId: '29104120107771', reason } })
  const officer = await portal.employee(['CASE_OFFICER'])
  assert.equal((await offset(officer)).status, 403)
  assert.equal((await offset(admin, ' ')).status, 422)
  assert.deepEqual(
    outcomeOf(await admin.call('POST holds', { body: { nationalId: '29104120100000', reason: 'x' } })),
    [404, 'NOT_FOUND'],
  )
  const both = await Promise.all([offset(admin), offset(admin)])
  assert.deepEqual(both.map(({ status }) => status).sort(), [204, 409])
  const [hold] = (await admin.call('GET holds')).body
  assert.ok(hold)
  assert.deepEqual([hold.person.id, hold.reason], [person.id, 'Case 7 of 2026'])
  const { id } = (await person.send(`POST citizen/${person.id}/erasure`, { body: { reason: '' } })).body
  assert.deepEqual(outcomeOf(await decide(id, 'erase')), [422, 'ERASURE_HELD'])
  assert.equal((await admin.send(`DELETE holds/${hold.id}`)).status, 204)
  assert.equal((await admin.send(`DELETE holds/${hold.id}`)).status, 404)
  assert.equal((await decide(id, 'erase')).status, 204)
  const events = await portal.database.query<{ kind: string; actor: string }>(
    sql`select kind, actor_id as actor from audit_entries where subject_id = ${person.id}
      and (kind like 'person.hold%' or kind = 'people.searched') order by at, place`,
  )
  assert.ok(events.every(({ actor }) => actor === admin.id))
  assert.deepEqual(events.map(({ kind }) => kind).sort(), [
    'people.searched',
    'people.searched',
    'person.holdLifted',
    'person.holdPlaced',
  ])
})

test('whoever adds something while they are erased adds nothing, and a hold of that moment is not overlooked', async () => {
  admin = await portal.employee(['BFM_ADMIN'])
  const second = await portal.employee(['BFM_ADMIN'])
  const outcomes = new Set<string>()
  for (let round = 0; round < 12; round++) {
    const person = await portal.citizen()
    const { id } = (await ask(person)).body
    const hold = async () => {
      await new Promise(go => setTimeout(go, round % 4))
      return second.send(`POST erasures/${id}/hold`, { body: { reason: 'Case 9' } })
    }
    const upload = {
      headers: { 'content-type': 'multipart/form-data; boundary=seam' },
      raw: '--seam\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nwords\r\n--seam--\r\n',
    }
    // All of them are admitted before the erasure ends their sessions.
    const adding = (turn: number) => [
      person.send(`PUT drafts/LIBRARY_CARD/${crypto.randomUUID()}`, {
        body: { version: 1, activityId: 'SUBMIT', name: `${turn}`, answers: { fullName: 'late words' } },
      }),
      person.send('POST files', upload),
      person.send('POST LIBRARY_CARD', {
        body: { data: { ...cardAnswers, fullName: 'Late Words' } },
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
      person.send(`PATCH citizen/${person.id}`, { body: { data: { address: 'late words' } } }),
    ]
    const [decided, stored] = await Promise.all(
      round % 2
        ? [decide(id, 'erase'), hold()]
        : [decide(id, 'erase'), undefined, ...[1, 2, 3].flatMap(adding)],
    )
    const { erased, rows } = await portal.database.one<{ erased: boolean; rows: number }>(
      sql`select erased_at is not null as erased, (
          (select count(*) from drafts where account_id = a.id) + (select count(*) from files where owner_id = a.id)
          + (select count(*) from requests where owner_id = a.id) + (select count(*) from legal_holds where account_id = a.id)
          + (a.profile <> '{}')::int)::int as rows from accounts a where id = ${person.id}`,
    )
    assert.equal(erased, decided.status === 204)
    if (erased) assert.equal(rows, 0, `round ${round}`)
    if (stored) assert.equal(stored.status === 204, !erased, `round ${round}: ${stored.status}`)
    outcomes.add(`${erased}`)
  }
  assert.ok(outcomes.has('true'))
})
