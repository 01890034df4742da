// Words in place of texts: who may write them, what is refused, where they show, and that they stand for no other text.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { uncheckedDefinition } from '../../test-definition.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { refused } from '../../test-refused.ts'
import { catalogueStore } from '../catalogue/index.ts'
import { productId } from './product-texts.ts'

let portal: TestPortal
let admin: Person
before(async () => {
  portal = await openTestPortal()
  admin = (await portal.employee(['BFM_ADMIN'])) as Person
})
after(() => portal.close())

const part = 'content-disposition: form-data; name="file"; filename="texts.csv"\r\ncontent-type: text/csv'
type Written = { ar?: Record<string, string>; en?: Record<string, string> }
const write = (who: Person, id: string, revision: number, body: Written) =>
  who.call('PUT texts/:id', { params: { id }, body, headers: { 'if-match': `"${revision}"` } } as never)
const textOf = async (id: string) => {
  const { body } = await admin.call('GET texts', { query: { q: id } } as never)
  return body.items.find((item: { id: string }) => item.id === id)
}
const errorId = async (code: string): Promise<string> => {
  const { errors } = await import('@bawaba/contract/errors.ts')
  const { ar, en } = errors[code as 'NOT_FOUND']
  return productId({ ar: { other: ar }, en: { other: en } })
}

const fileOf = async (filter: string): Promise<string> => {
  const answer = await portal.portal.app.inject({
    url: `/api/texts/file/content?mode=EMPLOYEE&${filter}`,
    headers: { cookie: [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  assert.equal(answer.statusCode, 200)
  return answer.body.replace(/^\uFEFF/, '')
}

test('a sentence of the API says the words in its place, in both languages; none for others', async () => {
  const id = await errorId('MODEL_NOT_FOUND')
  const written = { ar: { other: 'هذه الخدمة ليست هنا <b>' }, en: { other: 'No such service <script>' } }
  const { body } = await write(admin, id, 0, written)
  assert.equal(body.state, 'changed')
  assert.equal(body.revision, 1)
  const visitor = await portal.browser()
  const data = await visitor.send('GET misc/appData')
  assert.equal(data.body.translations.en.MODEL_NOT_FOUND, 'No such service <script>')
  assert.equal(data.body.translations.ar.MODEL_NOT_FOUND, 'هذه الخدمة ليست هنا <b>')
  const small = await visitor.send('GET misc/appData?translations=false')
  assert.deepEqual(Object.values(small.body.translations.en), ['No such service <script>'])
  const citizen = await portal.citizen()
  const refusedNow = await citizen.send('GET NO_SUCH_SERVICE')
  assert.equal(refusedNow.body.error.message, 'No such service <script>')
  // Its own words again.
  await write(admin, id, 1, {})
  assert.notEqual((await citizen.send('GET NO_SUCH_SERVICE')).body.error.message, 'No such service <script>')
  const changes = (await admin.call('GET texts/:id/changes', { params: { id } } as never)).body
  assert.deepEqual(
    changes.map(({ revision }: { revision: number }) => revision),
    [2, 1],
  )
})

test('two who write at once: one is told so, and nothing is lost', async () => {
  const id = await errorId('MAX_ATTEMPTS')
  await write(admin, id, 0, { en: { other: 'First' } })
  await refusal(write(admin, id, 0, { en: { other: 'Second' } }), 'CONFLICT')
  refused(await admin.send(`PUT texts/${id}`, { body: { en: { other: 'Third' } } }), 'PRECONDITION_REQUIRED')
})

test('words with other placeholders are refused at their language and form', async () => {
  const { body } = await admin.call('GET texts', { query: { q: 'CSV_COLUMNS' } } as never)
  const [text] = body.items
  assert.ok(text)
  await refusal(
    write(admin, text.id, 0, { en: { other: 'The columns are wrong' } }),
    'VALIDATION_FAILED',
    'body.en.other',
  )
  await refusal(write(admin, 'product:nothing', 0, {}), 'NOT_FOUND')
})

test('a text of a service changes on its page, in the search, and not for a definition that says something else', async () => {
  const visitor = await portal.browser()
  const definition = async () =>
    (
      await visitor.send(
        `GET dynamic_services/findOne?filter=${encodeURIComponent('{"where":{"serviceSlug":"LIBRARY_CARD"}}')}`,
      )
    ).body
  const { serviceLabel } = await definition()
  const own = `LIBRARY_CARD:${serviceLabel}`
  await write(admin, own, 0, { ar: { other: 'كارنيه الاستعارة' } })
  assert.equal((await definition()).translations.ar[serviceLabel], 'كارنيه الاستعارة')
  assert.equal((await definition()).translations.en[serviceLabel], 'Library card')
  const found = await visitor.send(`GET search?q=${encodeURIComponent('كارنيه')}`)
  assert.equal(found.body.items[0].serviceSlug, 'LIBRARY_CARD')
  assert.equal((await textOf(own))?.state, 'changed')
  await portal.database.query(
    sql`update text_overrides set own = jsonb_set(own::jsonb, '{ar,other}', '"كانت غير ذلك"')::json, revision = 2 where id = ${own}`,
  )
  await portal.portal.parts.textOverrides.load()
  await portal.portal.parts.catalogue.load()
  assert.equal((await definition()).translations.ar[serviceLabel], 'بطاقة مكتبة')
  const first = (await admin.call('GET texts', { query: { scope: 'LIBRARY_CARD' } } as never)).body.items[0]
  assert.equal(first?.state, 'stale')
  assert.equal(first?.before?.ar.other, 'كانت غير ذلك')
})

test('a file goes out and comes back the same; a dry run changes nothing; each row says what is wrong with it', async () => {
  const csv = await fileOf('scope=LIBRARY_QUESTION')
  const send = (text: string, dryRun: boolean) =>
    admin.send(`POST texts/import?dryRun=${dryRun}`, {
      raw: Buffer.from(`--b0undary\r\n${part}\r\n\r\n${text}\r\n--b0undary--\r\n`),
      headers: { 'content-type': 'multipart/form-data; boundary=b0undary' },
    })
  const same = await send(csv, true)
  assert.equal(same.status, 200, JSON.stringify(same.body))
  assert.ok(same.body.rows.every(({ outcome }: { outcome: string }) => outcome === 'same'))
  const key = csv.split('\r\n')[1]?.split(',')[0] ?? ''
  const edited = ['id,form,ar,en', `${key},other,'=1+1,Ask away`, 'NO:SUCH,other,a,b'].join('\r\n')
  const dry = (await send(edited, true)).body
  assert.deepEqual(
    dry.rows.map(({ outcome }: { outcome: string }) => outcome),
    ['ready', 'refused'],
  )
  assert.equal((await textOf(key))?.state, 'own')
  assert.equal((await send(edited, false)).body.changed, 1)
  const changed = await textOf(key)
  assert.deepEqual(changed?.written, { ar: { other: '=1+1' }, en: { other: 'Ask away' } })
  const again = await fileOf('scope=LIBRARY_QUESTION&state=changed')
  assert.ok(again.includes(`"'=1+1"`), again)
  assert.equal((await send('id,form\r\nx,y', true)).body.error.code, 'CSV_COLUMNS')
})

test('citizens and case officers neither read nor write them', async () => {
  for (const who of [await portal.citizen(), await portal.employee(['CASE_OFFICER'])])
    assert.equal((await who.send('GET texts')).status, 403)
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  assert.equal((await designer.send('GET texts?limit=1')).status, 200)
})

const importFile = (text: string, dryRun = false) =>
  admin.send(`POST texts/import?dryRun=${dryRun}`, {
    raw: Buffer.from(`--b0undary\r\n${part}\r\n\r\n${text}\r\n--b0undary--\r\n`),
    headers: { 'content-type': 'multipart/form-data; boundary=b0undary' },
  })
const cardTexts = async () => {
  const { items } = (await admin.call('GET texts', { query: { scope: 'LIBRARY_CARD', limit: 100 } } as never))
    .body
  return items.filter(
    ({ own, revision }) => revision === 0 && !/[{},"]/.test(`${own.ar.other}${own.en.other}`),
  )
}
/** The row of a text in a file, with other words. */
const withWords = (csv: string, id: string, ar: string, en: string) =>
  csv
    .split('\r\n')
    .map(line => (line.startsWith(`${id},`) ? line.replace(/,[^,]*,[^,]*$/, `,${ar},${en}`) : line))
    .join('\r\n')

test('a file undoes nothing that colleagues wrote since its download, and names old and new words', async () => {
  const [edited, written, both] = await cardTexts()
  assert.ok(edited && written && both)
  const csv = await fileOf('scope=LIBRARY_CARD')
  await write(admin, written.id, 0, { en: { other: 'A correction' } })
  await write(admin, both.id, 0, { en: { other: 'Their words' } })
  const file = withWords(withWords(csv, edited.id, 'كلمات', 'My words'), both.id, '', 'My other words')
  const dry = (await importFile(file, true)).body
  const rowOf = (id: string) => dry.rows.find((row: { id: string }) => row.id === id)
  assert.deepEqual([dry.changed, dry.refused], [1, 1])
  assert.deepEqual(
    [rowOf(edited.id).outcome, rowOf(edited.id).before, rowOf(edited.id).after],
    ['ready', {}, { ar: { other: 'كلمات' }, en: { other: 'My words' } }],
  )
  assert.equal(rowOf(written.id).outcome, 'same')
  assert.deepEqual(
    [rowOf(both.id).outcome, rowOf(both.id).errors[0].key],
    ['refused', 'textChangedMeanwhile'],
  )
  assert.equal((await importFile(file)).body.changed, 1)
  assert.equal((await textOf(edited.id))?.written.en?.other, 'My words')
  assert.equal((await textOf(written.id))?.written.en?.other, 'A correction')
  assert.equal((await textOf(both.id))?.written.en?.other, 'Their words')
})

test('of two imports of the same texts one is whole and the other changes nothing', async () => {
  const texts = (await cardTexts()).slice(0, 20)
  assert.ok(texts.length > 5)
  const fileWith = (word: string) =>
    ['id,form,revision,ar,en', ...texts.map(({ id }) => `${id},other,0,${word},${word}`)].join('\r\n')
  await Promise.all(['First', 'Second'].map(word => importFile(fileWith(word))))
  const rows = await portal.database.query<{ word: string; count: number }>(
    sql`select written->'en'->>'other' as word, count(*)::int as count from text_overrides
      where id = any(${texts.map(({ id }) => id)}::text[]) group by 1`,
  )
  assert.deepEqual(
    rows.map(({ count }) => count),
    [texts.length],
  )
})

test('an older version of a service shows the words in force', async () => {
  const [text] = await cardTexts()
  assert.ok(text)
  await write(admin, text.id, 0, { en: { other: 'Mended words' } })
  const card = (await catalogueStore(portal.database).services()).find(({ slug }) => slug === 'LIBRARY_CARD')
  assert.ok(card)
  const changed = uncheckedDefinition({ ...card.definition, durationDays: 99 })
  await catalogueStore(portal.database).publish(randomUUID(), changed)
  await portal.portal.catalogue.load()
  const citizen = await portal.citizen()
  for (const version of [card.version, card.version + 1]) {
    const filter = encodeURIComponent(JSON.stringify({ where: { serviceSlug: 'LIBRARY_CARD', version } }))
    const { body } = await citizen.send(`GET dynamic_services/findOne?filter=${filter}`)
    assert.deepEqual([body.version, body.translations.en[text.place]], [version, 'Mended words'])
  }
})
