// E-mail addresses: one rule for questions of services, forms of pages, calls, imports and sign-in. Only the shape is
// judged; whether the address exists, a message sent to it will tell.

import { withoutInvisible } from './characters.ts'
import { plainShapes } from './digits.ts'

/** RFC 5321: the longest that can be sent to. */
export const longestEmail = 254
const longestLocal = 64
const localPart = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+$/
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Two labels or more, and the last is no number. */
const isDomain = (domain: string): boolean =>
  /\.(?!\d+$)[^.]+$/.test(domain) && domain.split('.').every(part => label.test(part))

/** The address with its domain in small letters and without spaces and invisible characters; undefined for what is none. */
export const readEmail = (text: string): string | undefined => {
  // A typographic apostrophe is what phones type for the plain one.
  const bare = withoutInvisible(plainShapes(text))
    .replace(/\s/g, '')
    .replace(/\u2019/g, "'")
  const at = bare.lastIndexOf('@')
  const name = bare.slice(0, at)
  const domain = bare.slice(at + 1).toLowerCase()
  const fits = at > 0 && bare.length <= longestEmail && name.length <= longestLocal
  return fits && name.split('.').every(part => localPart.test(part)) && isDomain(domain)
    ? `${name}@${domain}`
    : undefined
}

/** Whether a text is an address as it would be stored. */
export const isEmailAddress = (text: string): boolean => readEmail(text)?.toLowerCase() === text.toLowerCase()
