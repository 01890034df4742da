// The standard library: every flow and every block fits its schema, has its texts and can be published as it stands.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { createForms } from '@bawaba/forms/index.ts'
import { standardSchema } from '@bawaba/forms/schema/standard.ts'
import { expand } from '@bawaba/forms/standard/expand.ts'
import type { Json } from '@bawaba/forms/standard/standard.ts'
import { promisesIn } from '@bawaba/forms/workflow/promise-sentences.ts'
import type { Text } from '@bawaba/language/index.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { installed, kindsOf } from '../../programmes.ts'
import { issuesOf } from './check.ts'
import { lineOf } from './line-of.ts'
import { schemaOf } from './shape.ts'
import { standardLibrary } from './standard-library.ts'
import { standardSchemaFile, standardSchemaText } from './write-service-schema.ts'

const library = standardLibrary()
const forms = createForms(platformKinds)
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
const fileSchema = schemaOf(kindsOf(installed), 'file')
const fits = ajv.compile(standardSchema(fileSchema))
const fitsService = ajv.compile(fileSchema)

const written = (workflow: unknown, fieldsSchema: Json): Json => ({
  serviceSlug: 'TRIED',
  serviceLabel: 'own',
  description: 'own',
  serviceType: 'request',
  categoryIds: [],
  activities: [{ activityId: 'APPLY', label: 'own', steps: [{ key: 'one', label: 'own', fieldsSchema }] }],
  workflow,
})
const textsIn = (language: keyof Text, texts: Record<string, Text>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]]))
const issuesIn = (service: Json) => {
  const { definition, issues, texts } = expand(service, library)
  assert.deepEqual(issues, [])
  const all = { ...texts, own: { ar: 'نص', en: 'Text' } }
  const translations = { ar: textsIn('ar', all), en: textsIn('en', all) }
  const checks = { forms, checkScripts: async () => [], categories: new Set<string>() }
  return issuesOf({ ...definition, translations }, checks)
}

test('docs/standard.schema.json is as the kinds make it: else run npm run schema', () =>
  assert.equal(readFileSync(standardSchemaFile, 'utf8'), standardSchemaText()))

const root = new URL('../../../', import.meta.url)
const standardFiles = globSync('forms/standard/*/*.json', { cwd: fileURLToPath(root) })

test('the file of every flow and of every block of questions is found', () =>
  assert.equal(standardFiles.length, library.flows.size + library.questions.size))

for (const path of standardFiles)
  test(`${path} fits the schema, and is named as its id`, () => {
    const item: { id: string } = JSON.parse(readFileSync(new URL(path, root), 'utf8'))
    assert.ok(fits(item), JSON.stringify(fits.errors))
    assert.ok(path.endsWith(`/${item.id}.json`))
  })

const name = { label: 'own', type: 'String', uniforms: { type: 'text' } }
/** A flow that leads on by what came of a deed outside leaves it to the service to say which deed. */
const withDeeds = (id: string): unknown => {
  const transitions = library.flows.get(id)?.workflow.transitions as
    | { at?: string; from: string[] }[]
    | undefined
  const codes = new Set((transitions ?? []).flatMap(({ at, from }) => (at === 'delivered' ? from : [])))
  const states = [...codes].map(code => ({ code, delivers: 'library.card' }))
  return states.length > 0 ? { use: id, states } : id
}
for (const id of library.flows.keys())
  test(`a service whose workflow is "${id}" fits the schema and can be published`, async () => {
    const service = written(withDeeds(id), { name })
    assert.ok(fitsService(service), JSON.stringify(fitsService.errors))
    assert.deepEqual(await issuesIn(service), [])
  })

for (const id of library.questions.keys())
  test(`a service that asks for "${id}" twice and in rows can be published`, async () => {
    const rows = { label: 'own', rowLabel: 'own', type: 'Array', uniforms: { type: 'Array' } }
    const service = written('review', {
      one: { use: id },
      two: { use: id, prefix: 'other' },
      list: { ...rows, fieldsSchema: { row: { use: id } } },
    })
    assert.ok(fitsService(service), JSON.stringify(fitsService.errors))
    assert.deepEqual(await issuesIn(service), [])
  })

test('what the library promises is what the portal does by itself', () => {
  const texts = [...library.questions.values(), ...library.flows.values()].flatMap(({ texts }) =>
    Object.entries(texts),
  )
  const found = new Set(
    texts.flatMap(([key, { ar, en }]) => ([...promisesIn(ar), ...promisesIn(en)].length > 0 ? [key] : [])),
  )
  // Every change of status is told to its applicant.
  assert.deepEqual([...found].toSorted(), ['next.review'])
})

test('a key means one thing in the whole library', () => {
  const seen = new Map<string, Text>()
  for (const { texts } of [...library.questions.values(), ...library.flows.values()])
    for (const [key, text] of Object.entries(texts)) {
      assert.deepEqual(seen.get(key) ?? text, text, key)
      seen.set(key, text)
    }
})

test('an editor is told of a flow that there is not, and of a misspelt change', () => {
  for (const [workflow, question] of [
    ['revew', name],
    [{ use: 'review', states: [{ code: 'NEW', duein: 3 }] }, name],
    ['review', { use: 'persona' }],
    ['review', { use: 'person', changes: { email: { optionnal: true } } }],
  ])
    assert.equal(
      fitsService(written(workflow, { question: question as Json })),
      false,
      JSON.stringify(workflow),
    )
  const changed = { use: 'review', states: [{ code: 'NEW', dueIn: 5, escalate: null }] }
  assert.ok(fitsService(written(changed, { name })), JSON.stringify(fitsService.errors))
})

test('the line of an issue is that of the deepest part that was written', () => {
  const text = JSON.stringify(written('review', { name, own: { use: 'person' } }), null, 2)
  const lines = text.split('\n')
  const at = (path: string) => lines[lineOf(text, path) - 1]?.trim()
  assert.equal(at('activities.APPLY.one.name.min'), '"name": {')
  assert.equal(at('activities.APPLY.one.own'), '"own": {')
  assert.equal(at('workflow.states.NEW'), '"workflow": "review"')
  assert.equal(at('activities.APPLY'), '{')
  assert.equal(lineOf(text, 'nothing.at.all'), 1)
})
