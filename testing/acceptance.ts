// Which journey holds which acceptance point: titles of journeys begin with the ids of the points they hold.
// Run by itself it writes docs/acceptance.md.

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hardening } from './hardening.ts'
import { root } from './processes.ts'

export type CoveredPoint = { id: string; file: string; title: string }

const titled = /\btest\(\s*(['`])([A-Z]\d+(?:, [A-Z]\d+)*): ((?:(?!\1).)+)\1/g

/** The points that the journeys of one file hold. */
export const coveredIn = (file: string, source: string): CoveredPoint[] =>
  [...source.matchAll(titled)].flatMap(([, , ids = '', title = '']) =>
    ids.split(', ').map(id => ({ id, file, title: title.replace(/\$\{(\w+)\}/g, '($1)') })),
  )

const keyOf = ({ id }: CoveredPoint): string => id.charAt(0) + id.slice(1).padStart(3, '0')

export const readCovered = (): CoveredPoint[] =>
  globSync('journeys/*.spec.ts', { cwd: root })
    .sort()
    .flatMap(file => coveredIn(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')))
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b)))

/** The page of the docs. */
export const pageOf = (covered: readonly CoveredPoint[]): string =>
  [
    '# Acceptance points and the journeys that hold them',
    '',
    'Each journey runs in a real browser, in Arabic and in English. This page is written by `node testing/acceptance.ts`',
    'from the titles of the journeys; a test fails when it is out of date.',
    '',
    '| point | journey | what it holds |',
    '|---|---|---|',
    ...covered.map(({ id, file, title }) => `| ${id} | [${file}](../${file}) | ${title} |`),
    '',
    '## Hardening',
    '',
    'Promises that no single screen shows, and the test of each (`testing/hardening.ts`).',
    '',
    '| promise | test | its title begins |',
    '|---|---|---|',
    ...hardening.map(({ what, file, title }) => `| ${what} | [${file}](../${file}) | ${title} |`),
    '',
  ].join('\n')

export const page = join(root, 'docs/acceptance.md')

if (import.meta.main) writeFileSync(page, pageOf(readCovered()))
