// What a new password must be: one rule, used by the page while one types and by the server when it is sent.
// `seed` is the specification's; `nist` asks for length instead of a mixture and refuses what everyone uses.

import { isCommonPassword } from './common-passwords.ts'

export const passwordProfiles = ['seed', 'nist'] as const
export type PasswordProfile = (typeof passwordProfiles)[number]

/** The keys of the rules, in the order they are read. */
export type PasswordRule = 'shortest' | 'longest' | 'upper' | 'lower' | 'digit' | 'symbol' | 'common'

type Limits = { min: number; max: number }

/** How long it may be, in characters. A second factor makes up for a shorter one where length is all there is. */
export const passwordLimits = (profile: PasswordProfile, hasSecondFactor = false): Limits =>
  profile === 'seed' ? { min: 8, max: 15 } : { min: hasSecondFactor ? 8 : 15, max: 128 }

/** Characters as people count them, in the form that is hashed. */
const lengthOf = (password: string): number => [...password.normalize('NFC')].length

const has = (pattern: RegExp) => (password: string) => pattern.test(password)
const mixture = {
  upper: has(/\p{Lu}/u),
  lower: has(/\p{Ll}/u),
  digit: has(/\p{Nd}/u),
  symbol: has(/[^\p{L}\p{N}\p{M}\s]/u),
}

type Rule = [key: PasswordRule, holds: (password: string, limits: Limits) => boolean]
const length: Rule[] = [
  ['shortest', (password, { min }) => lengthOf(password) >= min],
  ['longest', (password, { max }) => lengthOf(password) <= max],
]
const rules: Record<PasswordProfile, Rule[]> = {
  seed: [...length, ...(Object.entries(mixture) as [keyof typeof mixture, (password: string) => boolean][])],
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
