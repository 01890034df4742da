// That a programme can be deleted: its folder and its lines in the two lists, in a copy of the sources. What is left has its
// types, keeps the rules of the architecture, passes its unit tests and some over a database, and builds.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copySources } from './copy.ts'
import type { Failure, Part } from './part.ts'
import { runNode, scriptOf } from './processes.ts'

/** The files that name programmes. */
const lists = ['server/programmes.ts', 'web/entry/programmes.ts']

/** A list without a programme: its imports are gone, and with them what they stand for in the list. Throws where none is. */
export const listWithout = (source: string, slug: string): string => {
  const imports = source
    .split('\n')
    .filter(line => line.startsWith('import ') && line.includes(`'@bawaba/${slug}/`))
  // `{ lamps, capability as lampsCapability }` brings two names.
  const names = imports.flatMap(line =>
    (/\{ (.*) \}/.exec(line)?.[1] ?? '').split(', ').map(part => /\w*$/.exec(part)?.[0] ?? ''),
  )
  if (imports.length === 0 || names.includes('')) throw new Error(`No import of ${slug} was found`)
  const isEntry = (line: string) => names.some(name => line.trim().startsWith(`{ ...${name},`))
  // An entry of several lines goes whole.
  const entryOf = (name: string) =>
    new RegExp(`^  \\{\\n    \\.\\.\\.${name},\\n(?:    .*\\n)*  \\},\\n`, 'm')
  const whole = names.reduce((text, name) => text.replace(entryOf(name), ''), source)
  const lines = whole.split('\n').filter(line => !imports.includes(line) && !isEntry(line))
  return names.reduce(
    (text, name) =>
      text
        // On a line of its own, with or without a key; or among others.
        .replace(new RegExp(`^ +('[\\w-]+': )?${name},\\n`, 'm'), '')
        .replace(new RegExp(`(?<=[[\\s])${name}(, |(?=\\]))`), '')
        .replace(new RegExp(`\\.\\.\\.${name}(, | (?=\\}))`), '')
        // The one of its kind.
        .replace(new RegExp(`= ${name}$`, 'm'), '= {}'),
    lines.join('\n'),
  )
}

const apiTests = [
  'server/plugged-programme.api.test.ts',
  'server/capabilities/catalogue/catalogue.api.test.ts',
  'server/capabilities/figures/figures.api.test.ts',
]

/** What is run in the copy, by its name. */
const stepsIn = (folder: string): [name: string, args: string[]][] => {
  const run = join(folder, 'testing/run.ts')
  return [
    // The schema of services names the field kinds of programmes.
    ['schema', [join(folder, 'server/capabilities/catalogue/write-service-schema.ts')]],
    ['types', [scriptOf('typescript', 'bin/tsc'), '--noEmit', '-p', folder]],
    ['architecture', [run, 'unit', 'architecture.test.ts']],
    ['unit', [run, 'unit']],
    ['api', [run, 'api', ...apiTests]],
    ['web build', [join(folder, 'web/build.ts')]],
  ]
}

export const withoutProgramme = (slug: string): Part => ({
  name: `without ${slug}`,
  run: async progress => {
    const { folder, remove } = copySources()
    const failures: Failure[] = []
    try {
      rmSync(join(folder, 'programmes', slug), { recursive: true })
      rmSync(join(folder, 'node_modules/@bawaba', slug))
      for (const list of lists) {
        const file = join(folder, list)
        writeFileSync(file, listWithout(readFileSync(file, 'utf8'), slug))
      }
      for (const [name, args] of stepsIn(folder)) {
        progress.current = name
        const { code, output } = await runNode(args)
        if (code === 0) progress.passed += 1
        else
          failures.push({
            name: `without ${slug}: ${name}`,
            reason: output.slice(-4_000),
            command: `npm run test:all -- --only="without ${slug}"`,
          })
      }
    } finally {
      remove()
    }
    return { passed: progress.passed, failures }
  },
})
