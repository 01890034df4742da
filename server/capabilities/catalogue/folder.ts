// A service as a folder of data: service.json, texts.json with both languages side by side (and
// what it uses of the texts.json that services of a programme share), and its scripts as hooks/<name>.js.
// What an author writes becomes the definition that is checked, stored and sent: standard flows and questions written out.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { withOneCountName } from '@bawaba/forms/count-names.ts'
import type { Hooks } from '@bawaba/forms/definition.ts'
import { type Issue, issue } from '@bawaba/forms/index.ts'
import { expand } from '@bawaba/forms/standard/expand.ts'
import type { Json } from '@bawaba/forms/standard/standard.ts'
import { type Language, languages, type Text } from '@bawaba/language/index.ts'
import type { RegistryExample } from '../registries/index.ts'
import { fileShapeIssues, type Source } from './file-shape.ts'
import { lineOf } from './line-of.ts'
import { sharedTextsOf, withSharedTexts } from './shared-texts.ts'
import { standardLibrary } from './standard-library.ts'

/** Line and column of a fault, where the parser's words name its position. */
const positionIn = (text: string, message: string): string => {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position === undefined) return ''
  const before = text.slice(0, Number(position)).split('\n')
  return `:${before.length}:${(before.at(-1) ?? '').length + 1}`
}

const readText = (folder: URL, name: string): Source => {
  const file = new URL(name, folder)
  const path = fileURLToPath(file)
  if (!existsSync(file)) throw new Error(`${path} is missing`)
  return { path, text: readFileSync(file, 'utf8') }
}

const parse = ({ path, text }: Source): Json => {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    const { message } = error as Error
    throw new Error(`${path}${positionIn(text, message)}: ${message}`, { cause: error })
  }
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Json
  throw new Error(`${path} holds no object`)
}

/** A file of the shape that its schema says. */
const readShaped = (kind: 'texts' | 'examples', folder: URL, name: string): Json => {
  const source = readText(folder, name)
  const read = parse(source)
  const sentences = fileShapeIssues(kind, source, read)
  if (sentences.length > 0) throw new Error(sentences.join('\n  '))
  // $schema is for the author's editor.
  const { $schema: _, ...own } = read
  return own
}
const readTexts = (folder: URL, name: string): Record<string, Text> =>
  readShaped('texts', folder, name) as Record<string, Text>

/** Answers of a service, as its author wrote them: `today` is the day they are filed on. */
export type Example = { name: string; activityId: string; data: object; stored?: object; faults?: string[] }
export type Examples = {
  valid: Example[]
  invalid: Example[]
  today?: string
  registries?: RegistryExample[]
}

/** The examples of a folder; none where it has no such file. Throws sentences with line, property and what was expected. */
export const readExamples = (folder: URL): Examples =>
  existsSync(new URL('examples.json', folder))
    ? (readShaped('examples', folder, 'examples.json') as Examples)
    : { valid: [], invalid: [] }

/** The texts of one language. A missing one stays missing: the check before publishing names it. */
const textsIn = (language: Language, texts: Record<string, Text>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text[language] ? [[key, text[language]]] : [])),
  )

/** The scripts of a folder, by the name of their file; the check before publishing knows which names there are. */
const readHooks = (folder: URL): Hooks | undefined => {
  const scripts = new URL('hooks/', folder)
  if (!existsSync(scripts)) return undefined
  const files = readdirSync(scripts).filter(name => name.endsWith('.js'))
  return Object.fromEntries(
    files.sort().map(name => [name.slice(0, -'.js'.length), readFileSync(new URL(name, scripts), 'utf8')]),
  )
}

export type ServiceFolder = {
  definition: ServiceDefinition
  /** Where the author wrote what an issue is about: `service.json:12`. */
  lineOf(issue: Pick<Issue, 'place'>): string
}

const lineIn =
  ({ text }: Source, originOf: (path: string) => string): ServiceFolder['lineOf'] =>
  ({ place: path }) =>
    `service.json:${lineOf(text, originOf(path))}`

/** Reads a service. Throws sentences where it cannot be read, or names something standard that there is not. */
export const readService = (folder: URL): ServiceFolder => {
  const source = readText(folder, 'service.json')
  // $schema is for the author's editor.
  const { $schema: _, ...written } = parse(source)
  const { definition: expanded, issues, texts: standard, originOf } = expand(written, standardLibrary())
  const definition = withOneCountName(expanded)
  const line = lineIn(source, originOf)
  if (issues.length > 0) {
    const lines = issues.map(one => `${line(one)} ${one.place}: ${one.text.en} · ${one.text.ar}`)
    throw new Error(`${fileURLToPath(folder)}${lines.join('\n  ')}`)
  }
  const hooks = readHooks(folder)
  const shared = { ...standard, ...sharedTextsOf(folder, readTexts) }
  const texts = withSharedTexts(readTexts(folder, 'texts.json'), shared, {
    definition,
    scripts: Object.values(hooks ?? {}),
  })
  const [ar, en] = languages.map(language => textsIn(language, texts)) as [
    Record<string, string>,
    Record<string, string>,
  ]
  const name = basename(fileURLToPath(folder))
  if (definition.serviceSlug !== name) {
    const { ar, en } = issue('serviceSlug', 'otherFolder', `${definition.serviceSlug}, ${name}`).text
    throw new Error(`${fileURLToPath(folder)}service.json: ${en} · ${ar}`)
  }
  // The check before publishing says what it lacks of one.
  const whole = { ...definition, translations: { ar, en }, ...(hooks ? { hooks } : {}) }
  return { definition: whole as unknown as ServiceDefinition, lineOf: line }
}

/** The folders of services below a programme's services folder, by name. */
export const serviceFolders = (folder: URL): URL[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()
    .map(name => new URL(`${name}/`, folder.href.endsWith('/') ? folder : new URL(`${folder.href}/`)))

/** The services in them. */
export const readServiceFolders = (folder: URL): ServiceDefinition[] =>
  serviceFolders(folder).map(service => readService(service).definition)
