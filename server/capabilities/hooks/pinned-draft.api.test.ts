// A draft that keeps its version is asked, offered options, prefilled, priced and judged by that version; another person's
// draft opens no earlier version.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { uncheckedDefinition } from '../../test-definition.ts'
import { cardAnswers, openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { catalogueStore, readServiceFolders } from '../catalogue/index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const slug = 'PINNED_CARD'
const lazy = {
  label: 'f.fullName',
  type: 'String',
  uniforms: { type: 'select' },
  lazyLoad: { apiDependencies: [] },
}
/** `question` is asked by this version alone; `place` by both, with one option each. */
const publish = async (
  id: string,
  version: { question: string; option: string; price: string; drafts?: 'keep' },
) => {
  const card = readServiceFolders(libraryCard.services).find(each => each.serviceSlug === 'LIBRARY_CARD')
  const definition = structuredClone({ ...card, serviceSlug: slug }) as any
  const [step] = definition.activities[0].steps
  step.fieldsSchema.fullName.prefill = version.question === 'before' ? 'name' : undefined
  Object.assign(step.fieldsSchema, { [version.question]: lazy, place: lazy })
  definition.hooks = {
    fieldHandler: `function fieldHandler() { return { options: [{ value: '${version.option}', label: 'branch.GARDEN' }] } }`,
    fees: `function fees() { return { currency: 'EGP', items: [{ label: 'branch.GARDEN', amount: '${version.price}' }] } }`,
  }
  const how = version.drafts ? { drafts: version.drafts } : {}
  await catalogueStore(portal.database).publish(id, uncheckedDefinition(definition), how as never)
  await portal.portal.loadCatalogue()
}
const ask = (who: Person, field: string, ref: object) =>
  who.send(`POST ${slug}/fieldHandler`, { body: { activityId: 'APPLY', field, data: {}, ...ref } })

test('the form of a kept draft is one version in every call', async () => {
  const [id, draftId] = [randomUUID(), randomUUID()]
  await publish(id, { question: 'before', option: 'OLD', price: '5.00' })
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const body = { version: 1, activityId: 'APPLY', answers: { fullName: 'x' } }
  await me.send(`PUT drafts/${slug}/${draftId}`, { body })
  await publish(id, { question: 'after', option: 'NEW', price: '9.00', drafts: 'keep' })
  const ref = { version: 1, draftId }
  const offered = async (who: Person, at: object) => (await ask(who, 'place', at)).body.options[0].value

  assert.equal((await ask(me, 'before', ref)).status, 200, 'a question of version 1 alone')
  assert.equal(await offered(me, ref), 'OLD')
  assert.equal(await offered(me, {}), 'NEW', 'a new form')
  assert.equal(await offered(other, ref), 'NEW', 'the draft is not theirs')
  assert.equal(await offered(me, { version: 1, draftId: randomUUID() }), 'NEW', 'no such draft')

  const data = { ...cardAnswers, before: 'OLD', place: 'OLD' }
  const fees = await me.send(`POST ${slug}/fees`, { body: { data, ...ref } })
  assert.match(JSON.stringify(fees.body), /5\.00/)
  const isKnown = async (query: string) =>
    'fullName' in (await me.send(`GET ${slug}/prefill${query}`)).body.answers
  assert.deepEqual([await isKnown(`?version=1&draftId=${draftId}`), await isKnown('')], [true, false])

  const filed = await me.send(`POST ${slug}`, {
    body: { data, ...ref },
    headers: { 'idempotency-key': draftId },
  })
  assert.equal(filed.status, 201, JSON.stringify(filed.body))
})
