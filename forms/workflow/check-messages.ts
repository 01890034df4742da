// Findings about the texts of messages: placeholders that mean something, values of a type that can be written, every
// plural form, and nothing that is personal data: a message is read on a locked phone.

import { type Language, languages } from '@bawaba/language/index.ts'
import type { FieldEntry, FieldsSchema, FormDefinition } from '../definition.ts'
import { headOf } from '../engine/path.ts'
import type { Kinds } from '../engine/table.ts'
import { namesIn, nodesOf } from '../expression.ts'
import { type Branches, readTemplate, slotsOf } from '../message/template.ts'
import { messageFacts } from '../message/write.ts'
import { expressionIssues } from './check-expressions.ts'
import { inferType } from './infer.ts'
import { type Issue, issue } from './issues.ts'
import { typeOfEntry, type ValueType } from './value-types.ts'
import { entryOf } from './walk.ts'

/** `maySeal`: it is for its owner alone, so it may hold personal data. */
export type TextWhere = {
  scopes: readonly FieldsSchema[]
  kinds: Kinds
  path: string
  maySeal?: boolean
}
type Where = TextWhere

/** What can be written into a sentence when it was worked out. */
const writable: ValueType[] = ['number', 'money', 'text', 'date']
const pluralForms: Record<Language, readonly string[]> = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  en: ['one', 'other'],
}

/** Whether an entry, or one on the way to it, is personal data. */
const isSealed = (name: string, scopes: readonly FieldsSchema[]): boolean => {
  const parts = name.split('.')
  return parts.some((_, index) => entryOf(parts.slice(0, index + 1).join('.'), scopes)?.sensitive === true)
}

/** Whether any question inside rows that bears the name is. */
const isSealedInRows = (name: string, schema: FieldsSchema): boolean =>
  Object.values(schema).some(({ fieldsSchema = {} }) => {
    const entry = Object.hasOwn(fieldsSchema, headOf(name)) ? fieldsSchema[headOf(name)] : undefined
    return entry?.sensitive === true || isSealedInRows(name, fieldsSchema)
  })

const sealedIn = (expression: unknown, { scopes }: Where): string[] => [
  ...namesIn(expression).filter(name => isSealed(name, scopes)),
  ...nodesOf(expression)
    .flatMap(({ row }) => (typeof row === 'string' ? [row] : []))
    .filter(name => scopes.some(schema => isSealedInRows(name, schema))),
]

/** Whether the words of an answer are known to the definition: no rows, no files, nothing that a script gives. */
const isWritable = (entry: FieldEntry, kinds: Kinds): boolean => {
  const kind = kinds.get(entry.uniforms.type)
  return !kind || !(kind.group || kind.needsHandler || kind.holdsDocuments || entry.lazyLoad)
}

type Named = { type: ValueType } | { key: string }

/** The type of what a placeholder stands for, or what stands against it. */
export const namedBy = (name: string, values: Record<string, unknown>, where: Where): Named => {
  if ((messageFacts as readonly string[]).includes(name)) return { type: 'text' }
  if (Object.hasOwn(values, name)) return { type: inferType(values[name], { ...where, issues: [] }) }
  const entry = entryOf(name, where.scopes)
  if (!entry) return { key: 'unknownPlaceholder' }
  if (!where.maySeal && isSealed(name, where.scopes)) return { key: 'sensitiveInMessage' }
  if (!isWritable(entry, where.kinds)) return { key: 'unwritableInMessage' }
  return { type: typeOfEntry(entry, where.kinds) }
}

const branchIssues = (
  { name, by, branches }: Branches,
  type: ValueType,
  language: Language,
): [string, string][] => {
  const wanted = by === 'plural' ? pluralForms[language] : ['other']
  const missing = wanted.filter(form => !Object.hasOwn(branches, form))
  const wrong = by === 'plural' ? Object.keys(branches).filter(form => !pluralForms.ar.includes(form)) : []
  const fits = by === 'plural' ? ['number', 'any', 'none'] : ['text', 'any', 'none']
  return [
    ...(fits.includes(type) ? [] : [['placeholderType', `{${name}, ${by}}: ${type}`] as [string, string]]),
    ...(missing.length > 0
      ? [['formMissing', `{${name}, ${by}}: ${missing.join(', ')}`] as [string, string]]
      : []),
    ...(wrong.length > 0
      ? [['formUnknown', `{${name}, plural}: ${wrong.join(', ')}`] as [string, string]]
      : []),
  ]
}

/** What stands against a template, in one language. */
export const templateIssues = (
  text: string,
  language: Language,
  values: Record<string, unknown>,
  where: Where,
): Issue[] => {
  const template = readTemplate(text)
  if (!template) return [issue(where.path, 'badTemplate', text)]
  return slotsOf(template).flatMap(slot => {
    const named = namedBy(slot.name, values, where)
    if ('key' in named) return [issue(where.path, named.key, `{${slot.name}}`)]
    if (!('by' in slot)) return []
    return branchIssues(slot, named.type, language).map(([key, detail]) => issue(where.path, key, detail))
  })
}

/** What stands against the values that templates work out. */
export const valueIssues = (values: Record<string, unknown>, where: Where): Issue[] =>
  Object.entries(values).flatMap(([name, expression]) => {
    const path = `${where.path}.${name}`
    const sealed = where.maySeal ? [] : sealedIn(expression, where)
    return [
      ...((messageFacts as readonly string[]).includes(name) || !/^\w+$/.test(name)
        ? [issue(path, 'reservedName')]
        : []),
      ...expressionIssues(expression, writable, { ...where, path }, 'placeholderType'),
      ...(sealed.length > 0 ? [issue(path, 'sensitiveInMessage', sealed.join(', '))] : []),
    ]
  })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Texts that a definition does not have are found with the effect itself. */
export const messageIssues = (
  { activities, workflow, translations }: FormDefinition,
  kinds: Kinds,
): Issue[] => {
  const scopes = activities.flatMap(({ steps }) => steps.map(({ fieldsSchema }) => fieldsSchema))
  return workflow.transitions.flatMap(({ effects = [] }, index) =>
    effects.flatMap(({ kind, params = {} }, number) => {
      const { text: key, values = {} } = params
      if (kind !== 'notify' || typeof key !== 'string' || !isObject(values)) return []
      const path = `workflow.transitions.${index}.effects.${number}.params`
      const texts = languages.flatMap(language => {
        const text = Object.hasOwn(translations[language], key) ? translations[language][key] : undefined
        const where = { scopes, kinds, path: `${path}.text "${key}" (${language})` }
        return text === undefined ? [] : templateIssues(text, language, values, where)
      })
      return [...valueIssues(values, { scopes, kinds, path: `${path}.values` }), ...texts]
    }),
  )
}
