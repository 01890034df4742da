// An e-mail address. Only the shape is judged: whether it exists, a message sent to it will tell.

import { defineField, found, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

const longest = 254
const local = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+$/
const label = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.')
  return (
    labels.length > 1 &&
    labels.every(part => part.length <= 63 && label.test(part)) &&
    !/^\d+$/.test(labels.at(-1) as string)
  )
}

export const email = defineField<string>({
  kind: 'email',
  stored: ['String'],
  properties: ['placeholder', 'regExp', 'customRegexError'],
  prefills: ['email'],
  latin: true,
  parse: input => {
    const read = typed(input, 1000)
    if ('error' in read) return read
    const text = read.text.replace(/\s/g, '')
    if (text === '') return found<string>(undefined)
    const at = text.lastIndexOf('@')
    const name = text.slice(0, at)
    const domain = text.slice(at + 1).toLowerCase()
    const fits = at > 0 && text.length <= longest && name.length <= 64
    return fits && name.split('.').every(part => local.test(part)) && isDomain(domain)
      ? found(`${name}@${domain}`)
      : wrong('email')
  },
  validate: (value, { pattern }) => (pattern && !pattern.test(value) ? [{ key: 'pattern' }] : []),
  format: value => value,
  messages,
  examples: () => import('./examples.ts'),
})
