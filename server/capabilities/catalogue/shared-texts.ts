// Texts that the services of a programme share: `texts.json` beside their folders. A service takes those that it uses and has
// no text of its own for, so that what one of them changes, or adds, is no new version of the others.

import { existsSync } from 'node:fs'
import type { Text } from '@bawaba/language/index.ts'

type Texts = Record<string, Text>

const namesWithin = (value: unknown, found: Set<string>): Set<string> => {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) namesWithin(part, found)
  return found
}

/** Whether a script names a key as a text in quotes. */
const isNamedIn = (scripts: readonly string[], key: string): boolean =>
  scripts.some(source => ["'", '"', '`'].some(quote => source.includes(`${quote}${key}${quote}`)))

/** A service's own texts, with what it uses of those that it shares. */
export const withSharedTexts = (
  own: Texts,
  shared: Texts,
  { definition, scripts }: { definition: object; scripts: readonly string[] },
): Texts => {
  const used = namesWithin(definition, new Set())
  const borrowed = Object.entries(shared).filter(
    ([key]) => !Object.hasOwn(own, key) && (used.has(key) || isNamedIn(scripts, key)),
  )
  return { ...own, ...Object.fromEntries(borrowed) }
}

/** The shared texts of the programme that a service's folder lies in; none where it has none. */
export const sharedTextsOf = (folder: URL, readTexts: (folder: URL, name: string) => Texts): Texts => {
  const around = new URL('../', folder)
  return existsSync(new URL('texts.json', around)) ? readTexts(around, 'texts.json') : {}
}
