// Templates: what is refused at saving, whose words are sent, and who changed what.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { stripBidi } from '@bawaba/language/index.ts'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let admin: Person
before(async () => {
  portal = await openTestPortal({ DECISION_UNDO_SECONDS: '0' })
  admin = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const template = (more: object = {}) => ({
  kind: 'requestSubmitted',
  service: null,
  stage: null,
  title: { ar: 'وصل {service}', en: 'We have {service}' },
  text: { ar: 'وصلنا طلبك {number}.', en: 'We have your request {number}.' },
  active: true,
  ...more,
})
const add = (more?: object) => admin.send('POST notificationTemplates', { body: template(more) })
const change = (id: string, revision: number, body: object) =>
  admin.send(`PATCH notificationTemplates/${id}`, { body, headers: { 'if-match': `"${revision}"` } })
const newest = async (citizen: Person): Promise<string> =>
  stripBidi((await citizen.send('GET Notifications')).body[0].text)

test('placeholders that are missing or unknown, brackets, empty and long words are refused, each where it is', async () => {
  const cases: [more: object, path: string, key: string][] = [
    [{ text: { ar: 'وصل طلبك.', en: 'We have {number}.' } }, 'body.text.ar', 'placeholderMissing'],
    [{ text: { ar: 'وصل {number}.', en: 'We have it.' } }, 'body.text.en', 'placeholderMissing'],
    [{ text: { ar: '{number} {amount}', en: '{number}' } }, 'body.text.ar', 'unknownPlaceholder'],
    [{ title: { ar: '{nationalId}', en: 'x' } }, 'body.title.ar', 'unknownPlaceholder'],
    [{ text: { ar: '{number}', en: '{number} {' } }, 'body.text.en', 'badBrackets'],
    [{ text: { ar: '{number}', en: '{number} {{service}}' } }, 'body.text.en', 'badBrackets'],
    [{ title: { ar: ' ', en: 'x' } }, 'body.title.ar', 'required'],
    [
      { kind: 'overdue', service: 'LIBRARY_CARD', title: { ar: 'متأخر', en: 'Late' } },
      'body.service',
      'notOfRequests',
    ],
  ]
  for (const [more, path, key] of cases) {
    const { status, body } = await add(more)
    assert.deepEqual(
      [status, body.error.details?.map((each: { path: string; key: string }) => [each.path, each.key])[0]],
      [422, [path, key]],
      JSON.stringify(more),
    )
  }
  const long = await add({ text: { ar: `{number}${'x'.repeat(700)}`, en: '{number}' } })
  assert.equal(long.status, 422)
  assert.deepEqual((await admin.send('GET notificationTemplates')).body, [])
})

test('the most specific active words are sent from the next notification on; deleted, the standard ones', async () => {
  const citizen = await portal.citizen()
  const { body: general } = await add()
  const { body: ofService } = await add({
    service: 'LIBRARY_CARD',
    text: { ar: 'بطاقة {number}', en: 'Card {number}' },
  })
  assert.equal((await add()).body.error.code, 'TEMPLATE_TAKEN')
  let { ID } = await citizen.file()
  assert.equal(await newest(citizen), `Card ${ID}`)
  const off = await change(ofService.id, 1, { active: false })
  assert.deepEqual([off.status, off.body.active, off.body.revision], [200, false, 2])
  ID = (await citizen.file()).ID
  assert.equal(await newest(citizen), `We have your request ${ID}.`)
  assert.equal((await change(general.id, 7, { active: false })).status, 409)
  const removed = await admin.send(`DELETE notificationTemplates/${general.id}`, {
    headers: { 'if-match': '"1"' },
  })
  assert.equal(removed.status, 204)
  ID = (await citizen.file()).ID
  assert.match(await newest(citizen), new RegExp(`has been sent. Its number is ${ID}`))
  const kinds = await portal.database.query<{ kind: string }>(
    sql`select kind from audit_entries where kind like 'notification.%' and actor_id = ${admin.id} order by place`,
  )
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['templateAdded', 'templateAdded', 'templateChanged', 'templateDeleted'].map(
      kind => `notification.${kind}`,
    ),
  )
  assert.equal((await admin.send(`DELETE notificationTemplates/${general.id}`)).status, 404)
})

test('by stage: a decision has words of its own', async () => {
  const citizen = await portal.citizen()
  const officer = await portal.employee(['CASE_OFFICER'])
  const words = (text: string) => ({ ar: `${text} {number} {status}`, en: `${text} {number} {status}` })
  await add({ kind: 'statusChanged', stage: 'rejected', text: words('Sorry') })
  const filed = await citizen.file()
  await officer.act(filed, 'REJECT', { data: { rejectionReason: 'The photo is missing' } })
  const [last] = (await citizen.send('GET Notifications')).body
  assert.deepEqual([last.kind, last.topic], ['statusChanged', 'decisions'])
  assert.match(stripBidi(last.text), new RegExp(`^Sorry ${filed.ID} `))
  // The approval of another request keeps the standard words.
  const other = await citizen.file()
  await officer.act(other, 'APPROVE')
  assert.doesNotMatch(await newest(citizen), /Sorry/)
})

test('the message after a forgotten password is worded by staff, and keeps its code', async () => {
  const citizen = await portal.citizen()
  const { body } = await add({
    kind: 'forgotPassword',
    title: { ar: 'رمز', en: 'Code' },
    text: { ar: 'الرمز {code}', en: 'Use {code} here' },
  })
  const visitor = await portal.browser()
  await visitor.send('POST citizen/forgetPassword', { body: { mobile: `+2${citizen.username}` } })
  const [message] = await portal.messagesTo(`+2${citizen.username}`)
  assert.match(message?.text ?? '', /^Use \d{6} here/)
  const without = await change(body.id, 1, { text: { ar: 'بلا رمز', en: 'No code' } })
  assert.deepEqual([without.status, without.body.error.details[0].key], [422, 'placeholderMissing'])
})

test('a preview shows a real request by its number in any digits, and its owner reads that it was looked at', async () => {
  const citizen = await portal.citizen()
  const { ID } = await citizen.file()
  const order = {
    kind: 'statusChanged',
    title: { ar: 'عن {service}', en: 'About {service}' },
    text: { ar: 'طلبك {number}: {status}', en: 'Your {number}: {status}' },
  }
  const typed = ID.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit))).toLowerCase()
  const shown = await admin.send('POST notificationTemplates/preview', { body: { ...order, ID: typed } })
  assert.equal(shown.status, 200, JSON.stringify(shown.body))
  assert.match(stripBidi(shown.body.text.en), new RegExp(`^Your ${ID}: \\S+`))
  const looks = await citizen.send(`GET citizen/${citizen.id}/viewings`)
  assert.equal(looks.body[0]?.ID, ID)
  assert.equal(
    (await admin.send('POST notificationTemplates/preview', { body: { ...order, ID: 'X-1' } })).status,
    404,
  )
  const examples = await admin.send('POST notificationTemplates/preview', { body: order })
  assert.match(examples.body.text.ar, /قيد المراجعة/)
})

test('what is saved on one server is in force on another', async () => {
  const other = await openTestPortal({}, portal)
  try {
    await add({ kind: 'commented', text: { ar: 'تعليق {number}', en: 'Comment on {number}' } })
    await other.portal.templates.load()
    assert.equal(other.portal.templates.wordingFor('commented').text.en, 'Comment on {number}')
  } finally {
    await other.close()
  }
})

test('a template of one language is for its readers alone, those of the other read the more general one', async () => {
  const readers = { ar: await portal.citizen(), en: await portal.citizen() }
  for (const language of ['ar', 'en'] as const)
    await portal.database.query(
      sql`update accounts set language = ${language} where id = ${readers[language].id}`,
    )
  const general = await add({
    kind: 'requestSubmitted',
    text: { ar: 'عام {number}', en: 'General {number}' },
  })
  assert.equal(general.body.language, null)
  const arabic = await add({ language: 'ar', text: { ar: 'للعرب {number}', en: 'Unused {number}' } })
  assert.deepEqual([arabic.status, arabic.body.language], [201, 'ar'])
  assert.equal((await add({ language: 'ar' })).body.error.code, 'TEMPLATE_TAKEN')
  assert.equal((await add({ language: 'fr' })).status, 422)
  const sentTo = async (language: 'ar' | 'en'): Promise<string> => {
    const { ID } = await readers[language].file()
    await portal.portal.deliver()
    const [newestMessage = { text: '' }] = await portal.messagesTo(`+2${readers[language].username}`)
    assert.ok(newestMessage.text.includes(ID), newestMessage.text)
    return stripBidi(newestMessage.text)
  }
  assert.match(await sentTo('ar'), /للعرب/)
  assert.match(await sentTo('en'), /General/)
  // Changed to the other language it is for those alone.
  assert.equal((await change(arabic.body.id, 1, { language: 'en' })).body.language, 'en')
  assert.match(await sentTo('ar'), /عام/)
  assert.match(await sentTo('en'), /Unused/)
  for (const { id } of [general.body, arabic.body])
    await portal.database.query(sql`delete from notification_templates where id = ${id}`)
})
