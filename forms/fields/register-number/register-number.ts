// The number of something in a register: a company, a licence, a tax file. Digits, with a stroke before a year or a branch;
// spaces and dashes are how people group it.

import { readCompact } from '@bawaba/language/index.ts'
import { asNumber, errorsOf } from '../bounds.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

const shape = /^\d{1,20}(\/\d{1,10}){0,2}$/

const parseText = (text: string): Parsed<string> => {
  const tidy = readCompact(text)
    .replaceAll('.', '')
    .replace(/[\\\u2044\u2215]/g, '/')
  return shape.test(tidy) ? found(tidy) : wrong('registerNumber')
}

const digitsOf = (value: string): number => value.replaceAll('/', '').length

export const registerNumber = defineField<string>({
  kind: 'registerNumber',
  stored: ['String'],
  properties: ['placeholder', 'minDigits', 'max', 'regExp', 'customRegexError'],
  prefills: ['companyNumber'],
  latin: true,
  parse: input => {
    const read = typed(input, 80)
    if ('error' in read) return read
    return read.text === '' ? found<string>(undefined) : parseText(read.text)
  },
  validate: (value, { entry, pattern }) => {
    const max = asNumber(entry.max)
    return errorsOf(
      entry.minDigits !== undefined &&
        digitsOf(value) < entry.minDigits && { key: 'minDigits', params: { count: entry.minDigits } },
      max !== undefined && digitsOf(value) > max && { key: 'maxDigits', params: { count: max } },
      pattern !== undefined && !pattern.test(value) && { key: 'pattern' },
    )
  },
  format: value => value,
  comparable: bound => asNumber(bound),
  messages,
  examples: () => import('./examples.ts'),
})
