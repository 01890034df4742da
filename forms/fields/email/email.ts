// An e-mail address. Only the shape is judged: whether it exists, a message sent to it will tell.

import { readEmail } from '@bawaba/language/input/email-addresses.ts'
import { defineField, found, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

export const email = defineField<string>({
  kind: 'email',
  stored: ['String'],
  properties: ['placeholder', 'regExp', 'customRegexError'],
  prefills: ['email'],
  latin: true,
  parse: input => {
    const read = typed(input, 1000)
    if ('error' in read) return read
    if (read.text === '') return found<string>(undefined)
    const address = readEmail(read.text)
    return address === undefined ? wrong('email') : found(address)
  },
  validate: (value, { pattern }) => (pattern && !pattern.test(value) ? [{ key: 'pattern' }] : []),
  format: value => value,
  messages,
  examples: () => import('./examples.ts'),
})
