// The standard flows and blocks of questions, as they stand in forms/standard: one more is one more file.

import { readdirSync, readFileSync } from 'node:fs'
import type { StandardFlow, StandardLibrary, StandardQuestions } from '@bawaba/forms/standard/standard.ts'
import { lazily } from '../../platform/lazily.ts'

const folder = new URL('../../../forms/standard/', import.meta.url)

const readAll = <Item extends { id: string }>(name: string): Map<string, Item> => {
  const files = new URL(`${name}/`, folder)
  return new Map(
    readdirSync(files)
      .filter(file => file.endsWith('.json'))
      .sort()
      .map(file => {
        const item: Item = JSON.parse(readFileSync(new URL(file, files), 'utf8'))
        return [item.id, item]
      }),
  )
}

/** Read once, with the first service. */
export const standardLibrary: () => StandardLibrary = lazily(() => ({
  flows: readAll<StandardFlow>('flows'),
  questions: readAll<StandardQuestions>('questions'),
}))
