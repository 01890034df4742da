// Random workflows walked by random people over the real API and store: what holds of the rules holds of the whole.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { checkService } from '@bawaba/forms/index.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import fc from 'fast-check'
import { uncheckedDefinition } from '../../test-definition.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { catalogueStore, readServiceFolders } from '../catalogue/index.ts'
import { anyWalk, anyWorkflow, assertHistory, type Someone, type Walked, walk } from './test-walks.ts'

const runs = 8
let portal: TestPortal
let people: Record<Someone, Awaited<ReturnType<TestPortal['citizen']>>>
before(async () => {
  portal = await openTestPortal()
  people = {
    applicant: await portal.citizen(),
    CASE_OFFICER: await portal.employee(['CASE_OFFICER']),
    SUPERVISOR: await portal.employee(['SUPERVISOR']),
  }
})
after(() => portal.close())

const base = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_QUESTION',
)
assert.ok(base)

const filed = async (slug: string): Promise<Walked & { ids(): Promise<string[]> }> => {
  const request = await people.applicant.file({ word: 'yes' }, { service: slug })
  const read = (who: Someone) => people[who].read(request)
  return {
    ids: async () => (await read('CASE_OFFICER')).history.map(({ id }) => id).reverse(),
    see: async () => {
      const { status, revision, history } = await read('CASE_OFFICER')
      return { status, revision, history: history.reverse() }
    },
    can: async who => (await read(who)).can,
    act: async (who, activityId, revision) => {
      const { status } = await people[who].call('PATCH :service/:id', {
        params: { service: slug, id: request.id },
        body: { activityId },
        headers: { 'if-match': `"${revision}"` },
      })
      assert.ok([200, 404, 409].includes(status), `${status}`)
      return status === 200
    },
  }
}

test('random people on random workflows: nobody is stranded, the history is whole and in order', async () => {
  const store = catalogueStore(portal.database)
  const sound = anyWorkflow('FLOW').filter(
    definition => checkService(definition, portal.portal.forms).length === 0,
  )
  const cases = fc.sample(fc.tuple(sound, anyWalk), { numRuns: runs, seed: 20_261_122 })
  for (const [index, [definition, tries]] of cases.entries()) {
    const slug = `FLOW_${index}`
    const { ar, en } = definition.translations
    const published = {
      ...base,
      ...definition,
      serviceSlug: slug,
      hooks: {},
      allowAnonymous: false,
      translations: {
        ar: { ...base.translations.ar, ...ar },
        en: { ...base.translations.en, ...en },
      },
    }
    await store.publish(randomUUID(), uncheckedDefinition(published, slug))
    await portal.portal.loadCatalogue()
    const request = await filed(slug)
    await walk({ ...definition, serviceSlug: slug }, request, tries)
    assertHistory(definition, await request.see())
    const ids = await request.ids()
    assert.deepEqual(ids, [...ids].sort(), 'entries stand in the order of time')
  }
  await portal.portal.tidy()
  assert.equal((await portal.portal.app.inject({ url: '/healthz' })).json().stranded, 0)
})
