// An international bank account number (ISO 13616): letters and digits that check themselves, stored without spaces.
// Egypt's has 29 characters, all digits after the country; of other countries the check digits alone are judged.

import { hasIbanShape, isSoundIban, tidyIban } from '@bawaba/language/input/ibans.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

const egyptianLength = 29

const parseText = (text: string): Parsed<string> => {
  const tidy = tidyIban(text)
  if (tidy.startsWith('EG') && tidy.length !== egyptianLength)
    return wrong('egyptianLength', { wanted: egyptianLength, count: tidy.length })
  if (!hasIbanShape(tidy)) return wrong('iban')
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
  validate: value => (isSoundIban(value) ? [] : [{ key: 'checkDigits' }]),
  // In the groups of four that banks print.
  format: value => value.replace(/(.{4})(?=.)/g, '$1 '),
  messages,
  examples: () => import('./examples.ts'),
})
