// What people select in their profile narrows their lists and counts, of citizens and of staff; it opens nothing, hides no
// request that is question for by name, and is nobody else's.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { uuid7 } from '../../../platform/database/index.ts'
import { uncheckedDefinition } from '../../../test-definition.ts'
import { openTestPortal, type Person, type TestPortal } from '../../../test-portal.ts'
import { catalogueStore, readServiceFolders } from '../../catalogue/index.ts'

const answers = { question: 'When is the garden branch open?' }
let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
  // A second category, to which one of the library's services goes over.
  const store = catalogueStore(portal.database)
  const newId = uuid7(Date.now, randomBytes)
  const name = { ar: 'الأسئلة', en: 'Questions' }
  await store.addCategory({ id: newId(), slug: 'questions', name, position: 10 })
  const all = readServiceFolders(libraryCard.services)
  const found = all.find(({ serviceSlug }) => serviceSlug === 'LIBRARY_QUESTION') as ServiceDefinition
  const moved = { ...found, categoryIds: ['questions'] }
  await store.publish(newId(), uncheckedDefinition(moved))
  await portal.portal.load()
})
after(() => portal.close())

const ask = (who: Person): Promise<{ id: string; ID: string }> =>
  who.file(answers, { service: 'LIBRARY_QUESTION' })
const slugOf = { citizen: 'citizen', employee: 'employee' }
const select = async (who: Person, slug: keyof typeof slugOf, selectedLabels: unknown) =>
  who.send(`PATCH ${slug}/${who.id}`, { body: { data: { selectedLabels } } })
type Row = { ID: string; serviceSlug: string }
const rowsOf = async (who: Person, where?: object): Promise<Row[]> => {
  const filter = encodeURIComponent(JSON.stringify({ limit: 100, ...(where ? { where } : {}) }))
  const { body, headers } = await who.send(`GET dynamic_services/requestsInbox?total=true&filter=${filter}`)
  assert.equal(headers['x-total-count'], String(body.length))
  return body
}
const listed = async (who: Person, where?: object): Promise<string[]> =>
  (await rowsOf(who, where)).map(({ ID }) => ID).sort()
const servicesOf = async (who: Person): Promise<string[]> => [
  ...new Set((await rowsOf(who)).map(({ serviceSlug }) => serviceSlug)),
]
const counted = async (who: Person) =>
  Object.keys((await who.send('GET dynamic_services/inbox/count')).body.byService).sort()

test('a citizen narrows their own requests, and finds all of them again', async () => {
  const citizen = await portal.citizen()
  const card = await citizen.file()
  const question = await ask(citizen)
  const all = [card.ID, question.ID].sort()
  assert.deepEqual(await listed(citizen), all)

  const saved = await select(citizen, 'citizen', ['questions'])
  assert.deepEqual([saved.status, saved.body.selectedLabels], [200, ['questions']])
  assert.deepEqual(saved.body.data.selectedLabels, ['questions'])
  assert.deepEqual(await listed(citizen), [question.ID])
  assert.deepEqual(await listed(citizen, { statusKind: 'open' }), [question.ID])
  // Whoever names a request or a service means it.
  assert.deepEqual(await listed(citizen, { ID: card.ID }), [card.ID])
  assert.deepEqual(await listed(citizen, { serviceSlug: 'LIBRARY_CARD' }), [card.ID])
  assert.deepEqual((await citizen.send(`GET LIBRARY_CARD/${card.id}`)).body.ID, card.ID)
  const emptied = await select(citizen, 'citizen', [])
  assert.deepEqual([emptied.status, emptied.body.selectedLabels], [200, []])
  assert.deepEqual(await listed(citizen), all)
  for (const wrong of [['housing'], 'questions', [7]])
    assert.equal((await select(citizen, 'citizen', wrong)).status, 422, JSON.stringify(wrong))
})

test('an officer narrows list and counts within what they are given; a colleague reads on', async () => {
  const citizen = await portal.citizen()
  await citizen.file()
  const question = await ask(citizen)
  const officer = await portal.employee(['CASE_OFFICER'])
  const colleague = await portal.employee(['CASE_OFFICER'])
  const librarian = await portal.employee(['CASE_OFFICER'], ['LIBRARY_CARD'])
  const before = await listed(colleague)
  assert.deepEqual(await counted(officer), ['LIBRARY_CARD', 'LIBRARY_QUESTION'])

  await select(officer, 'employee', ['questions'])
  assert.deepEqual(await servicesOf(officer), ['LIBRARY_QUESTION'])
  assert.ok((await listed(officer)).includes(question.ID))
  assert.deepEqual(await counted(officer), ['LIBRARY_QUESTION'])
  const inbox = (await officer.send('GET dynamic_services/inbox')).body
  assert.ok(inbox.items.length > 0 && inbox.total === inbox.items.length)
  assert.ok(inbox.items.every((item: any) => item.service.serviceSlug === 'LIBRARY_QUESTION'))
  const wheres = [{ statusKind: 'open' }, { serviceSlug: 'LIBRARY_CARD' }]
  const { counts } = (await officer.send('POST dynamic_services/requestsInbox/counts', { body: { wheres } }))
    .body
  assert.deepEqual([counts[0], counts[1] > 0], [(await listed(officer)).length, true])
  assert.deepEqual(await listed(colleague), before)

  // It opens nothing that was closed.
  await select(librarian, 'employee', ['questions'])
  assert.deepEqual(await listed(librarian), [])
  assert.deepEqual(await counted(librarian), [])
  await select(librarian, 'employee', ['library', 'questions'])
  assert.deepEqual(await servicesOf(librarian), ['LIBRARY_CARD'])
})

test('it is told at sign-in, and stands in the model with the categories of the portal', async () => {
  const citizen = await portal.citizen()
  await select(citizen, 'citizen', ['library'])
  const again = await portal.browser()
  const session = await again.send('POST citizen/login', {
    body: { username: citizen.username, password: portal.password },
  })
  assert.deepEqual(session.body.user.selectedLabels, ['library'])
  const filter = encodeURIComponent(JSON.stringify({ where: { userSlug: 'employee' } }))
  const model = (await again.send(`GET dynamic_users/findOne?filter=${filter}`)).body
  const lists = model.activities.find(({ activityId }: any) => activityId === 'lists')
  const { options } = lists.steps[0].fieldsSchema.selectedLabels.uniforms
  assert.deepEqual(options.map(({ value }: any) => value).sort(), ['library', 'questions'])
})
