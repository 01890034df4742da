// One line of Arabic letters: a name as on the national ID card. Vowel signs are kept, stretched letters are shortened.
// Presentation forms and letters of Persian keyboards that look like Arabic ones are stored as the Arabic letter.

import { readIdentifier } from '@bawaba/language/index.ts'
import { asNumber, errorsOf, outOfBounds } from '../bounds.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { lengthOf, typed } from '../typed.ts'
import { messages } from './messages.ts'

/** Egyptian names also have پ چ ڤ گ: Vivian is ڤيڤيان. */
const letters = /^[\u0621-\u063a\u0641-\u0652\u0670\u0671پچڤگ -]+$/
const letter = /[\u0621-\u063a\u0641-\u064a\u0671پچڤگ]/
/** Letters of Persian and Urdu keyboards, each followed by the Arabic letter that it looks like. */
const lookAlikes = 'یيکكہهھهەه'

const parseText = (text: string): Parsed<string> => {
  const line = readIdentifier(text)
    .replace(/[یکہھە]/g, character => lookAlikes[lookAlikes.indexOf(character) + 1] as string)
    .replace(/\u0640/g, '')
  return letters.test(line) && letter.test(line) ? found(line) : wrong('arabicOnly')
}

export const arabicText = defineField<string>({
  kind: 'arabicText',
  stored: ['String'],
  properties: ['placeholder', 'min', 'max'],
  prefills: ['name', 'firstName', 'lastName'],
  parse: input => {
    const read = typed(input, 300)
    if ('error' in read) return read
    return read.text === '' ? found<string>(undefined) : parseText(read.text)
  },
  validate: (value, { entry }) =>
    errorsOf(outOfBounds(lengthOf(value), asNumber(entry.min), asNumber(entry.max))),
  format: value => value,
  comparable: bound => asNumber(bound),
  messages,
  examples: () => import('./examples.ts'),
})
