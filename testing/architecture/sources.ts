// The sources of the checkout, each with what it imports as a path of the checkout or as `npm:package`.

import { globSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Source } from './rules.ts'

const programmes = new Set(readdirSync(new URL('../../programmes/', import.meta.url)))

/** `@bawaba/forms/index.ts` and `./x.ts` as paths of the checkout; anything else is a package. */
const resolveImport = (from: string, target: string): string => {
  const room = /^@bawaba\/([^/]+)(?:\/(.*))?$/.exec(target)
  if (room) return `${programmes.has(room[1] ?? '') ? 'programmes/' : ''}${room[1]}/${room[2] ?? 'index.ts'}`
  return target.startsWith('.') ? posix.join(posix.dirname(from), target) : `npm:${target}`
}

export const importsOf = (path: string, text: string): string[] =>
  [
    ...text.matchAll(
      /(?:^|\s)(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|(?:^|\s)import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, from, bare, late]) => resolveImport(path, from ?? bare ?? late ?? ''))

/** Reads every source below a root. */
export const readSources = (root: string): Source[] =>
  globSync(
    '{language,ui,forms,contract,embedded-postgres,sandbox-gateway,server,web,programmes,journeys,bench,clients,testing}/**/*.{ts,tsx,css}',
    {
      cwd: root,
      exclude: path => /node_modules|(^|\/)dist(\/|$)/.test(String(path)),
    },
  )
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !/node_modules|\/dist\//.test(path))
    .map(path => {
      const text = readFileSync(posix.join(root, path), 'utf8')
      return { path, text, imports: importsOf(path, text) }
    })
