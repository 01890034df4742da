// What a new password must be: one rule, used by the page while one types and by the server when it is sent.
// `seed` is the rule of the requirements, `letters` their simpler variant (letters and numbers) and `cases` their English
// one (8 or more characters, upper and lower case). `nist` asks for length and refuses what everyone uses.

import { isCommonPassword } from './common-passwords.ts'

export const passwordProfiles = ['seed', 'letters', 'cases', 'nist'] as const
export type PasswordProfile = (typeof passwordProfiles)[number]

/** The keys of the rules, in the order they are read. */
export type PasswordRule =
  | 'shortest'
  | 'longest'
  | 'letter'
  | 'upper'
  | 'lower'
  | 'digit'
  | 'symbol'
  | 'common'

type Limits = { min: number; max: number }
/** What no requirement limits still has an end: hashing costs time. */
const longest = 128
const limitsOf: Record<PasswordProfile, (hasSecondFactor: boolean) => Limits> = {
  seed: () => ({ min: 8, max: 15 }),
  letters: () => ({ min: 8, max: 15 }),
  cases: () => ({ min: 8, max: longest }),
  nist: hasSecondFactor => ({ min: hasSecondFactor ? 8 : 15, max: longest }),
}

/** How long it may be, in characters. A second factor makes up for a shorter one where length is all there is. */
export const passwordLimits = (profile: PasswordProfile, hasSecondFactor = false): Limits =>
  limitsOf[profile](hasSecondFactor)

/** Characters as people count them, in the form that is hashed. */
const lengthOf = (password: string): number => [...password.normalize('NFC')].length

const has = (pattern: RegExp) => (password: string) => pattern.test(password)
const parts = {
  letter: has(/\p{L}/u),
  upper: has(/\p{Lu}/u),
  lower: has(/\p{Ll}/u),
  digit: has(/\p{Nd}/u),
  symbol: has(/[^\p{L}\p{N}\p{M}\s]/u),
}

type Part = keyof typeof parts
type Rule = [key: PasswordRule, holds: (password: string, limits: Limits) => boolean]
const length: Rule[] = [
  ['shortest', (password, { min }) => lengthOf(password) >= min],
  ['longest', (password, { max }) => lengthOf(password) <= max],
]
const partsOf = (...named: Part[]): Rule[] => named.map(part => [part, parts[part]])
const rules: Record<PasswordProfile, Rule[]> = {
  seed: [...length, ...partsOf('upper', 'lower', 'digit', 'symbol')],
  letters: [...length, ...partsOf('letter', 'digit')],
  cases: [...length, ...partsOf('upper', 'lower')],
  nist: [...length, ['common', password => !isCommonPassword(password)]],
}

/** The rules of a profile, for telling them before anything is typed. */
export const passwordRules = (profile: PasswordProfile): PasswordRule[] => rules[profile].map(([key]) => key)

/** The rules that a password breaks; none where it is good. Pure. */
export const passwordErrors = (
  password: string,
  profile: PasswordProfile,
  hasSecondFactor = false,
): PasswordRule[] => {
  const limits = passwordLimits(profile, hasSecondFactor)
  return rules[profile].filter(([, holds]) => !holds(password, limits)).map(([key]) => key)
}
