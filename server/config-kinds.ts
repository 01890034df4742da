// The kinds of settings: each reads a text and gives a value, or throws a sentence that says what is wrong.

import { isIP } from 'node:net'
import { type EmployeeSlug, employeeSlugs } from '@bawaba/contract/employee-slugs.ts'
import { passwordProfiles } from '@bawaba/contract/password-rule.ts'
import { type SocialSite, socialSites } from '@bawaba/contract/social-sites.ts'
import type { Text } from '@bawaba/language/index.ts'
import { isSupportedCountry } from 'libphonenumber-js/max'
import { readProviders } from './config-providers.ts'

const whole = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`"${text}" is not a whole number`)
  return Number(text)
}

export type SharedKey = { id: string; secret: string }
/** A service that the portal asks over HTTP; the first of its keys signs. */
export type OutsideService = { name: string; origin: string; keys: readonly SharedKey[] }

/** One or two live keys, as id:secret,id:secret: two while one replaces the other. */
const sharedKeys = (text: string): readonly SharedKey[] => {
  const keys = text
    .split(',')
    .filter(part => part.trim() !== '')
    .map(part => {
      const [id = '', secret = '', ...rest] = part.trim().split(':')
      if (!/^[\w-]{1,40}$/.test(id) || secret.length < 32 || rest.length > 0)
        throw new Error('a key is written id:secret, the secret in 32 characters or more')
      return { id, secret }
    })
  if (keys.length > 2) throw new Error(`${keys.length} keys, and two at most are live at a time`)
  return keys
}

const origin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new Error(`"${text}" is not an origin such as https://portal.example`)
  return url.origin
}

const outsideService = (text: string): OutsideService => {
  const [, name = '', address = '', keys = ''] = /^\s*([a-z][\w-]{0,39})=([^,\s]+),(.+)$/.exec(text) ?? []
  // The text holds a secret: no part of it is quoted.
  if (name === '') throw new Error('a service is written name=origin,id:secret')
  return { name, origin: origin(address), keys: sharedKeys(keys) }
}

const oneOf =
  <const Words extends readonly string[]>(...words: Words) =>
  (text: string): Words[number] => {
    if (!words.includes(text)) throw new Error(`"${text}" is none of ${words.join(', ')}`)
    return text as Words[number]
  }

export const kinds = {
  providers: readProviders,
  /** Whose X-Forwarded-* headers are believed: nobody's, those of so many proxies in front, or of these networks. */
  proxies: (text: string): false | number | string[] => {
    if (text === '' || text === 'no') return false
    if (/^[1-9]$/.test(text)) return Number(text)
    const networks = text.split(',').map(network => network.trim())
    for (const network of networks) {
      const [address = '', bits = ''] = network.split('/')
      const most = isIP(address) === 4 ? 32 : 128
      const isBits = bits === '' || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
      if (isIP(address) === 0 || !isBits)
        throw new Error(
          `"${network}" is no network: name the proxies' addresses or networks (10.0.0.0/8, 127.0.0.1), or how many proxies there are (1 to 9)`,
        )
    }
    return networks
  },
  text: (text: string): string => text,
  count: whole,
  /** How many processes; `auto`: as many as there are processors. */
  workers: (text: string): number | 'auto' => {
    if (text === 'auto') return text
    const count = whole(text)
    if (count < 1 || count > 64) throw new Error(`"${text}" is neither auto nor 1 to 64`)
    return count
  },
  port: (text: string): number => {
    if (whole(text) > 65_535) throw new Error(`"${text}" is not a port`)
    return whole(text)
  },
  onOff: oneOf('on', 'off'),
  flag: (text: string): boolean => oneOf('yes', 'no')(text) === 'yes',
  list: (text: string): readonly string[] =>
    text
      .split(',')
      .map(word => word.trim())
      .filter(word => word !== ''),
  /** Keys that a payment gateway and the portal share. */
  gatewayKeys: sharedKeys,
  outsideServices: (text: string): readonly OutsideService[] => {
    const services = text
      .split(';')
      .filter(part => part.trim() !== '')
      .map(outsideService)
    const twice = services.find(({ name }, index) => services.findIndex(one => one.name === name) !== index)
    if (twice) throw new Error(`"${twice.name}" is named twice`)
    return services
  },
  /** Where the authority is to be found outside, each as site=address. */
  social: (text: string): readonly { site: SocialSite; url: string }[] =>
    text
      .split(',')
      .filter(part => part.trim() !== '')
      .map(part => {
        const [, site = '', address = ''] = /^\s*(\w+)=(\S+)\s*$/.exec(part) ?? []
        const url = URL.canParse(address) ? new URL(address) : undefined
        if (url?.protocol !== 'https:') throw new Error(`"${part.trim()}" is not written site=https://...`)
        return { site: oneOf(...socialSites)(site), url: url.href }
      }),
  /** A sentence in both languages; none where it is empty. */
  words: (text: string): Text | undefined => {
    if (text === '') return undefined
    let read: Partial<Record<string, unknown>> | undefined
    try {
      read = JSON.parse(text)
    } catch {
      throw new Error('it is no JSON')
    }
    const { ar, en } = read ?? {}
    const isWritten = (words: unknown): words is string => typeof words === 'string' && words.trim() !== ''
    if (!isWritten(ar) || !isWritten(en)) throw new Error('it is written {"ar": "...", "en": "..."}')
    return { ar, en }
  },
  /** Logos with the names of those whose they are. */
  logos: (text: string): readonly { file: string; name: Text }[] => {
    let read: unknown
    try {
      read = JSON.parse(text)
    } catch {
      throw new Error('it is no JSON')
    }
    const isLogo = (logo: unknown): logo is { file: string; name: Text } => {
      const { file, name } = (logo ?? {}) as { file?: unknown; name?: Partial<Record<string, unknown>> }
      const isNamed = typeof name?.ar === 'string' && typeof name.en === 'string'
      return isNamed && typeof file === 'string' && /^[\w-]+(\/[\w-]+)*\.(svg|png|webp)$/.test(file)
    }
    if (!Array.isArray(read) || !read.every(isLogo))
      throw new Error('a logo is written {"file": "ministry.svg", "name": {"ar": "...", "en": "..."}}')
    return read
  },
  /** ISO codes of countries, in capitals. */
  countries: (text: string): readonly string[] => {
    const codes = text
      .split(',')
      .map(code => code.trim().toUpperCase())
      .filter(code => code !== '')
    const wrong = codes.find(code => !isSupportedCountry(code))
    if (wrong !== undefined) throw new Error(`"${wrong}" is no ISO code of a country, such as EG`)
    return codes
  },
  origin: (text: string): string => (text === '' ? '' : origin(text)),
  /** An https address, without the slash at its end. */
  url: (text: string): string => {
    if (text === '') return ''
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (url?.protocol !== 'https:' || url.search !== '' || url.hash !== '')
      throw new Error(`"${text}" is not an https address such as https://assets.example/housing`)
    return url.href.replace(/\/$/, '')
  },
  demo: oneOf('auto', 'on', 'off', 'beyond-loopback'),
  passwordProfile: oneOf(...passwordProfiles),
  /** Which employees are allowed: the first account of a portal is an `employee`. */
  employeeSlugs: (text: string): readonly EmployeeSlug[] => {
    const named = new Set(text.split(',').map(word => oneOf(...employeeSlugs)(word.trim())))
    if (!named.has('employee')) throw new Error('employee is missing: administrators are employees')
    return employeeSlugs.filter(slug => named.has(slug))
  },
  codesWithoutSms: oneOf('off', 'email'),
  staffUsername: oneOf('free', 'mobile'),
  level: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
}
export type Kind = keyof typeof kinds
export type Setting = { kind: Kind; default: string; sentence: string; secret?: true }
