// One line of Arabic letters alone: a name as the card has it. Vowel signs may stand, stretched letters are shortened.

import { asNumber, errorsOf, outOfBounds } from '../bounds.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { lengthOf, typed } from '../typed.ts'
import { messages } from './messages.ts'

const letters = /^[\u0621-\u063a\u0641-\u0652\u0670\u0671 ]+$/
const letter = /[\u0621-\u063a\u0641-\u064a\u0671]/

const parseText = (text: string): Parsed<string> => {
  const line = text.replace(/[\u0640\u200c\u200d]/g, '').replace(/\s+/g, ' ')
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
