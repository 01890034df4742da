// A mobile number, stored in E.164. Egyptian ones as people write them; other countries' with + or 00.
// Egypt's plan is one rule; a library with every country's plan would weigh more than the rest of the engine.

import { isForeignNumber, readDialled } from '@bawaba/language/input/phone-numbers.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

/** Vodafone 10, Etisalat 11, Orange 12, WE 15, each with eight digits after it. */
const egyptian = /^(?:\+?20)?0?(1[0125]\d{8})$/

const parseText = (text: string): Parsed<string> => {
  const tidy = readDialled(text)
  const local = egyptian.exec(tidy)?.[1]
  if (local) return found(`+20${local}`)
  return isForeignNumber(tidy)
    ? found(tidy)
    : wrong(tidy.startsWith('+') || tidy.startsWith('0') ? 'mobile' : 'countryCode')
}

export const mobile = defineField<string>({
  kind: 'mobile',
  stored: ['String'],
  properties: ['placeholder', 'regExp', 'customRegexError'],
  prefills: ['mobile'],
  latin: true,
  parse: input => {
    const read = typed(input, 40)
    if ('error' in read) return read
    return read.text === '' ? found<string>(undefined) : parseText(read.text)
  },
  validate: (value, { pattern }) => (pattern && !pattern.test(value) ? [{ key: 'pattern' }] : []),
  // In the groups people read out; other countries group in their own ways, so theirs stay whole.
  format: value => value.replace(/^\+20(1\d)(\d{4})(\d{4})$/, '+20 $1 $2 $3'),
  messages,
  examples: () => import('./examples.ts'),
})
