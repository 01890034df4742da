// The texts of the product: gathered from its own sources when they are first asked for, so that no page carries a list of them.

import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { tellsOfWaysIn } from '@bawaba/contract/guarded-texts.ts'
import type { FormsOfBoth } from '@bawaba/contract/text-rules.ts'
import { languages } from '@bawaba/language/index.ts'
import { textsIn } from './scan.ts'

export type TextOf = { id: string; scope: string; place: string; own: FormsOfBoth }

const root = join(import.meta.dirname, '../../..')
/** Whose texts people read. Summaries of calls are for those who write programs, examples and tests for nobody. */
const folders = '{contract,forms,language,programmes,server,ui,web}/**/*.{ts,tsx}'
const isLeftOut = (path: string): boolean =>
  /node_modules|[\\/]dist[\\/]|\.(test|fixture|check|drill)\.tsx?$|[\\/]test-|[\\/]calls[\\/]|calls\.ts$|examples\.ts$|[\\/](demo|gallery|drills|story)[\\/]|simulator[\\/]|sample/.test(
    path,
  )

/** Texts with the same words in both languages are one. */
export const productId = (own: FormsOfBoth): string =>
  `product:${createHash('sha256')
    .update(JSON.stringify(languages.map(language => Object.entries(own[language]).sort())))
    .digest('hex')
    .slice(0, 16)}`

const placeOf = (path: string): string => relative('.', path).replaceAll('\\', '/')
/** Of several places with the same words the first counts: one that tells of ways in, so that two administrators word it. */
const inOrder = (paths: readonly string[]): string[] => {
  const sorted = paths.toSorted()
  const isFirst = (path: string): boolean => tellsOfWaysIn(placeOf(path))
  return [...sorted.filter(isFirst), ...sorted.filter(path => !isFirst(path))]
}

const gather = async (): Promise<TextOf[]> => {
  const paths: string[] = []
  for await (const path of glob(folders, { cwd: root, exclude: isLeftOut }))
    if (!isLeftOut(path)) paths.push(path)
  const files = await Promise.all(
    inOrder(paths).map(async path => ({ path, source: await readFile(join(root, path), 'utf8') })),
  )
  const texts = new Map<string, TextOf>()
  for (const { path, source } of files)
    for (const { name, forms } of textsIn(source)) {
      const id = productId(forms)
      const position = `${placeOf(path)}#${name}`
      const isThere = texts.has(id)
      if (!isThere && Object.values(forms).every(words => words.other !== undefined))
        texts.set(id, { id, scope: 'product', place: position, own: forms })
    }
  return [...texts.values()]
}

let gathered: Promise<TextOf[]> | undefined
/** All of them, each once; read from the sources once. */
export const productTexts = (): Promise<TextOf[]> => {
  gathered ??= gather()
  return gathered
}
