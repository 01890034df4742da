// A web address. The platform's URL parser reads it on both sides; what it lets through too gladly is refused here:
// other schemes, names without a dot, numbers as hosts, a user name before the host.

import { asNumber, errorsOf, outOfBounds } from '../bounds.ts'
import type { FieldError } from '../field.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { lengthOf, typed } from '../typed.ts'
import { readableHost } from './host.ts'
import { messages } from './messages.ts'

const longest = 2000
/** A host as people type it; \p{M} for the marks of Arabic letters. */
const typedHost = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d{1,5})?$/u

/** The host and port of an address as typed, before the parser makes something of it. */
const hostOf = (address: string): string => /^[a-z]+:\/\/([^/?#]*)/i.exec(address)?.[1] ?? ''

const withScheme = (text: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`

const parseUrl = (text: string): Parsed<string> => {
  const address = withScheme(text)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && url.protocol !== 'http:' && url.protocol !== 'https:') return wrong('scheme')
  if (hostOf(address).includes('@')) return wrong('userInfo')
  if (!url || /[\s\\]/.test(text) || !typedHost.test(hostOf(address))) return wrong('url')
  // A name ends in letters; 1.2.3.4 and 0x7f.1 are numbers, whatever the parser makes of them.
  if (!/\.(xn--[a-z\d-]+|[a-z]{2,63})$/.test(url.hostname)) return wrong('url')
  return url.href.length > longest ? wrong('tooLong', { count: longest }) : found(url.href)
}

export const url = defineField<string>({
  kind: 'url',
  stored: ['String'],
  properties: ['placeholder', 'postfix', 'min', 'max', 'regExp', 'customRegexError'],
  latin: true,
  parse: input => {
    const read = typed(input, longest)
    if ('error' in read) return read
    return read.text === '' ? found<string>(undefined) : parseUrl(read.text)
  },
  validate: (value, { entry, pattern }): FieldError[] =>
    errorsOf(
      outOfBounds(lengthOf(value), asNumber(entry.min), asNumber(entry.max)),
      pattern !== undefined && !pattern.test(value) && { key: 'pattern' },
    ),
  // Stored in ASCII, which no two machines read differently; shown as it is written.
  format: value => readableHost(value),
  comparable: bound => asNumber(bound),
  messages,
  examples: () => import('./examples.ts'),
})
