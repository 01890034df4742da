// Writes the table of operations into docs/how-to/expressions.md: npm run schema
// A test compares the two, so an operation is committed with what it makes of the table.

import { operationWords } from './operation-words.ts'

const begin = '<!-- operations: written by npm run schema -->'
const end = '<!-- end of operations -->'

const table = (): string =>
  [
    '| operation | gives | تعطي |',
    '|---|---|---|',
    ...Object.entries(operationWords).map(([name, { ar, en }]) => `| \`${name}\` | ${en} | ${ar} |`),
  ].join('\n')

/** The page with the table as it should be. Throws where its marks are gone. */
export const withOperations = (page: string): string => {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error('The page has lost the marks of the table')
  return `${page.slice(0, from + begin.length)}\n\n${table()}\n\n${page.slice(to)}`
}
