// Writes docs/how-to/kinds.md, all kinds with their properties and an example of each: npm run schema
// A test compares them, so a kind is committed with its part of the page.

import { stripBidi } from '@bawaba/language/index.ts'
import type { FieldKind } from '../fields/field.ts'
import { generalProperties } from '../fields/properties.ts'

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``
const list = (names: readonly string[]): string => (names.length === 0 ? '–' : names.map(code).join(', '))
const longest = 60
const cell = (value: unknown): string => {
  const text = stripBidi(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\n', ' ')
  return text.length > longest ? `${[...text].slice(0, longest - 1).join('')}…` : text
}

const rowOf = (kind: FieldKind): string => {
  const { kind: name, stored, properties, prefills = [] } = kind
  return `| ${code(name)} | ${list(stored)} | ${list(properties)} | ${list(prefills)} |`
}

const exampleOf = async (kind: FieldKind): Promise<string[]> => {
  const { examples } = await kind.examples()
  return examples.slice(0, 1).flatMap(({ valid }) =>
    valid.slice(0, 2).map(([typed, stored, ar, en]) => {
      const cells = [code(cell(typed)), code(cell(stored)), cell(ar), cell(en)]
      return `| ${code(kind.kind)} | ${cells.map(text => text.replaceAll(/(?<!\\)\|/g, '\\|')).join(' | ')} |`
    }),
  )
}

/** The page, whole. */
export const kindsPage = async (kinds: readonly FieldKind[]): Promise<string> =>
  [
    '# All kinds of questions',
    '',
    'Written by `npm run schema` from the kinds themselves; `/dev/gallery` shows each of them in both languages. `uniforms.type` names the kind, `type` what is stored. What a kind does not read the check before publishing refuses.',
    '',
    `Every kind reads ${generalProperties.map(code).join(', ')}.`,
    '',
    '| kind | `type` | what it reads besides | begins with, of a profile |',
    '|---|---|---|---|',
    ...kinds.map(rowOf),
    '',
    '`options` stands for `uniforms.options`. `minEntries` and `maxEntries` are other names of `minCount` and `maxCount`: write one of them, and it is stored and answered as `minCount` or `maxCount`. What bounds and rules may say: [expressions.md](expressions.md). A new kind: [add-a-field-kind.md](add-a-field-kind.md).',
    '',
    '## What is typed, stored and shown',
    '',
    '| kind | typed or sent | stored | shown in Arabic | shown in English |',
    '|---|---|---|---|---|',
    ...(await Promise.all(kinds.map(exampleOf))).flat(),
    '',
  ].join('\n')
