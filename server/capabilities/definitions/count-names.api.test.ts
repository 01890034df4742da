// A definition may name its counts minEntries/maxEntries: they are stored, answered and judged as minCount/maxCount.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { readServiceFolders } from '../catalogue/index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const question = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_QUESTION',
)
/** A service that asks for some of three choices, with these counts. */
const serviceWith = (serviceSlug: string, counts: object) => {
  const definition: any = structuredClone(question)
  const { serviceLabel: label, activities } = definition
  activities[0].steps[0].fieldsSchema = {
    choices: {
      label,
      type: 'Array',
      uniforms: { type: 'checkbox', options: ['A', 'B', 'C'].map(value => ({ value, label })) },
      ...counts,
    },
  }
  return { ...definition, serviceSlug, hooks: undefined, contact: undefined }
}
const created = async (definition: object) => {
  const who = await portal.employee(['SERVICE_DESIGNER'])
  const answer = await who.send('POST dynamic_services', { body: { definition } })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  const { id } = answer.body
  return {
    who,
    id,
    draft: answer.body.definition,
    check: () => who.send(`POST dynamic_services/${id}/check`),
  }
}
const choicesOf = (definition: any) => definition.activities[0].steps[0].fieldsSchema.choices

test('minEntries and maxEntries are stored as minCount and maxCount, and answers are judged by them', async () => {
  const { who, id, draft, check } = await created(serviceWith('ENTRIES', { minEntries: 1, maxEntries: 2 }))
  const { minCount, maxCount, ...others } = choicesOf(draft)
  assert.deepEqual([minCount, maxCount, 'minEntries' in others], [1, 2, false])
  assert.deepEqual((await check()).body, [])
  const published = await who.send(`POST dynamic_services/${id}/publish`, {
    body: { reason: 'New', drafts: 'carry' },
  })
  assert.equal(published.status, 200, JSON.stringify(published.body))
  const citizen = await portal.citizen()
  const { activityId } = draft.activities[0]
  const refused = await citizen.send('POST ENTRIES', {
    body: { activityId, data: { choices: ['A', 'B', 'C'] } },
  })
  assert.deepEqual(
    refused.body.error.details.map(({ key }: { key: string }) => key),
    ['betweenCount'],
  )
  assert.equal(
    (await citizen.send('POST ENTRIES', { body: { activityId, data: { choices: ['A'] } } })).status,
    201,
  )
})

test('different values under both names are a finding at the other name, and are not published', async () => {
  const { who, id, check } = await created(serviceWith('TWO_COUNTS', { minCount: 1, minEntries: 2 }))
  const [issue, ...others] = (await check()).body
  assert.deepEqual(others, [])
  assert.deepEqual([issue.key, issue.place.split('.').at(-1)], ['twoCounts', 'minEntries'])
  assert.match(issue.text.en, /two names/)
  const refused = await who.send(`POST dynamic_services/${id}/publish`, {
    body: { reason: 'New', drafts: 'carry' },
  })
  assert.equal(refused.status, 422)
})
