// The schemas of the document: those of the contract, each stored once under a name, and the answers of each service, typed
// by its definition.

import type { StoredType } from '@bawaba/forms/definition.ts'
import type { CompiledService, Field } from '@bawaba/forms/index.ts'
import type { Language } from '@bawaba/language/index.ts'

export type Json = { [name: string]: unknown }
type Shape = Json & { properties?: Record<string, Json>; items?: Json }

const ofStored: Record<StoredType, Json> = {
  String: { type: 'string' },
  Number: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  Array: { type: 'array', items: {} },
  Object: { type: 'object', additionalProperties: true },
}

const answerSchema = ({ entry, group }: Field, form: CompiledService, language: Language): Json => {
  const { type, label, uniforms, multiple, lazyLoad } = entry
  const one = group
    ? fieldsSchema(group.fields, form, language)
    : uniforms.options && !lazyLoad
      ? { type: typeof uniforms.options[0]?.value, enum: uniforms.options.map(({ value }) => value) }
      : undefined
  const schema = type === 'Array' || multiple ? { type: 'array', items: one ?? {} } : (one ?? ofStored[type])
  return { ...schema, ...(label ? { description: form.text(label)[language] } : {}) }
}

const fieldsSchema = (fields: readonly Field[], form: CompiledService, language: Language): Json => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(field => [field.name, answerSchema(field, form, language)])),
})

/** The answers that file a request of a service. Which of them are required depends on the others. */
export const answersSchema = (form: CompiledService, language: Language): Json =>
  fieldsSchema(form.filing?.fields ?? [], form, language)

/** A schema of the contract with a service's own answers under `data`. */
const withAnswers = (schema: Shape, answers: Json): Shape => {
  if (schema.items) return { ...schema, items: withAnswers(schema.items, answers) }
  return { ...schema, properties: { ...schema.properties, data: answers } }
}
const holdsAnswers = (schema: Shape): boolean =>
  schema.items ? holdsAnswers(schema.items) : schema.properties?.data !== undefined

export const createSchemas = () => {
  const components: Record<string, Json> = {}
  const add = (name: string, schema: Json): Json => {
    components[name] ??= schema
    return { $ref: `#/components/schemas/${name}` }
  }
  return {
    components,
    add,
    /** A schema under its name; for a service that of the service, where it holds answers. */
    of: (name: string, schema: Shape, service?: string): Json =>
      service !== undefined && holdsAnswers(schema)
        ? add(`${service}_${name}`, withAnswers(schema, { $ref: `#/components/schemas/${service}_answers` }))
        : add(name, schema),
  }
}
export type Schemas = ReturnType<typeof createSchemas>
