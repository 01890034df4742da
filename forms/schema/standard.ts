// The schema where what is standard may be named: a workflow and questions by their names, and changes of what they bring.

import { fieldsSchema } from './entry.ts'
import { described, listOf, object, oneOf, ref, type Schema, text, when } from './parts.ts'
import { useWords } from './words.ts'

type Names = { flows: readonly string[]; questions: readonly string[] }
type Parts = { activity: Schema; workflow: Schema; entry: Schema }
type Properties = Record<string, Schema>

/** The same where everything but what tells it from others may be left out, and null takes something away. */
const partial = (schema: Schema, codes: readonly string[]): Schema => ({
  ...schema,
  required: codes,
  properties: Object.fromEntries(
    Object.entries(schema.properties as Properties).map(([name, own]) => [
      name,
      codes.includes(name) ? own : { anyOf: [own, { type: 'null' }] },
    ]),
  ),
})
const itemsOf = (schema: Schema, list: string): Schema =>
  (schema.properties as Record<string, { items: Schema }>)[list]?.items ?? {}

const workflowUsing = ({ flows }: Names, { workflow }: Parts): Schema => {
  const properties = workflow.properties as Properties
  const change = {
    ...properties,
    states: listOf(partial(itemsOf(workflow, 'states'), ['code']), 100),
    transitions: listOf(partial(itemsOf(workflow, 'transitions'), ['activityId']), 500),
  }
  const using = described({ use: oneOf(flows), without: listOf(text(64), 100, 1), ...change }, useWords, [
    'use',
  ])
  return {
    type: ['string', 'object'],
    ...when({ type: 'string' }, { enum: [...flows] }),
    else: when({ required: ['use'] }, using),
    description: workflow.description,
    allOf: [{ if: { type: 'object', not: { required: ['use'] } }, ...thenOf(workflow) }],
  }
}
const thenOf = (schema: Schema): Schema => {
  const { if: _, ...rest } = when({}, schema)
  return rest
}

const name: Schema = { type: 'string', pattern: '^[a-z][A-Za-z0-9]{0,63}$' }
const questionsUsing = ({ questions }: Names, { entry }: Parts): Schema =>
  described(
    {
      use: oneOf(questions),
      prefix: name,
      only: listOf(name, 200, 1),
      without: listOf(name, 200, 1),
      changes: { type: 'object', propertyNames: name, additionalProperties: partial(entry, []) },
      conditionalField: ref('condition'),
    },
    useWords,
    ['use'],
  )

/** The activities, workflow and definitions of the schema for authors. */
export const withStandard = (names: Names, parts: Parts, defs: Record<string, Schema>) => ({
  activity: { ...parts.activity, required: ['activityId'] },
  workflow: workflowUsing(names, parts),
  defs: {
    ...defs,
    fieldsSchema: {
      ...fieldsSchema,
      additionalProperties: {
        type: 'object',
        ...when({ required: ['use'] }, ref('questionsUse')),
        else: ref('entry'),
      },
    },
    questionsUse: questionsUsing(names, parts),
  },
})

const texts: Schema = object({ ar: text(2000), en: text(2000) }, ['ar', 'en'])
/** The schema of the files of the library: a flow, or a block of questions. */
export const standardSchema = (service: Schema): Schema => {
  const { activities, workflow } = service.properties as Properties
  const common = {
    $schema: { type: 'string' },
    id: name,
    label: texts,
    description: texts,
    texts: { type: 'object', additionalProperties: texts },
  }
  const needed = ['id', 'label', 'description', 'texts']
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A standard flow, or a standard block of questions',
    type: 'object',
    ...when(
      { required: ['fieldsSchema'] },
      object({ ...common, fieldsSchema: ref('fieldsSchema') }, [...needed, 'fieldsSchema']),
    ),
    else: object({ ...common, activities: activities ?? {}, workflow: workflow ?? {} }, [
      ...needed,
      'activities',
      'workflow',
    ]),
    $defs: service.$defs,
  }
}
