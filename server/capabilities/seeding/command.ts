// What `npm run seed` is told. Pure.

export type SeedCommand = { requests: number; seed: number; years: number; isIntoExisting: boolean }

export const seedHelp = `Made-up requests, to try the portal at the size that it is for

  npm run seed -- --requests 1000000 [--seed 1] [--years 10] [--into-existing]
      Adds people with Arabic names, and requests of every service that has examples, with answers that its form accepts,
      histories along its workflow and dates over the years until today. The same seed gives the same requests.
      All or nothing: cut short, it leaves nothing behind. Whoever files meanwhile waits until it is done.

      A database of its own (DATABASE_URL) that holds requests already is refused, unless --into-existing says that
      made-up requests shall stand among them.`

const numberOf = (word: string | undefined, name: string, least: number, most: number): number => {
  const value = Number(word)
  if (!Number.isSafeInteger(value) || value < least || value > most)
    throw new Error(`${name} is a whole number from ${least} to ${most}.\n\n${seedHelp}`)
  return value
}

/** Throws a sentence for what cannot be understood; undefined asks for help. */
export const readSeedCommand = (words: readonly string[]): SeedCommand | undefined => {
  if (words.length === 0 || words.includes('help') || words.includes('--help')) return undefined
  const command: SeedCommand = { requests: 0, seed: 1, years: 10, isIntoExisting: false }
  const rest = [...words]
  while (rest.length > 0) {
    const option = rest.shift()
    if (option === '--into-existing') command.isIntoExisting = true
    else if (option === '--requests') command.requests = numberOf(rest.shift(), option, 1, 20_000_000)
    else if (option === '--seed') command.seed = numberOf(rest.shift(), option, 0, 2 ** 31)
    else if (option === '--years') command.years = numberOf(rest.shift(), option, 1, 30)
    else throw new Error(`There is no option ${option}.\n\n${seedHelp}`)
  }
  if (command.requests === 0) throw new Error(`--requests says how many.\n\n${seedHelp}`)
  return command
}
