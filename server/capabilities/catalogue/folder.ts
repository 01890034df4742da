// A service as a folder of data: service.json, texts.json with both languages side by side (and
// what it uses of the texts.json that services of a programme share), and its scripts as hooks/<name>.js.
// What an author writes becomes the definition that is checked, stored and sent.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { Hooks } from '@bawaba/forms/definition.ts'
import { issue } from '@bawaba/forms/index.ts'
import { type Language, languages, type Text } from '@bawaba/language/index.ts'
import { sharedTextsOf, withSharedTexts } from './shared-texts.ts'

/** Line and column of a fault, where the parser's words name its position. */
const positionIn = (text: string, message: string): string => {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position === undefined) return ''
  const before = text.slice(0, Number(position)).split('\n')
  return `:${before.length}:${(before.at(-1) ?? '').length + 1}`
}

const readJson = (folder: URL, name: string): object => {
  const file = new URL(name, folder)
  const path = decodeURIComponent(file.pathname)
  if (!existsSync(file)) throw new Error(`${path} is missing`)
  const text = readFileSync(file, 'utf8')
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    const { message } = error as Error
    throw new Error(`${path}${positionIn(text, message)}: ${message}`, { cause: error })
  }
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read
  throw new Error(`${path} holds no object`)
}

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

export const readServiceFolder = (folder: URL): ServiceDefinition => {
  // $schema is for the author's editor.
  const { $schema: _, ...definition } = readJson(folder, 'service.json') as Omit<
    ServiceDefinition,
    'translations'
  > & { $schema?: string }
  const hooks = readHooks(folder)
  const texts = withSharedTexts(
    readJson(folder, 'texts.json') as Record<string, Text>,
    sharedTextsOf(folder, readJson),
    { definition, scripts: Object.values(hooks ?? {}) },
  )
  const [ar, en] = languages.map(language => textsIn(language, texts)) as [
    Record<string, string>,
    Record<string, string>,
  ]
  const name = basename(decodeURIComponent(folder.pathname))
  if (definition.serviceSlug !== name) {
    const { ar, en } = issue('serviceSlug', 'otherFolder', `${definition.serviceSlug}, ${name}`).text
    throw new Error(`${decodeURIComponent(folder.pathname)}service.json: ${en} · ${ar}`)
  }
  return { ...definition, translations: { ar, en }, ...(hooks ? { hooks } : {}) }
}

/** Every service folder below a programme's services folder, by name. */
export const readServiceFolders = (folder: URL): ServiceDefinition[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()
    .map(name =>
      readServiceFolder(new URL(`${name}/`, folder.href.endsWith('/') ? folder : new URL(`${folder.href}/`))),
    )
