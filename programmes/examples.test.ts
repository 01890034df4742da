// Every service of every programme: publishable, and its examples judged as they say.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Answers, createForms, type FormDefinition, platformKinds } from '@bawaba/forms/index.ts'
import type { Text } from '@bawaba/language/index.ts'

type Example = { name: string; activityId: string; data: Answers }
type Examples = { valid: (Example & { stored?: Answers })[]; invalid: (Example & { faults: string[] })[] }

const context = { today: '2026-11-20' }
const forms = createForms(platformKinds)
const root = import.meta.dirname
const read = (folder: string, file: string) => JSON.parse(readFileSync(join(root, folder, file), 'utf8'))

const definitionIn = (folder: string): FormDefinition => {
  const texts = Object.entries(read(folder, 'texts.json') as Record<string, Text>)
  const inLanguage = (language: keyof Text) =>
    Object.fromEntries(texts.map(([key, text]) => [key, text[language]]))
  return { ...read(folder, 'service.json'), translations: { ar: inLanguage('ar'), en: inLanguage('en') } }
}

for (const file of globSync('*/services/*/service.json', { cwd: root }).sort()) {
  const folder = join(file, '..')
  const service = () => forms.compile(definitionIn(folder))

  test(`${folder} has nothing against publishing`, () => {
    assert.deepEqual(forms.check(definitionIn(folder)), [])
  })

  const { valid, invalid } = read(folder, 'examples.json') as Examples
  test(`${folder} has examples of both sorts`, () => {
    assert.ok(valid.length > 0 && invalid.length > 0)
  })
  for (const { name, activityId, data, stored = {} } of valid)
    test(`${folder} takes: ${name}`, () => {
      const verdict = service().accept(activityId, data, context)
      assert.ok(verdict.ok, verdict.ok ? '' : JSON.stringify(verdict.faults))
      for (const [field, value] of Object.entries(stored)) assert.deepEqual(verdict.data[field], value, field)
      assert.deepEqual(service().accept(activityId, verdict.data, context), verdict)
    })
  for (const { name, activityId, data, faults } of invalid)
    test(`${folder} refuses: ${name}`, () => {
      const verdict = service().accept(activityId, data, context)
      assert.ok(!verdict.ok)
      assert.deepEqual(verdict.faults.map(({ field }) => field).sort(), [...faults].sort())
    })
}
