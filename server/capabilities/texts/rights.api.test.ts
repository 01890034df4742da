// Who may put which words in place: those of the portal and whatever carries a code or a link are administrators' alone, and
// no words lead to another site.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { OwnText } from '@bawaba/contract/entities/own-text.ts'
import { sql } from '../../platform/database/index.ts'
import { uncheckedDefinition } from '../../test-definition.ts'
import { type Answer, openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { refused } from '../../test-refused.ts'
import { catalogueStore } from '../catalogue/index.ts'

let portal: TestPortal
let admin: Person
let designer: Person
before(async () => {
  portal = await openTestPortal({
    CITIZEN_HOST: 'portal.example',
    TEXT_LINK_HOSTS: 'ministry.example, maps.example',
  })
  admin = await portal.employee(['BFM_ADMIN'])
  designer = await portal.employee(['SERVICE_DESIGNER'])
})
after(() => portal.close())

const write = (who: Person, text: Pick<OwnText, 'id' | 'revision'>, written: OwnText['written']) =>
  who.send(`PUT texts/${encodeURIComponent(text.id)}`, {
    body: written,
    headers: { 'if-match': `"${text.revision}"` },
  })
const textsOf = async (query: object): Promise<OwnText[]> =>
  (await admin.call('GET texts', { query: { limit: 100, ...query } } as never)).body.items
const signInCode = async (): Promise<OwnText> => {
  const found = (await textsOf({ q: '{code} sign' })).find(({ own }) => own.en.other?.includes('{code}'))
  assert.ok(found)
  return found
}
const serviceText = async (): Promise<OwnText> => {
  const found = (await textsOf({ scope: 'LIBRARY_CARD' })).find(
    ({ own, revision }) => revision === 0 && !/[{},"]/.test(`${own.ar.other}${own.en.other}`),
  )
  assert.ok(found)
  return found
}
/** Where, which and what of the first refusal. */
const detailOf = ({ body }: Answer) => {
  const { path, key, params } = body.error.details[0]
  return [path, key, params.name]
}
const boundary = 'b0undary'
const importFile = (who: Person, lines: readonly string[], dryRun = false) =>
  who.send(`POST texts/import?dryRun=${dryRun}`, {
    raw: Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="texts.csv"\r\ncontent-type: text/csv\r\n\r\n${['id,form,revision,ar,en', ...lines].join('\r\n')}\r\n--${boundary}--\r\n`,
    ),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
const written = async (id: string): Promise<number> =>
  (await portal.database.query(sql`select from text_overrides where id = ${id}`)).length

test('a designer writes texts of services, and none of the portal, such as the code to sign in', async () => {
  const code = await signInCode()
  refused(await write(designer, code, { en: { other: 'Enter {code} at once' } }), 'TEXT_BY_ADMINISTRATORS')
  assert.equal(await written(code.id), 0)
  const own = await serviceText()
  const { status, body } = await write(designer, own, { en: { other: 'Words of a designer' } })
  assert.deepEqual([status, body.state], [200, 'changed'])
})

test('a text of a service that carries a code or a link is administrators’ alone', async () => {
  const own = await serviceText()
  const store = catalogueStore(portal.database)
  const card = (await store.services()).find(({ slug }) => slug === 'LIBRARY_CARD')
  assert.ok(card)
  const { translations } = card.definition
  const en = { ...translations.en, [own.place]: 'Open {link}' }
  const ar = { ...translations.ar, [own.place]: 'افتح {link}' }
  await store.publish(randomUUID(), uncheckedDefinition({ ...card.definition, translations: { ar, en } }))
  await portal.portal.catalogue.load()
  const carrying = (await textsOf({ q: own.id })).find(({ id }) => id === own.id)
  assert.match(carrying?.own.en.other ?? '', /\{link\}/)
  assert.ok(carrying)
  refused(await write(designer, carrying, { en: { other: 'Now open {link}' } }), 'TEXT_BY_ADMINISTRATORS')
  assert.equal((await write(admin, carrying, { en: { other: 'Now open {link}' } })).status, 200)
})

test('a file of a designer changes no text of the portal, and says so at its row', async () => {
  const [code, own] = [await signInCode(), await serviceText()]
  const { body } = await importFile(designer, [
    `${code.id},other,0,,Enter {code} at once`,
    `${own.id},other,0,,Words of a file`,
  ])
  assert.deepEqual(
    body.rows.map((row: { outcome: string; errors: { key: string }[] }) => [
      row.outcome,
      row.errors.map(({ key }) => key),
    ]),
    [
      ['refused', ['textByAdministrators']],
      ['changed', []],
    ],
  )
  assert.equal(await written(code.id), 0)
})

test('words that lead to another site are refused to everybody, naming what was found', async () => {
  const own = await serviceText()
  const code = await signInCode()
  const cases: [Person, OwnText, words: string, name: string][] = [
    [admin, code, 'Enter {code} at https://evil.example/', 'https://evil.example/'],
    [admin, code, '{code}.evil.example', 'xx.evil.example'],
    [designer, own, 'Apply at evil.com', 'evil.com'],
    [designer, own, 'Apply at http://portal.example/', 'http://portal.example/'],
  ]
  for (const [who, text, words, name] of cases) {
    const answer = await write(who, text, { en: { other: words } })
    assert.deepEqual([answer.status, ...detailOf(answer)], [422, 'body.en.other', 'foreignLink', name], words)
  }
  const { body } = await importFile(designer, [`${own.id},other,0,,Apply at evil.com`])
  assert.deepEqual(body.rows[0].errors, [
    { language: 'en', form: 'other', key: 'foreignLink', name: 'evil.com' },
  ])
  assert.equal(await written(own.id), 0)
  const allowed = 'Apply at https://portal.example/ or ministry.example, on https://maps.example/1'
  assert.equal((await write(designer, own, { en: { other: allowed } })).status, 200)
})

test('a template of a notification leads to no other site either', async () => {
  const template = (text: string) => ({
    kind: 'requestSubmitted',
    service: null,
    stage: null,
    title: { ar: 'وصل', en: 'It came' },
    text: { ar: 'وصلنا {number}.', en: text },
    active: true,
  })
  const send = (text: string) => admin.send('POST notificationTemplates', { body: template(text) })
  await refusal(
    admin.call('POST notificationTemplates', { body: template('{number}: evil.com') } as never),
    'VALIDATION_FAILED',
    'body.text.en',
  )
  assert.deepEqual(detailOf(await send('{number}: see https://evil.com/a')), [
    'body.text.en',
    'foreignLink',
    'https://evil.com/a',
  ])
  const added = await send('{number}: see https://ministry.example/a')
  assert.equal(added.status, 201)
  const changed = await admin.send(`PATCH notificationTemplates/${added.body.id}`, {
    body: { title: { ar: 'evil.com', en: 'It came' } },
    headers: { 'if-match': '"1"' },
  })
  assert.equal(changed.body.error.details[0].path, 'body.title.ar')
})

test('words around a code wait until a second administrator writes the same; one alone never changes them', async () => {
  const second = await portal.employee(['BFM_ADMIN'])
  const before = await signInCode()
  const words = { en: { other: 'Enter {code} now' } }
  const again = async () => (await textsOf({ q: before.id })).find(({ id }) => id === before.id) as OwnText
  const proposed = await write(admin, before, words)
  assert.deepEqual(
    [proposed.status, proposed.body.state, proposed.body.written, proposed.body.proposed],
    [200, 'proposed', {}, { written: words, by: admin.id }],
  )
  const alone = await write(admin, await again(), words)
  assert.deepEqual([alone.body.state, alone.body.written], ['proposed', {}], 'twice one person is one person')
  const other = await write(second, await again(), { en: { other: 'Type {code}' } })
  assert.deepEqual(
    [other.body.written, other.body.proposed.by],
    [{}, second.id],
    'other words are a proposal of their own',
  )
  const confirmed = await write(admin, await again(), { en: { other: 'Type {code}' } })
  assert.deepEqual(
    [confirmed.body.state, confirmed.body.written, confirmed.body.proposed],
    ['changed', { en: { other: 'Type {code}' } }, undefined],
  )
  // What stands stays while other words wait, and whoever puts it back declines them.
  const next = await write(second, await again(), words)
  assert.deepEqual([next.body.state, next.body.written], ['proposed', { en: { other: 'Type {code}' } }])
  const declined = await write(admin, await again(), { en: { other: 'Type {code}' } })
  assert.deepEqual([declined.body.state, declined.body.proposed], ['changed', undefined])
  const { body } = await importFile(admin, [`${before.id},other,${declined.body.revision},,Send {code}`])
  assert.deepEqual(
    body.rows.map(({ outcome }: { outcome: string }) => outcome),
    ['proposed'],
  )
  assert.deepEqual((await again()).written, { en: { other: 'Type {code}' } })
  // The product's own words need nobody else.
  assert.deepEqual((await write(admin, await again(), {})).body.state, 'own')
  const kinds = await portal.database.query<{ kind: string }>(
    sql`select kind from audit_entries where detail ->> 'id' = ${before.id} order by place`,
  )
  assert.deepEqual(
    kinds.map(({ kind }) => kind.slice('text.'.length)),
    ['proposed', 'proposed', 'proposed', 'changed', 'proposed', 'changed', 'proposed', 'changed'],
  )
})

test('a template that carries a code is active once another than who worded it activates it', async () => {
  const second = await portal.employee(['BFM_ADMIN'])
  const body = {
    kind: 'forgotPassword',
    service: null,
    stage: null,
    title: { ar: 'رمز', en: 'Code' },
    text: { ar: 'الرمز {code}', en: 'Use {code}' },
    active: true,
  }
  const added = await admin.send('POST notificationTemplates', { body })
  assert.deepEqual([added.status, added.body.active], [201, false])
  const path = `PATCH notificationTemplates/${added.body.id}`
  const change = (who: Person, revision: number, more: object) =>
    who.send(path, { body: more, headers: { 'if-match': `"${revision}"` } })
  refused(await change(admin, 1, { active: true }), 'SECOND_WORDING')
  const on = await change(second, 1, { active: true })
  assert.deepEqual([on.status, on.body.active], [200, true])
  // The one who activated it writes other words: these wait for the first.
  const changed = await change(second, 2, { text: { ar: 'الرمز {code}', en: 'Now use {code}' } })
  assert.deepEqual([changed.status, changed.body.active], [200, false])
  refused(await change(second, 3, { active: true }), 'SECOND_WORDING')
  assert.equal((await change(admin, 3, { active: true })).body.active, true)
})
