// The rule on names: what a name in an expression means is said by forms/engine/reader.ts. A second scope would read a row's
// unanswered question in another way than the form, and charge another fee than the form shows.

import type { Rule } from './rules.ts'

/** Those that say where answers lie, the one that takes the rows, and the facts of eligibility, which have none. */
const readers = /^forms\/engine\/(?:reader|state|stored)\.ts$/
const callers = /^(?:forms\/engine\/(?:state|service)|server\/capabilities\/eligibility\/eligibility)\.ts$/

/** An object that reads names and goes through rows. */
const scope = /\bread(?::|\()[\s\S]{0,600}?\brows(?::\s*(?:\w+|\([^)]*\)) =>|\(\w+(?:: \w+)?\)[^\n]*\{)/

export const oneReader: Rule = {
  name: 'names of expressions are read by forms/engine/reader.ts',
  find: ({ path, text }) => {
    if (!/^(?:forms|server|web|contract|programmes)\//.test(path) || readers.test(path)) return []
    if (/\.test\.tsx?$|\/test-[\w-]+\.ts$|\.fixture\.ts$/.test(path)) return []
    const own = scope.test(text) ? [`${path} makes a scope itself`] : []
    const stored =
      /\b(?:scopeOver|storedScope)\(/.test(text) && !callers.test(path)
        ? [`${path} reads stored answers without the form of their version`]
        : []
    return [...own, ...stored]
  },
}
