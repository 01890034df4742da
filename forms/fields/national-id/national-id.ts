// The Egyptian national ID: century, birth date, governorate, serial. The last digit's formula is not published, so it
// is not checked: refusing a person for a guess would be worse than accepting a slip.

import { isPlainDate, readCompact } from '@bawaba/language/index.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

const length = 14
const centuries: Record<string, string> = { '2': '19', '3': '20' }
/** Governorates as the card codes them; 88 was born abroad. */
const governorates = new Set(
  '01 02 03 04 11 12 13 14 15 16 17 18 19 21 22 23 24 25 26 27 28 29 31 32 33 34 35 88'.split(' '),
)

/** The birth date inside a number of fourteen digits, or undefined when it holds none. */
export const birthDateOf = (value: string): string | undefined => {
  const century = centuries[value.charAt(0)]
  const plain = `${century}${value.slice(1, 3)}-${value.slice(3, 5)}-${value.slice(5, 7)}`
  return century && isPlainDate(plain) ? plain : undefined
}

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
