// Second doors to the words of codes, links and notifications about accounts: two administrators word them at every door.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OwnText } from '@bawaba/contract/entities/own-text.ts'
import { type NotificationKind, notificationKindRows } from '@bawaba/contract/notification-kinds.ts'
import { isGuardedKind } from '@bawaba/contract/notification-wording.ts'
import type { Text } from '@bawaba/language/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../test-portal.ts'
import { refused } from '../test-refused.ts'

let portal: TestPortal
let admin: Person
let second: Person
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN', 'SERVICE_DESIGNER'])
  second = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const textOf = async ({ ar, en }: Text): Promise<OwnText> => {
  const { items } = (await admin.call('GET texts', { query: { q: en.slice(0, 60), limit: 100 } })).body
  const found = items.find(({ own }) => own.en.other === en && own.ar.other === ar)
  assert.ok(found, en)
  return found
}
const write = (who: Person, { id, revision }: OwnText, written: object) =>
  who.send(`PUT texts/${encodeURIComponent(id)}`, {
    body: written,
    headers: { 'if-match': `"${revision}"` },
  })
const template = (more: object = {}) => ({
  kind: 'forgotPassword',
  service: null,
  stage: null,
  title: { ar: 'رمز', en: 'Code' },
  text: { ar: 'الرمز {code}', en: 'Use {code}' },
  active: true,
  ...more,
})
const change = (who: Person, id: string, revision: number, body: object) =>
  who.send(`PATCH notificationTemplates/${id}`, { body, headers: { 'if-match': `"${revision}"` } })
const remove = (who: Person, id: string, revision: number) =>
  who.send(`DELETE notificationTemplates/${id}`, { headers: { 'if-match': `"${revision}"` } })

test('the standard words of a guarded notification wait for a second administrator among the texts too', async () => {
  const kinds = (Object.keys(notificationKindRows) as NotificationKind[]).filter(isGuardedKind)
  const words = kinds.flatMap(kind => [notificationKindRows[kind].title, notificationKindRows[kind].text])
  const states: [string, string][] = []
  for (const own of words) {
    const text = await textOf(own)
    const { body } = await write(admin, text, { en: { other: `${own.en} Today.` } })
    states.push([own.en, body.state])
  }
  assert.deepEqual(
    states,
    words.map(({ en }) => [en, 'proposed']),
  )
})

test('the subject of the message with a code waits for a second administrator, wherever else its words stand', async () => {
  const { place } = await textOf({ ar: 'رمز التأكيد', en: 'Your code' })
  assert.match(place, /codes\/messages\.ts/)
})

test('a guarded template moved from a kind that needs one administrator is off until a second turns it on', async () => {
  const { body: added } = await admin.send('POST notificationTemplates', {
    body: template({ kind: 'overdue', text: { ar: 'متأخر {number}', en: 'Late {number}' } }),
  })
  assert.equal(added.active, true)
  const moved = await change(admin, added.id, 1, {
    kind: 'forgotPassword',
    text: { ar: 'الرمز {code}', en: 'Use {code}' },
  })
  assert.deepEqual([moved.status, moved.body.active], [200, false])
  refused(await change(admin, added.id, 2, { active: true }), 'SECOND_WORDING')
  await remove(admin, added.id, 2)
})

test('a guarded template deleted and added again, or worded for one language alone, is off', async () => {
  const { body: added } = await admin.send('POST notificationTemplates', { body: template() })
  assert.equal((await change(second, added.id, 1, { active: true })).body.active, true)
  assert.equal((await remove(admin, added.id, 2)).status, 204)
  const again = await admin.send('POST notificationTemplates', { body: template() })
  assert.equal(again.body.active, false)
  const narrow = await admin.send('POST notificationTemplates', { body: template({ language: 'en' }) })
  assert.equal(narrow.body.active, false)
  await remove(admin, again.body.id, 1)
  await remove(admin, narrow.body.id, 1)
})

test('two calls at once of one administrator turn no guarded template on', async () => {
  const { body: added } = await admin.send('POST notificationTemplates', { body: template() })
  await Promise.all([
    change(admin, added.id, 1, { text: { ar: 'الرمز {code}.', en: 'Take {code}' }, active: true }),
    change(admin, added.id, 1, { active: true, title: { ar: 'رمزك', en: 'Yours' } }),
  ])
  const { body } = await admin.send(`GET notificationTemplates/${added.id}`)
  assert.equal(body.active, false)
  await remove(admin, added.id, body.revision)
})

test('a file with the same words twice, or one form after the other, confirms nothing', async () => {
  const text = await textOf(notificationKindRows.accountOpened.text)
  const words = 'Portal: {who} opened it. {link}'
  const line = `${text.id},other,${text.revision},,${words}`
  const boundary = 'b0undary'
  const raw = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="t.csv"\r\ncontent-type: text/csv\r\n\r\n${['id,form,revision,ar,en', line, line].join('\r\n')}\r\n--${boundary}--\r\n`,
  )
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  await admin.send('POST texts/import?dryRun=false', { raw, headers })
  const now = await textOf(notificationKindRows.accountOpened.text)
  assert.deepEqual(now.written, {})
})

test('whoever disables the other administrator writes no guarded words alone for a week', async () => {
  const third = await portal.employee(['BFM_ADMIN'])
  for (const { id } of [second, third])
    assert.equal((await admin.send(`POST users/${id}/disable`)).status, 200)
  const text = await textOf(notificationKindRows.forgotPassword.text)
  const { body } = await write(admin, text, { en: { other: '{code}: reset' } })
  assert.equal(body.state, 'proposed')
  const { body: added } = await admin.send('POST notificationTemplates', { body: template() })
  assert.equal(added.active, false)
})
