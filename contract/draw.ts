// The draw of a sale, as it is published: the server draws by it, and the page of a draw computes it again in the browser.
//
// Before anybody enters, SHA-256 of a secret seed is published, so that the seed cannot be chosen once the entries are known.
// After the last entry the list is frozen and hashed. Where a public value (a beacon) was named beforehand, it is entered now,
// so that whoever knew the seed could not know the order either. Then the seed is published, and the order follows:
//   list    the codes of all entries, sorted, each on a line of its own (a line feed between two, none at the end)
//   draw    SHA-256 of "SEED:SHA-256 of the list", or with a beacon of "SEED:SHA-256 of the list:VALUE"
//   order   entries by SHA-256 of "DRAW:CODE", the smallest first
// All hashes are of UTF-8 text and written in small hexadecimal letters.

import { readIdentifier } from '@bawaba/language/index.ts'

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a text. */
export const textHash = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The list of entries as it is hashed and downloaded. */
export const entryList = (codes: readonly string[]): string => [...codes].sort(byCode).join('\n')

export type Drawn = { entriesHash: string; order: string[] }

/** A beacon's value as it is mixed in and published, however it was typed. */
export const beaconValueOf = (typed: string): string => readIdentifier(typed).replaceAll('٫', '.')

/**
 * Draws: the same entries, seed and beacon have the same order, everywhere and in whatever order entries are passed.
 * `beacon` is the public value that was named beforehand, where there is one.
 */
export const drawOrder = async (seed: string, codes: readonly string[], beacon?: string): Promise<Drawn> => {
  const entriesHash = await textHash(entryList(codes))
  const draw = await textHash([seed, entriesHash, ...(beacon === undefined ? [] : [beacon])].join(':'))
  const hashed = await Promise.all(
    codes.map(async code => ({ code, hash: await textHash(`${draw}:${code}`) })),
  )
  hashed.sort((one, other) => byCode(one.hash, other.hash) || byCode(one.code, other.code))
  return { entriesHash, order: hashed.map(({ code }) => code) }
}
