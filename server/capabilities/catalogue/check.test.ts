// Days that no month has are refused wherever a definition names one.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { loadForms } from '@bawaba/forms/engine/proven-patterns.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { issuesOf, warningsOf } from './check.ts'
import { readServiceFolders } from './folder.ts'

const forms = await loadForms(platformKinds)
const question = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_QUESTION',
)
const issuesWith = async (part: Partial<ServiceDefinition>) => {
  assert.ok(question)
  const definition = { ...structuredClone(question), ...part }
  const categories = new Set(definition.categoryIds)
  const issues = await issuesOf(definition, { forms, checkScripts: async () => [], categories })
  return issues.map(({ key, place }) => `${key} ${place}`)
}

test('an impossible day stands neither in availability nor in the dates of a service', async () => {
  assert.deepEqual(await issuesWith({}), [])
  assert.deepEqual(await issuesWith({ availability: { kind: 'until', day: '2026-02-28' } }), [])
  assert.deepEqual(await issuesWith({ availability: { kind: 'until', day: '2026-02-31' } }), [
    'badDay availability.day',
  ])
  assert.deepEqual(await issuesWith({ fromDate: '2026-04-31', toDate: '2026-06-31T10:00:00Z' }), [
    'badDay fromDate',
    'badDay toDate',
  ])
  assert.deepEqual(await issuesWith({ fromDate: '2026-04-30', toDate: '2026-06-30T10:00:00.5+02:00' }), [])
})

test('days of each month that no February has get a warning, which prevents nothing', async () => {
  const warnings = async (from: number, to: number) => {
    const availability = { kind: 'monthly', from, to } as const
    assert.deepEqual(await issuesWith({ availability }), [])
    return warningsOf({ availability } as never).map(({ key, place }) => `${key} ${place}`)
  }
  assert.deepEqual(await warnings(30, 31), ['missesFebruary availability'])
  assert.deepEqual(await warnings(29, 29), ['missesFebruary availability'])
  assert.deepEqual(await warnings(28, 31), [])
  assert.deepEqual(await warnings(30, 5), [])
})

test('a condition of eligibility that no applicant can meet is not published', async () => {
  const rule = (when: object) => {
    const translations = structuredClone(question?.translations ?? { ar: {}, en: {} })
    for (const words of [translations.ar, translations.en]) words['who.1'] = 'Adults · البالغون'
    return issuesWith({
      translations,
      eligibility: ['who.1'],
      eligibilityRules: [{ text: 'who.1', when: when as never, instead: 'who.1' }],
    })
  }
  assert.deepEqual(await rule({ field: 'age', is: 'gte', value: 21 }), [])
  assert.deepEqual(await rule({ field: 'bornOn', is: 'lte', value: '2005-01-01' }), [])
  for (const when of [
    { field: 'age', is: 'gte', value: '21' },
    { field: 'age', is: 'older', value: 21 },
    { field: 'bornOn', is: 'lte', value: 2005 },
  ]) {
    const issues = await rule(when)
    assert.ok(issues.length > 0, JSON.stringify(when))
    assert.ok(
      issues.every(text => text.endsWith('eligibilityRules.0.when')),
      issues.join(),
    )
  }
})
