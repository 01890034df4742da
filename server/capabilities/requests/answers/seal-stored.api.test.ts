// What former versions stored open: read and found as it is, sealed by the next tidying, in the history by its owner alone.

import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createDatabase, json, raw, sql } from '../../../platform/database/index.ts'
import { derivedRing, fixedKeys } from '../../../platform/keys.ts'
import { createSeal } from '../../../platform/sealed.ts'
import { uncheckedDefinition } from '../../../test-definition.ts'
import { openTestPortal, type Person, type TestPortal } from '../../../test-portal.ts'
import { placesOf, sealedService, storedBy } from '../../../test-sealed.ts'
import { catalogueStore } from '../../catalogue/index.ts'
import { sealStore } from './seal-store.ts'
import { sealStoredHistory } from './seal-stored.ts'
import { createStoredAnswers } from './stored-answers.ts'

let former: TestPortal
let portal: TestPortal
let officer: Person
const service = 'FORMER'
const definition = sealedService(service)
const data = {
  fullName: 'Layla Hassan',
  birthDate: '1991-03-27',
  identity: 'NATIONAL_ID',
  branch: 'RIVER',
  booksAtOnce: 5,
  subjects: ['HISTORY'],
  rules: true,
  nationalId: '29104120103458',
  income: 7_123_456,
  mobile: '+971501234567',
  office: 'P29104120103458',
  family: [{ name: 'Mona', passport: 'B7654321' }],
}
const later = { mobile: '+971507654321' }
const canaries = [
  data.nationalId,
  String(data.income),
  data.mobile,
  'B7654321',
  later.mobile,
  'Is it 5512345?',
]
let id = ''

before(async () => {
  former = await openTestPortal()
  const store = catalogueStore(former.database)
  // The former version knew the mark and stored by nobody's.
  await store.publish(randomUUID(), uncheckedDefinition(sealedService(service, false), 'former'))
  await former.portal.loadCatalogue()
  const person = await former.citizen()
  officer = await former.employee(['CASE_OFFICER'])
  const filed = await person.file(data, { service })
  id = filed.id
  const question = { informationAsked: canaries.at(-1) }
  const waiting = await officer.act(filed, 'ASK_INFORMATION', { data: question, ask: { fields: ['mobile'] } })
  await person.act(waiting, 'SUPPLY_INFORMATION', { data: later })
  const trigger = (state: string) =>
    former.database.query(raw(`alter table service_versions ${state} trigger user`), { named: false })
  await trigger('disable')
  await former.database.query(
    sql`update service_versions set definition = ${json(definition)}::json
      where service_id = (select id from services where slug = ${service})`,
  )
  await trigger('enable')
  await former.database.query(sql`update services set hot_version = null where slug = ${service}`)
  await former.database.query(sql`update requests set sealed_at = null`)
  await former.database.query(
    sql`update requests set client_hooks_data = ${json({ seen: data })}::jsonb where id = ${id}`,
  )
  portal = await openTestPortal({}, former)
  officer = await portal.employee(['CASE_OFFICER'])
})
after(async () => {
  await portal?.close()
  await former.close()
})

const tables = async () => placesOf(await storedBy(portal), canaries)
const found = async (where: object): Promise<number> => {
  const { body } = await officer.call('POST :service/query', {
    params: { service },
    body: { filter: { where } },
  })
  return body.length
}
const isRead = async () => {
  const seen = await officer.read({ serviceSlug: service, id })
  assert.deepEqual(seen.data, { ...seen.data, ...data, ...later })
  const supplied = seen.history.find(({ before }) => before)
  assert.deepEqual([supplied?.data?.mobile, supplied?.before?.mobile], [later.mobile, data.mobile])
  assert.ok(JSON.stringify(seen.history).includes('Is it 5512345?'))
}
const isFound = async () => {
  assert.equal(await found({ 'data.nationalId': data.nationalId }), 1)
  assert.equal(await found({ 'data.income': data.income }), 1)
  assert.equal(await found({ 'data.nationalId': '29104120103459' }), 0)
}
const historyStore = (url: string) => {
  const database = createDatabase({ url, log: () => undefined, statementTimeout: 30_000 })
  const seal = createSeal(fixedKeys(derivedRing(portal.secret)), randomBytes)
  const stored = createStoredAnswers({ seal, definitionOf: async () => definition })
  return { database, run: () => sealStoredHistory(sealStore(database), stored) }
}

test('answers of a former version are read and found, and the next tidying seals them', async () => {
  await isRead()
  await isFound()
  assert.deepEqual(await tables(), ['public.request_history', 'public.requests'])
  await portal.portal.upkeep.fill(0)
  await portal.portal.loadCatalogue()
  await isFound()
  await portal.portal.tidy()
  assert.deepEqual(await tables(), ['public.request_history'])
  await isRead()
  await isFound()
  const [marked] = await portal.database.query<{ count: number }>(
    sql`select count(*)::int as count from requests where service_slug = ${service} and sealed_at is null`,
  )
  assert.equal(marked?.count, 0)
})

test('the history is sealed by the role that owns it, by no other, and is changed in no other way', async () => {
  const server = historyStore(portal.serverUrl)
  await assert.rejects(server.run(), /never changed/)
  await server.database.close()
  const owner = historyStore(portal.url)
  assert.ok((await owner.run()) >= 2)
  assert.equal(await owner.run(), 0)
  assert.deepEqual(await tables(), [])
  await isRead()
  for (const change of [
    `detail = detail || '{"to": "APPROVED"}'`,
    `detail = detail - 'before'`,
    `detail = detail || '{"data": {}}' where not detail ? 'data'`,
    `kind = 'comment'`,
    `at = now()`,
  ])
    await assert.rejects(
      owner.database.query(raw(`update request_history set ${change}`), { named: false }),
      /never changed/,
      change,
    )
  await owner.database.close()
})

test('what a server of the former version writes beside this one is sealed by the next tidying', async () => {
  await portal.database.query(
    sql`update requests set data = data || ${json(later)}::jsonb, revision = revision + 1 where id = ${id}`,
  )
  assert.deepEqual(await tables(), ['public.requests'])
  await isRead()
  await portal.portal.tidy()
  assert.deepEqual(await tables(), [])
  await isRead()
})
