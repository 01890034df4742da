// A service as a folder of data: service.json, and texts.json with both languages side by side.
// What an author writes becomes the definition that is checked, stored and sent.

import { readdirSync, readFileSync } from 'node:fs'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { type Language, languages, type Text } from '@bawaba/language/index.ts'

const readJson = (folder: URL, name: string): unknown => {
  const file = new URL(name, folder)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${decodeURIComponent(file.pathname)}: ${(error as Error).message}`, { cause: error })
  }
}

/** The texts of one language. A missing one stays missing: the check before publishing names it. */
const textsIn = (language: Language, texts: Record<string, Text>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text[language] ? [[key, text[language]]] : [])),
  )

export const readServiceFolder = (folder: URL): ServiceDefinition => {
  const definition = readJson(folder, 'service.json') as Omit<ServiceDefinition, 'translations'>
  const texts = readJson(folder, 'texts.json') as Record<string, Text>
  const [ar, en] = languages.map(language => textsIn(language, texts)) as [
    Record<string, string>,
    Record<string, string>,
  ]
  return { ...definition, translations: { ar, en } }
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
