// An international bank account number (ISO 13616): letters and digits that check themselves, stored without spaces.
// Egypt's has 29 characters, all digits after the country; of other countries the check digits alone are judged.

import { readCompact } from '@bawaba/language/index.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const egyptian = /^EG\d{27}$/
const egyptianLength = 29

/** The first four characters go last, letters count from 10, and what is left by 97 is 1. */
const isSound = (value: string): boolean => {
  let rest = 0
  for (const character of value.slice(4) + value.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

const parseText = (text: string): Parsed<string> => {
  const tidy = readCompact(text)
    .toUpperCase()
    .replace(/^IBAN:?/, '')
  if (tidy.startsWith('EG') && tidy.length !== egyptianLength)
    return wrong('egyptianLength', { wanted: egyptianLength, count: tidy.length })
  if (!shape.test(tidy) || (tidy.startsWith('EG') && !egyptian.test(tidy))) return wrong('iban')
  return found(tidy)
}

export const iban = defineField<string>({
  kind: 'iban',
  stored: ['String'],
  properties: ['placeholder'],
  latin: true,
  parse: input => {
    const read = typed(input, 80)
    if ('error' in read) return read
    return read.text === '' ? found<string>(undefined) : parseText(read.text)
  },
  validate: value => (isSound(value) ? [] : [{ key: 'checkDigits' }]),
  // In the groups of four that banks print.
  format: value => value.replace(/(.{4})(?=.)/g, '$1 '),
  messages,
  examples: () => import('./examples.ts'),
})
