// Notifications over the real API: what is listed for whom, in whose language, by which channels, and who reads it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { stripBidi } from '@bawaba/language/index.ts'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ DECISION_UNDO_SECONDS: '0' })
})
after(() => portal.close())

const list = async (who: Pick<Person, 'send'>, query = '', language = 'en') =>
  (await who.send(`GET Notifications${query}`, { headers: { 'accept-language': language } })).body as {
    id: string
    title: string
    text: string
    kind: string
    topic: string
    isSeen: boolean
    isRead: boolean
    meta: Record<string, string>
  }[]
const count = async (who: Pick<Person, 'send'>): Promise<number> =>
  (await who.send('GET Notifications/count')).body.count
const filtered = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`

test('in the portal: what is filed and decided is listed in the language of the reader, with its link', async () => {
  const citizen = await portal.citizen()
  const officer = await portal.employee(['CASE_OFFICER'])
  const filed = await citizen.file()
  assert.equal(await count(citizen), 1)
  await officer.act(filed, 'APPROVE')
  const [decided, sent] = await list(citizen)
  assert.deepEqual(
    [decided?.kind, decided?.topic, sent?.kind, sent?.topic],
    ['statusChanged', 'decisions', 'requestSubmitted', 'requests'],
  )
  assert.match(stripBidi(sent?.text ?? ''), new RegExp(`Its number is ${filed.ID}`))
  assert.deepEqual(sent?.meta, {
    serviceSlug: 'LIBRARY_CARD',
    serviceLabel: sent?.meta.serviceLabel,
    requestId: filed.ID,
  })
  const [, arabic] = await list(citizen, '', 'ar')
  assert.match(stripBidi(arabic?.text ?? ''), new RegExp(`أُرسل طلبك .*رقمه ${filed.ID}`))
  assert.notEqual(arabic?.meta.serviceLabel, sent?.meta.serviceLabel)
})

test('seen, read, counts, and the filter of LoopBack', async () => {
  const citizen = await portal.citizen()
  for (let index = 0; index < 3; index += 1) await citizen.file()
  const [first, second] = await list(citizen)
  assert.equal(await count(citizen), 3)
  const seen = await citizen.send('POST Notifications/markAsSeen', { body: { ids: [first?.id] } })
  assert.deepEqual([seen.status, seen.body], [200, { count: 2 }])
  await citizen.send('POST Notifications/markAsRead', { body: { ids: [second?.id] } })
  const unread = await list(citizen, filtered({ where: { isRead: false } }))
  assert.equal(unread.length, 2)
  assert.ok(unread.every(({ id }) => id !== second?.id))
  assert.equal(await count(citizen), 1)
  const where = encodeURIComponent(JSON.stringify({ isRead: false }))
  assert.equal((await citizen.send(`GET Notifications/count?where=${where}`)).body.count, 2)
  const all = await citizen.send('POST Notifications/markAsRead', { body: { all: true } })
  assert.deepEqual(all.body, { count: 0 })
  assert.deepEqual(await list(citizen, filtered({ where: { isRead: false } })), [])
  for (const body of [{ ids: [] }, { all: false }, { ids: ['x'] }, { all: true, ids: [first?.id] }])
    assert.equal(
      (await citizen.send('POST Notifications/markAsRead', { body })).status,
      422,
      JSON.stringify(body),
    )
  // Pages neither repeat nor skip.
  const pages: string[] = []
  let cursor = ''
  for (let page = 0; page < 3; page += 1) {
    const answer = await citizen.send(
      `GET Notifications${filtered({ limit: 1 })}&total=true${cursor && `&after=${cursor}`}`,
    )
    assert.equal(answer.headers['x-total-count'], '3')
    pages.push(answer.body[0].id)
    cursor = String(answer.headers['x-next-cursor'])
  }
  assert.equal(new Set(pages).size, 3)
})

test('nobody else reads or marks them: another citizen, an agent who acts, an administrator', async () => {
  const citizen = await portal.citizen()
  await citizen.file()
  const [own] = await list(citizen)
  const agent = await portal.person({ slug: 'agent' })
  const token = await portal.actFor(agent, `+2${citizen.username}`)
  const acting: Pick<Person, 'send'> = {
    send: (key, options) =>
      agent.send(key, { ...options, headers: { ...options?.headers, 'request-owner-token': token } }),
  }
  for (const who of [await portal.citizen(), acting, await portal.employee(['BFM_ADMIN'])]) {
    assert.deepEqual(await list(who), [])
    assert.equal(await count(who), 0)
    await who.send('POST Notifications/markAsRead', { body: { ids: [own?.id] } })
    await who.send('POST Notifications/markAsSeen', { body: { all: true } })
  }
  assert.deepEqual(
    (await list(citizen)).map(({ isSeen, isRead }) => [isSeen, isRead]),
    [[false, false]],
  )
  const preferences = await acting.send('GET Notifications/preferences')
  assert.deepEqual(
    preferences.body.topics.map(({ topic }: { topic: string }) => topic),
    ['account', 'work', 'assignments'],
  )
})

test('by topic and channel: what is muted is not sent or listed, what is locked is', async () => {
  const citizen = await portal.citizen()
  const officer = await portal.employee(['CASE_OFFICER'])
  const { body: standing } = await citizen.send('GET Notifications/preferences')
  const choose = (topic: string, choice: object) =>
    citizen.send('PUT Notifications/preferences', {
      body: { topics: [{ topic, inApp: false, sms: false, email: false, ...choice }], quiet: null },
    })
  assert.deepEqual(standing.topics[0], { topic: 'decisions', inApp: true, sms: true, email: false })
  assert.equal((await choose('requests', {})).status, 200)
  for (const channel of ['inApp', 'sms']) {
    const refused = await choose('decisions', { inApp: true, sms: true, [channel]: false })
    assert.deepEqual(
      [refused.status, refused.body.error.details[0].path, refused.body.error.details[0].key],
      [422, `body.topics.decisions.${channel}`, 'locked'],
    )
  }
  assert.equal((await choose('work', {})).status, 422, 'a topic of staff')
  const filed = await citizen.file()
  const about = async () =>
    (await portal.messagesTo(`+2${citizen.username}`)).filter(({ text }) => text.includes(filed.ID))
  assert.deepEqual([await count(citizen), (await about()).length], [0, 0])
  await officer.act(filed, 'APPROVE')
  assert.deepEqual([await count(citizen), (await about()).length], [1, 1])
})

test('by e-mail besides or in place of an SMS, once the address is confirmed', async () => {
  const citizen = await portal.citizen()
  const address = `${citizen.username}@example.org`
  const mailed = async () => (await portal.messagesTo(address)).length
  const put = (sms: boolean) =>
    citizen.send('PUT Notifications/preferences', {
      body: { topics: [{ topic: 'requests', inApp: true, sms, email: true }], quiet: null },
    })
  const set = (verified: boolean) =>
    portal.database.query(
      sql`update accounts set email = ${address}, email_verified_at = ${verified ? portal.now() : null}::timestamptz where id = ${citizen.id}`,
    )
  await put(true)
  await set(false)
  await citizen.file()
  assert.equal(await mailed(), 0)
  await set(true)
  const filed = await citizen.file()
  const [mail] = await portal.messagesTo(address)
  assert.equal(mail?.subject, 'Your request has been sent')
  const texted = async (ID: string) =>
    (await portal.messagesTo(`+2${citizen.username}`)).filter(({ text }) => text.includes(ID)).length
  assert.deepEqual([await mailed(), await texted(filed.ID)], [1, 1])
  await put(false)
  const again = await citizen.file()
  assert.deepEqual([await mailed(), await texted(again.ID)], [2, 0])
  // Without a number the e-mail stands for the SMS of somebody who chose nothing.
  await portal.database.query(sql`delete from notification_preferences where account_id = ${citizen.id}`)
  await portal.database.query(sql`update accounts set mobile = null where id = ${citizen.id}`)
  await citizen.file()
  assert.equal(await mailed(), 3)
})

test('quiet hours hold messages back until they end, over midnight too; the list has them at once', async () => {
  const citizen = await portal.citizen()
  const officer = await portal.employee(['CASE_OFFICER'])
  // It is noon in Cairo.
  const next = async (from: string, until: string) => {
    const put = await citizen.send('PUT Notifications/preferences', {
      body: { topics: [], quiet: { from, until } },
    })
    assert.deepEqual(put.body.quiet, { from, until })
    const filed = await citizen.file()
    await officer.act(filed, 'APPROVE')
    const rows = await portal.database.query<{ kind: string; at: Date | null }>(
      sql`select n.kind, m.next_try_at as at from messages m join notifications n on n.id = m.notification_id
        where n.request_number = ${filed.ID}`,
    )
    const at = (kind: string) => rows.find(row => row.kind === kind)?.at?.toISOString()
    assert.equal(at('requestSubmitted'), undefined, 'an answer to what somebody just did leaves at once')
    return at('statusChanged')
  }
  assert.equal(await next('11:30', '13:00'), '2026-11-20T11:00:00.000Z')
  assert.equal(await next('12:30', '13:00'), undefined)
  assert.equal(await next('22:00', '07:00'), undefined)
  assert.equal(await next('12:00', '07:00'), '2026-11-21T06:00:00.000Z', 'no earlier than at eight')
  assert.equal(await next('13:00', '12:30'), '2026-11-20T10:30:00.000Z')
  assert.equal(await count(citizen), 10)
  const same = await citizen.send('PUT Notifications/preferences', {
    body: { topics: [], quiet: { from: '10:00', until: '10:00' } },
  })
  assert.equal(same.status, 422)
})

test('two windows that change preferences: the later is told', async () => {
  const citizen = await portal.citizen()
  const put = (revision: number) =>
    citizen.send('PUT Notifications/preferences', {
      body: { topics: [{ topic: 'offers', inApp: true, sms: false, email: false }], quiet: null },
      headers: { 'if-match': `"${revision}"` },
    })
  await citizen.send('PUT Notifications/preferences', { body: { topics: [], quiet: null } })
  assert.equal((await put(1)).body.revision, 2)
  assert.equal((await put(1)).status, 409)
})

test('a comment can be taken back before anybody is notified of it', async () => {
  const citizen = await portal.citizen()
  const officer = await portal.employee(['CASE_OFFICER'])
  const { ID } = await citizen.file()
  const comment = async () => {
    const { body } = await officer.send(`POST LIBRARY_CARD/${ID}/comment`, {
      body: { text: 'Bring your card', visibleToApplicant: true },
    })
    return body.history.find(({ kind }: { kind: string }) => kind === 'comment').id as string
  }
  const id = await comment()
  assert.equal(await count(citizen), 1)
  assert.equal((await officer.send(`DELETE LIBRARY_CARD/${ID}/comments/${id}`)).status, 200)
  portal.pass(60_000)
  assert.equal(await count(citizen), 1)
  await comment()
  portal.pass(60_000)
  assert.equal(await count(citizen), 2)
})

test('marking without parameters, with an empty body or none, marks everything', async () => {
  for (const options of [{}, { body: {} }]) {
    const citizen = await portal.citizen()
    await citizen.file()
    const seen = await citizen.send('POST Notifications/markAsSeen', options)
    assert.deepEqual([seen.status, seen.body], [200, { count: 0 }])
    const read = await citizen.send('POST Notifications/markAsRead', options)
    assert.equal(read.status, 200, JSON.stringify(read.body))
    assert.deepEqual(
      (await list(citizen)).map(({ isRead }) => isRead),
      [true],
    )
  }
})

test('signing out needs no body', async () => {
  const citizen = await portal.citizen()
  assert.equal((await citizen.send('POST citizen/logout')).status, 200)
})
