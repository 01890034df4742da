// The kinds of settings: each reads a text and gives a value, or throws a sentence that says what is wrong.

import { readProviders } from './config-providers.ts'

const whole = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`"${text}" is not a whole number`)
  return Number(text)
}

const oneOf =
  <const Words extends readonly string[]>(...words: Words) =>
  (text: string): Words[number] => {
    if (!words.includes(text)) throw new Error(`"${text}" is none of ${words.join(', ')}`)
    return text as Words[number]
  }

export const kinds = {
  providers: readProviders,
  text: (text: string): string => text,
  count: whole,
  port: (text: string): number => {
    if (whole(text) > 65_535) throw new Error(`"${text}" is not a port`)
    return whole(text)
  },
  flag: (text: string): boolean => oneOf('yes', 'no')(text) === 'yes',
  list: (text: string): readonly string[] =>
    text
      .split(',')
      .map(word => word.trim())
      .filter(word => word !== ''),
  origin: (text: string): string => {
    if (text === '') return ''
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (!url || url.origin !== text.replace(/\/$/, ''))
      throw new Error(`"${text}" is not an origin such as https://portal.example`)
    return url.origin
  },
  demo: oneOf('auto', 'on', 'off', 'beyond-loopback'),
  passwordProfile: oneOf('seed', 'nist'),
  level: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
}
export type Kind = keyof typeof kinds
