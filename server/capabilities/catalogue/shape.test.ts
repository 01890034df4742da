// The schema for authors: written as generated, every shipped service fits it, and each fault of shape has its place.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { createForms } from '@bawaba/forms/index.ts'
import { withOperations } from '@bawaba/forms/schema/operations-document.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { installed, kindsOf } from '../../programmes.ts'
import { readServiceFolders, serviceFolders } from './folder.ts'
import { schemaOf, shapeIssues } from './shape.ts'
import {
  besideFiles,
  expressionsPage,
  kindsFile,
  kindsText,
  schemaFile,
  schemaText,
} from './write-service-schema.ts'

const { kinds } = createForms(platformKinds)
const root = new URL('../../../', import.meta.url)
const fits = new Ajv2020({ allErrors: true, strict: false, validateFormats: false }).compile(
  schemaOf(kindsOf(installed), 'file'),
)

test('docs/service.schema.json is as the kinds make it: else run npm run schema', () =>
  assert.equal(readFileSync(schemaFile, 'utf8'), schemaText()))

for (const [file, text] of besideFiles)
  test(`${file.pathname.split('/').at(-1)} is as it is generated: else run npm run schema`, () =>
    assert.equal(readFileSync(file, 'utf8'), text()))

test('docs/how-to/kinds.md is as the kinds make it: else run npm run schema', async () =>
  assert.equal(readFileSync(kindsFile, 'utf8'), await kindsText()))

test('the table of operations is as their words make it: else run npm run schema', () => {
  const page = readFileSync(expressionsPage, 'utf8')
  assert.equal(page, withOperations(page))
})

const serviceFiles = globSync('programmes/*/services/*/service.json', { cwd: fileURLToPath(root) })

test('the file of every service that is installed is found', () =>
  assert.equal(
    serviceFiles.length,
    installed.flatMap(({ services }) => (services ? serviceFolders(services) : [])).length,
  ))

for (const path of serviceFiles)
  test(`${path} names the schema and fits it`, () => {
    const file = new URL(path, root)
    const service = JSON.parse(readFileSync(file, 'utf8'))
    assert.equal(new URL(service.$schema, file).href, schemaFile.href)
    assert.ok(fits(service), JSON.stringify(fits.errors))
  })

test('a kind that ignores a property says so to an editor', () => {
  const entry = { label: 'a', type: 'Boolean', uniforms: { type: 'checkbox' }, regExp: 'x' }
  const activities = [
    { activityId: 'A', label: 'a', steps: [{ key: 's', label: 'a', fieldsSchema: { box: entry } }] },
  ]
  const workflow = { initial: 'N', states: [{ code: 'N', label: 'a', kind: 'done' }], transitions: [] }
  const service = {
    serviceSlug: 'BOX',
    serviceLabel: 'a',
    description: 'a',
    serviceType: 'request',
    categoryIds: [],
    activities,
    workflow,
  }
  assert.equal(fits(service), false)
  assert.equal(fits(JSON.parse(JSON.stringify(service).replace(',"regExp":"x"', ''))), true)
})

const sound = (): any =>
  structuredClone(
    readServiceFolders(libraryCard.services).find(({ serviceSlug }) => serviceSlug === 'LIBRARY_QUESTION'),
  )
const question = (definition: any) => definition.activities[0].steps[0].fieldsSchema.question

const defects: [key: string, path: string, plant: (definition: any) => unknown][] = [
  [
    'unknownProperty',
    'activities.ASK.question.question.optionnal',
    definition => (question(definition).optionnal = true),
  ],
  ['unknownProperty', 'linearPatterns', definition => (definition.linearPatterns = [])],
  [
    'missingProperty',
    'activities.ASK.question.question.label',
    definition => delete question(definition).label,
  ],
  [
    'wrongShape',
    'activities.ASK.question.question.optional',
    definition => (question(definition).optional = 'yes'),
  ],
  [
    'badValue',
    'activities.ASK.question.question.type',
    definition => (question(definition).uniforms.type = 'hologram'),
  ],
  [
    'badValue',
    'workflow.transitions.0.by.0',
    definition => (definition.workflow.transitions[0].by = ['WIZARD']),
  ],
  [
    'badName',
    'activities.ASK.question.2nd',
    definition => (definition.activities[0].steps[0].fieldsSchema['2nd'] = question(definition)),
  ],
  [
    'badCondition',
    'activities.ASK.question.question.conditionalField',
    definition => (question(definition).conditionalField = { field: 'email' }),
  ],
  ['emptyValue', 'workflow.transitions.0.from', definition => (definition.workflow.transitions[0].from = [])],
]
test('a sound definition has no fault of shape', () => assert.deepEqual(shapeIssues(sound(), kinds), []))
for (const [key, path, plant] of defects)
  test(`${key} at ${path}`, () => {
    const definition = sound()
    plant(definition)
    const found = shapeIssues(definition, kinds)
    assert.deepEqual(
      found.map(issue => [issue.key, issue.place]),
      [[key, path]],
    )
    assert.match(found[0]?.text.ar ?? '', /[\u0600-\u06ff]/)
  })
