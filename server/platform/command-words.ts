// What was written behind a command: its options and its other words, read by Node's `parseArgs`, refused in a sentence.

import { parseArgs } from 'node:util'

type Option = 'value' | 'flag'
export type Words<Options extends Record<string, Option>> = {
  rest: string[]
  options: { [Name in keyof Options]?: Options[Name] extends 'flag' ? true : string }
}

/** Whether the words ask for help, or are none. */
export const asksForHelp = (words: readonly string[]): boolean =>
  words.length === 0 || words[0] === 'help' || words.includes('--help')

/**
 * Reads `--name value`, `--name=value` and flags; `options` names those of the command, without dashes.
 * Throws a sentence for an option that is unknown, lacks its value or was given one that it does not take.
 */
export const readWords = <const Options extends Record<string, Option>>(
  command: string,
  words: readonly string[],
  options: Options,
): Words<Options> => {
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(options).map(([name, kind]) => [
        name,
        { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
    allowPositionals: true,
    // The sentences below are clearer than those of the library.
    strict: false,
    tokens: true,
  })
  const read: Record<string, string | true> = {}
  const rest: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value)
    if (token.kind !== 'option') continue
    const kind = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (!kind) throw new Error(`There is no option ${token.rawName} for ${command}.`)
    const hasValue = token.value !== undefined && token.value !== ''
    if (kind === 'flag' && token.value !== undefined) throw new Error(`${token.rawName} takes no value.`)
    // The next option is no value; one that begins with dashes is written with the equals sign.
    if (kind === 'value' && (!hasValue || (!token.inlineValue && token.value?.startsWith('--'))))
      throw new Error(`${token.rawName} needs a value: ${token.rawName}=VALUE.`)
    if (token.name in read) throw new Error(`${token.rawName} is written twice.`)
    read[token.name] = token.value ?? true
  }
  return { rest, options: read as Words<Options>['options'] }
}
