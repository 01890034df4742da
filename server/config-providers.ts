// The setting PROVIDERS: who may vouch for people who sign in. Every mistake is named with its place.

import { type UserSlug, userSlugs } from '@bawaba/contract/entities/person.ts'
import type { Text } from '@bawaba/language/index.ts'

export type Provider = {
  id: string
  label: Text
  /** The kinds of account that one may sign in to by it. */
  slugs: UserSlug[]
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  /** Whether somebody without an account gets one. */
  register: boolean
  /** Whether an address that the provider has verified links to the account that has proved the same one. */
  linkVerified: boolean
  /** The claim by which it states the national ID of a person, where it does. */
  nationalIdClaim: string | undefined
  /** Whether signing out here also signs out there. */
  logout: boolean
  /** Where a password that the provider owns is changed. */
  changePasswordUrl: string | undefined
  /** Words of `amr` or `acr` by which it says that it has seen more than one factor, and is trusted; none: never. */
  multiFactor: readonly string[]
}

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost'])
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Over plain http only on this machine: codes and tokens travel there. */
export const isSafeAddress = (value: unknown): value is string => {
  if (!isText(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}

const defaults: Omit<Provider, 'id' | 'label' | 'slugs' | 'issuer' | 'clientId' | 'clientSecret'> = {
  scopes: 'openid profile email phone',
  register: false,
  linkVerified: false,
  nationalIdClaim: undefined,
  logout: true,
  changePasswordUrl: undefined,
  multiFactor: [],
}

type Check = { need: string; isRight: (value: unknown) => boolean; optional?: true }
const flag: Check = { need: 'true or false', isRight: value => typeof value === 'boolean', optional: true }

const checks: Record<string, Check> = {
  id: {
    need: 'small letters, digits and dashes',
    isRight: value => isText(value) && /^[a-z][a-z0-9-]{0,31}$/.test(value),
  },
  label: {
    need: 'a text in ar and en',
    isRight: value => isText((value as Text | undefined)?.ar) && isText((value as Text | undefined)?.en),
  },
  slugs: {
    need: `some of ${userSlugs.join(', ')}`,
    isRight: value =>
      Array.isArray(value) && value.length > 0 && value.every(slug => userSlugs.includes(slug as UserSlug)),
  },
  issuer: { need: 'an https address (http on this machine alone)', isRight: isSafeAddress },
  clientId: { need: 'a text', isRight: isText },
  clientSecret: { need: 'a text', isRight: isText },
  scopes: {
    need: 'words with openid among them',
    isRight: value => isText(value) && value.split(' ').includes('openid'),
    optional: true,
  },
  register: flag,
  linkVerified: flag,
  nationalIdClaim: { need: 'the name of a claim', isRight: isText, optional: true },
  logout: flag,
  changePasswordUrl: { need: 'an https address', isRight: isSafeAddress, optional: true },
  multiFactor: {
    need: 'a list of words of amr or acr',
    isRight: value => Array.isArray(value) && value.every(isText),
    optional: true,
  },
}

const faultsOf = (options: Record<string, unknown>, index: string): string[] => [
  ...Object.entries(checks)
    .filter(
      ([name, { isRight, optional }]) => !(options[name] === undefined ? optional : isRight(options[name])),
    )
    .map(([name, { need }]) => `${index}.${name} must be ${need}`),
  ...Object.keys(options)
    .filter(name => !Object.hasOwn(checks, name))
    .map(name => `${index}.${name} is not known`),
]

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('is no JSON')
  }
}

/** Reads the setting; throws one sentence that lists every mistake, and quotes no secret. */
export const readProviders = (text: string): readonly Provider[] => {
  const options = parse(text)
  if (!Array.isArray(options)) throw new Error('must be a list: [{...}]')
  const errors = options.flatMap((item, index) =>
    typeof item === 'object' && item !== null
      ? faultsOf(item, `[${index}]`)
      : [`[${index}] must be an object`],
  )
  const ids = options.map(item => (item as { id?: unknown } | null)?.id)
  const twice = ids.find((id, index) => id !== undefined && ids.indexOf(id) !== index)
  if (twice !== undefined) errors.push(`the id ${String(twice)} stands twice`)
  if (errors.length > 0) throw new Error(errors.join('; '))
  return options.map(item => ({
    ...defaults,
    ...(item as Omit<Provider, keyof typeof defaults> & Partial<typeof defaults>),
  }))
}
