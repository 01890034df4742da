// The Egyptian national ID: century, birth date, governorate, serial. The last digit's formula is not published, so it
// is not checked: refusing a person for a guess would be worse than accepting a slip.

import { readCompact } from '@bawaba/language/index.ts'
import { birthDateOf } from '../birth-date.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

const length = 14
/** Governorates as the card codes them; 88 was born abroad. */
const governorates = new Set(
  '01 02 03 04 11 12 13 14 15 16 17 18 19 21 22 23 24 25 26 27 28 29 31 32 33 34 35 88'.split(' '),
)

const parseText = (text: string): Parsed<string> => {
  const tidy = readCompact(text)
  if (!/^\d+$/.test(tidy)) return wrong('digitsOnly')
  if (tidy.length !== length) return wrong('digits', { wanted: length, count: tidy.length })
  return found(tidy)
}

export const nationalId = defineField<string>({
  kind: 'nationalId',
  stored: ['String'],
  properties: ['placeholder'],
  prefills: ['nationalId'],
  latin: true,
  parse: input => {
    const read = typed(input, 60)
    if ('error' in read) return read
    return read.text === '' ? found<string>(undefined) : parseText(read.text)
  },
  validate: (value, _field, { today }) => {
    const born = birthDateOf(value)
    if (!born || born > today) return [{ key: 'birthDate' }]
    return governorates.has(value.slice(7, 9)) ? [] : [{ key: 'governorate' }]
  },
  format: value => value,
  messages,
  examples: () => import('./examples.ts'),
})
