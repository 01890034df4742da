// Words of staff stand wherever a text of the product is read: in files as on pages. There is one way to a text.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { cardAnswers, openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { productId } from './product-texts.ts'

let portal: TestPortal
let admin: Person
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN', 'REPORT_MANAGER'])
})
after(() => portal.close())

const say = async (own: { ar: string; en: string }, en: string) => {
  const id = productId({ ar: { other: own.ar }, en: { other: own.en } })
  const answer = await admin.send(`PUT texts/${id}`, {
    body: { en: { other: en } },
    headers: { 'if-match': '"0"' },
  })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
}

test('in the heads, the values and the name of an export', async () => {
  await say({ ar: 'رقم الطلب', en: 'Request number' }, 'Our reference')
  await say({ ar: 'قُدم من', en: 'Filed from' }, 'Came by')
  await say({ ar: 'الموقع', en: 'Website' }, 'The web')
  await say({ ar: 'طلبات', en: 'Requests' }, 'Cases')
  await (await portal.citizen()).file(cardAnswers)
  const spec = { measure: 'counts', by: 'service', every: 'month' }
  const made = await admin.send('POST exports', {
    body: { kind: 'requests', format: 'csv', spec },
    headers: { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'en' },
  })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  await portal.portal.makeExports()
  const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `/api/exports/${made.body.id}/content?mode=EMPLOYEE`
  const headers = { cookie, 'accept-language': 'en' }
  const file = await portal.portal.app.inject({ method: 'GET', url, headers })
  const [heads = '', row = ''] = file.body.replace('\uFEFF', '').split('\r\n')
  assert.match(heads, /^Our reference,.*,Came by,/)
  assert.match(row, /,The web,/)
  assert.match(String(file.headers['content-disposition']), /Cases/)
})

const root = join(import.meta.dirname, '../../..')
/** A text of a module of words, read by its language: no words of staff could stand in its place. */
const direct =
  /\b(?:messages|words|heads?|\w+Messages|\w+Words|\w+Heads?|\w+Names|channels|movements)(?:\.\w+|\[[^\]\n]+\])*\[(?:\w+\.)?language\]/
/** The description of the API and the sign-in of a demo keep their own words; so does a person's. */
const isLeftOut = (path: string): boolean =>
  /\.test\.ts$|openapi|docs-page|docs-messages|identity-provider|letters[\\/]sheet\.ts$/.test(path)

test('no source reads a text of the product past them', () => {
  assert.match('groupHeads[spec.by][language]', direct, 'a seeded one is found')
  assert.match('messages.end[call.language]', direct)
  const sources = globSync('{contract,forms,server,programmes/*/server}/**/*.ts', { cwd: root }).filter(
    path => !isLeftOut(path) && !path.includes('node_modules'),
  )
  assert.ok(sources.length > 500, `${sources.length} sources were read`)
  const found = sources.filter(path => direct.test(readFileSync(join(root, path), 'utf8')))
  assert.deepEqual(found, [])
})
