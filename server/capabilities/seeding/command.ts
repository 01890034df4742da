// What `npm run seed` is told. Pure.

import { asksForHelp, readWords } from '../../platform/command-words.ts'

export type SeedCommand = { requests: number; seed: number; years: number; isIntoExisting: boolean }

export const seedHelp = `Made-up requests, to try the portal at the size that it is for

  npm run seed -- --requests 1000000 [--seed 1] [--years 10] [--into-existing]
      Adds people with Arabic names, and requests of every service that has examples, with answers that its form accepts,
      histories along its workflow and dates over the years until today. The same seed gives the same requests.
      All or nothing: cut short, it leaves nothing behind. Whoever files meanwhile waits until it is done.

      A database of its own (DATABASE_URL) that holds requests already is refused, unless --into-existing says that
      made-up requests shall stand among them.`

const numberOf = (word: string, name: string, least: number, most: number): number => {
  const value = Number(word)
  if (!Number.isSafeInteger(value) || value < least || value > most)
    throw new Error(`--${name} is a whole number from ${least} to ${most}.`)
  return value
}

/** Throws a sentence for what cannot be understood; undefined asks for help. */
export const readSeedCommand = (words: readonly string[]): SeedCommand | undefined => {
  if (asksForHelp(words)) return undefined
  const { rest, options } = readWords('seed', words, {
    requests: 'value',
    seed: 'value',
    years: 'value',
    'into-existing': 'flag',
  })
  if (rest.length > 0) throw new Error(`seed takes no "${rest[0]}".\n\n${seedHelp}`)
  if (options.requests === undefined) throw new Error(`--requests says how many.\n\n${seedHelp}`)
  return {
    requests: numberOf(options.requests, 'requests', 1, 20_000_000),
    seed: numberOf(options.seed ?? '1', 'seed', 0, 2 ** 31),
    years: numberOf(options.years ?? '10', 'years', 1, 30),
    isIntoExisting: options['into-existing'] === true,
  }
}
