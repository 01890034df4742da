// What an app loads before its first page: everything that its entry reaches by imports that are neither of types nor
// late ones. The form engine is not among it.

import type { Rule, Source } from './rules.ts'
import { importsOf } from './sources.ts'

/** The table of state kinds is words alone. */
const isEngine = (path: string): boolean =>
  /^forms\/(index\.ts$|engine\/|fields\/|workflow\/(?!state-kinds\.ts$))/.test(path)

/** Imports that a bundle follows at once. */
const staticImports = ({ path, text }: Source): string[] =>
  importsOf(
    path,
    [...text.matchAll(/^(?:import|export)\s(?!type\b)[^'"`;]*?(?:from\s+)?'[^']+'/gm)].join('\n'),
  )

/** How an app comes to load the engine: each file and the one that imports it. */
const pathToEngine = (entry: Source, all: readonly Source[]): string[] | undefined => {
  const byPath = new Map(all.map(source => [source.path, source]))
  const importer = new Map<string, string | undefined>([[entry.path, undefined]])
  for (const path of importer.keys()) {
    if (isEngine(path)) {
      const steps: string[] = []
      for (let step: string | undefined = path; step; step = importer.get(step)) steps.push(step)
      return steps
    }
    const source = byPath.get(path)
    for (const target of source ? staticImports(source) : [])
      if (!importer.has(target)) importer.set(target, path)
  }
  return undefined
}

export const appEntries: Rule = {
  name: 'no app loads the form engine before its first page',
  find: (source, all) => {
    if (!/^web\/apps\/[\w-]+\.tsx$/.test(source.path)) return []
    const steps = pathToEngine(source, all)
    return steps ? [steps.join(' < ')] : []
  },
}
