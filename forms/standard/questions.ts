// A block of questions in the place where a question stands: `"reader": { "use": "person", "prefix": "reader" }`.

import { headOf, restOf } from '../engine/table.ts'
import { type Issue, issue } from '../workflow/issues.ts'
import { merge } from './merge.ts'
import { isJson, type Json, type StandardLibrary, type StandardQuestions } from './standard.ts'

export type ExpandedQuestions = {
  fieldsSchema: Json
  issues: Issue[]
  /** Ids of the blocks, for their texts. */
  used: string[]
  /** The place of a question to the place where its block is named. */
  origins: [string, string][]
}
type Around = { path: string; isInRows: boolean }

const isUse = (entry: unknown): entry is Json & { use: string } =>
  isJson(entry) && typeof entry.use === 'string'

/** Properties of an expression whose text is the name of a field. */
const naming = new Set(['field', 'count', 'sum', 'smallest', 'largest', 'anyRow', 'everyRow'])

/** The same question where the names of its block begin with a prefix. */
const renamed = (value: unknown, nameOf: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map(entry => renamed(entry, nameOf))
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'apiDependencies' && Array.isArray(part))
        return [key, part.map(name => nameOf(String(name)))]
      return [key, naming.has(key) && typeof part === 'string' ? nameOf(part) : renamed(part, nameOf)]
    }),
  )
}

/** The name of a question of the block, or of one in its rows, with the prefix. */
const prefixed =
  ({ fieldsSchema }: StandardQuestions, prefix: string) =>
  (name: string) => {
    const head = headOf(name)
    if (prefix === '' || !Object.hasOwn(fieldsSchema, head)) return name
    const rest = restOf(name)
    return `${prefix}${head.charAt(0).toUpperCase()}${head.slice(1)}${rest === '' ? '' : `.${rest}`}`
  }

/** What belongs to the applicant alone stands on their own questions, which are asked once. */
const ofApplicant = ['prefill', 'showColumn', 'searchField'] as const
const ofAnyone = (entry: Json): Json =>
  Object.fromEntries(
    Object.entries(entry).filter(([name]) => !(ofApplicant as readonly string[]).includes(name)),
  )

const within = (entry: Json, condition: unknown): Json => {
  if (condition === undefined) return entry
  const own = entry.conditionalField
  return { ...entry, conditionalField: own === undefined ? condition : { all: [condition, own] } }
}

const wrongNames = (known: StandardQuestions['fieldsSchema'], { only, without, changes }: Json): string[] =>
  [only, without, isJson(changes) ? Object.keys(changes) : []]
    .flatMap(names => (Array.isArray(names) ? names.map(String) : []))
    .filter(name => !Object.hasOwn(known, name))

const parts = new Set(['use', 'prefix', 'only', 'without', 'changes', 'conditionalField'])

const questionsOf = (use: Json, block: StandardQuestions, { path, isInRows }: Around): ExpandedQuestions => {
  const prefix = typeof use.prefix === 'string' ? use.prefix : ''
  const nameOf = prefixed(block, prefix)
  const changes = isJson(use.changes) ? use.changes : {}
  const isChosen = (name: string): boolean =>
    (!Array.isArray(use.only) || use.only.includes(name)) &&
    (!Array.isArray(use.without) || !use.without.includes(name))
  const chosen = Object.entries(block.fieldsSchema).filter(([name]) => isChosen(name))
  const entries = chosen.map(([name, entry]): [string, Json] => {
    const own = renamed(prefix !== '' || isInRows ? ofAnyone(entry) : entry, nameOf)
    return [nameOf(name), within(merge(own, changes[name] ?? {}) as Json, use.conditionalField)]
  })
  const known = Object.keys(block.fieldsSchema).join(', ')
  return {
    fieldsSchema: Object.fromEntries(entries),
    issues: [
      ...wrongNames(block.fieldsSchema, use).map(name => issue(path, 'unknownPart', `${name}: ${known}`)),
      ...Object.keys(use)
        .filter(name => !parts.has(name))
        .map(name => issue(`${path}.${name}`, 'unknownProperty')),
    ],
    used: [block.id],
    origins: [],
  }
}

/** The questions with every block among them written out, those in rows too. */
export const expandQuestions = (
  schema: Json,
  { questions }: StandardLibrary,
  { path, isInRows }: Around,
): ExpandedQuestions => {
  const all: ExpandedQuestions = { fieldsSchema: {}, issues: [], used: [], origins: [] }
  const add = (name: string, entry: unknown, from: string): void => {
    if (Object.hasOwn(all.fieldsSchema, name)) all.issues.push(issue(from, 'doubledName', name))
    all.fieldsSchema[name] = entry
  }
  const gather = ({ issues, used, origins }: ExpandedQuestions): void => {
    all.issues.push(...issues)
    all.used.push(...used)
    all.origins.push(...origins)
  }
  for (const [name, entry] of Object.entries(schema)) {
    const own = `${path}.${name}`
    if (!isUse(entry)) {
      const rows = isJson(entry) && isJson(entry.fieldsSchema) ? entry.fieldsSchema : undefined
      const inner =
        rows && expandQuestions(rows, { questions, flows: new Map() }, { path: own, isInRows: true })
      if (inner) gather(inner)
      add(name, inner ? { ...(entry as Json), fieldsSchema: inner.fieldsSchema } : entry, own)
      continue
    }
    const block = questions.get(entry.use)
    if (!block) {
      all.issues.push(issue(own, 'unknownQuestions', `${entry.use}: ${[...questions.keys()].join(', ')}`))
      continue
    }
    const expanded = questionsOf(entry, block, { path: own, isInRows })
    gather(expanded)
    for (const [name, question] of Object.entries(expanded.fieldsSchema)) {
      add(name, question, own)
      all.origins.push([`${path}.${name}`, own])
    }
  }
  return all
}
