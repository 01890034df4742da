// The pages of docs/operations as drills run them: what an administrator pastes is what is tried.

import { readFileSync } from 'node:fs'

/** The first block of a language (```nginx) on a page of docs/operations. */
export const blockOf = (page: string, language: string): string => {
  const text = readFileSync(new URL(`../../docs/operations/${page}`, import.meta.url), 'utf8')
  const block = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm').exec(text)?.[1]
  if (block === undefined) throw new Error(`docs/operations/${page} has no block of ${language}`)
  return block
}

/** Replaces what has to differ in a drill, every time it stands there; throws where the page no longer has it. */
export const withChanges = (
  block: string,
  changes: readonly (readonly [from: string, to: string])[],
): string =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The page does not say: ${from}`)
    return text.replaceAll(from, to)
  }, block)
