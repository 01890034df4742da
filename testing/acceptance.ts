// Which journey holds which acceptance point: titles of journeys begin with the ids of the points they hold. A journey of
// one point holds it by what it expects; one of several names each beside what it expects for it: in the message of an
// assertion or the title of a step ("A6: the seconds go down"). Run by itself it writes docs/acceptance.md.

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { consequences } from './consequences.ts'
import { engine } from './engine.ts'
import { failures } from './failures.ts'
import { ground } from './ground.ts'
import { groundRequirements } from './ground-requirements.ts'
import { hardening } from './hardening.ts'
import type { Promised } from './hardening-personal.ts'
import { look } from './look.ts'
import { money } from './money.ts'
import { root } from './processes.ts'
import { time } from './time.ts'
import { trust } from './trust.ts'
import { waiting } from './waiting-points.ts'

export type CoveredPoint = { id: string; file: string; title: string }
/** A point of a title that no assertion of its journey names. */
export type UnassertedPoint = { id: string; file: string; title: string }

const titled = /\btest\(\s*(['`])([A-Z]\d+(?:, [A-Z]\d+)*): ((?:(?!\1).)+)\1/g

/** The points that the journeys of one file hold. */
export const coveredIn = (file: string, source: string): CoveredPoint[] =>
  [...source.matchAll(titled)].flatMap(([, , ids = '', title = '']) =>
    ids.split(', ').map(id => ({ id, file, title: title.replace(/\$\{(\w+)\}/g, '($1)') })),
  )

const anyTest = /\btest\(\s*['`]/g
const assertion = /\bexpect(?:\.poll|\.soft|[A-Z]\w*)?\(/

/** What follows a title up to the next journey. */
const bodyFrom = (source: string, from: number): string => {
  anyTest.lastIndex = from
  return source.slice(from, anyTest.exec(source)?.index)
}
const names = (body: string, id: string): boolean =>
  new RegExp(`['\`](?:[A-Z]\\d+, )*${id}(?:, [A-Z]\\d+)*: `).test(body)

export const unassertedIn = (file: string, source: string): UnassertedPoint[] =>
  [...source.matchAll(titled)].flatMap(({ 0: match, 2: ids = '', 3: title = '', index }) => {
    const body = bodyFrom(source, index + match.length)
    const all = ids.split(', ')
    const isHeld = (id: string) => assertion.test(body) && (all.length === 1 || names(body, id))
    return all.filter(id => !isHeld(id)).map(id => ({ id, file, title }))
  })

const keyOf = ({ id }: CoveredPoint): string => id.charAt(0) + id.slice(1).padStart(3, '0')

const readJourneys = <Found>(read: (file: string, source: string) => Found[]): Found[] =>
  globSync('journeys/*.spec.ts', { cwd: root })
    .sort()
    .flatMap(file => read(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')))

export const readCovered = (): CoveredPoint[] =>
  readJourneys(coveredIn).sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
export const readUnasserted = (): UnassertedPoint[] => readJourneys(unassertedIn)

/** A part of the page, each line with the test that holds it. */
const part = (name: string, about: string, rows: readonly Promised[]): string[] => [
  `## ${name}`,
  '',
  about,
  '',
  '| line | test | its title contains |',
  '|---|---|---|',
  ...rows.map(({ what, file, title }) => `| ${what} | [${file}](../${file}) | ${title} |`),
  '',
]

/** The page of the docs. */
export const pageOf = (covered: readonly CoveredPoint[]): string =>
  [
    '# Acceptance points and the journeys that hold them',
    '',
    'Each journey runs in a real browser, in Arabic and in English. This page is written by `node run.mjs testing/acceptance.ts`',
    'from the titles of the journeys; a test fails when it is out of date, when an assertion of a journey does not name the',
    'point, and when a point is neither here nor among those that wait for their screen.',
    '',
    '| point | journey | what it holds |',
    '|---|---|---|',
    ...covered.map(({ id, file, title }) => `| ${id} | [${file}](../${file}) | ${title} |`),
    '',
    '## Points that wait for their screen',
    '',
    '| points | what they wait for |',
    '|---|---|',
    ...waiting.map(({ ids, what }) => `| ${ids.join(', ')} | ${what} |`),
    '',
    ...part(
      'Ground',
      'Installation, publishing, signing in, input and remaining requirements (`testing/ground.ts`, `ground-requirements.ts`).',
      [...ground, ...groundRequirements],
    ),
    ...part('Money', 'What is received, owed and refunded (`testing/money.ts`).', money),
    ...part('Trust', 'Second doors, and what one dishonest person could gain (`testing/trust.ts`).', trust),
    ...part(
      'Engine and pages',
      'Answers, versions and refusals with one reader each, and pages that stay right (`testing/engine.ts`).',
      engine,
    ),
    ...part(
      'Time',
      'Deadlines, outages, the hours of messages and work that waits (`testing/time.ts`).',
      time,
    ),
    ...part('Faults', 'What is away, cut short or done twice at once (`testing/failures.ts`).', failures),
    ...part(
      'Consequences',
      'What follows from an act: answers, papers, standing (`testing/consequences.ts`).',
      consequences,
    ),
    ...part('Look', 'How screens look and are handled (`testing/look.ts`).', look),
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
