// The draw of a sale, as it is published: the server draws by it, and the page of a draw computes it again in the browser.
//
// Before anybody enters, SHA-256 of a secret seed is published, so that the seed cannot be chosen once the entries are known.
// After the last entry the list is frozen and hashed, and the seed is published. The order follows from both:
//   list    the codes of all entries, sorted, each on a line of its own (a line feed between two, none at the end)
//   draw    SHA-256 of "SEED:SHA-256 of the list"
//   order   entries by SHA-256 of "DRAW:CODE", the smallest first
// All hashes are of UTF-8 text and written in small hexadecimal letters.

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a text. */
export const textHash = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The list of entries as it is hashed and downloaded. */
export const entryList = (codes: readonly string[]): string => [...codes].sort(byCode).join('\n')

export type Drawn = { entriesHash: string; order: string[] }

/** Draws: the same entries and the same seed have the same order, everywhere and in whatever order they are passed. */
export const drawOrder = async (seed: string, codes: readonly string[]): Promise<Drawn> => {
  const entriesHash = await textHash(entryList(codes))
  const draw = await textHash(`${seed}:${entriesHash}`)
  const hashed = await Promise.all(
    codes.map(async code => ({ code, hash: await textHash(`${draw}:${code}`) })),
  )
  hashed.sort((one, other) => byCode(one.hash, other.hash) || byCode(one.code, other.code))
  return { entriesHash, order: hashed.map(({ code }) => code) }
}
