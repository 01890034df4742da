// One line of text: names, addresses, codes.

import { normaliseDigits, withoutInvisible } from '@bawaba/language/index.ts'
import { asNumber, errorsOf, outOfBounds } from '../bounds.ts'
import { defineField, type Field, type FieldError, found } from '../field.ts'
import { lengthOf, typed } from '../typed.ts'
import { messages } from './messages.ts'

/** No single line is longer, whatever the definition says. */
const limit = 1000

/** The rules that every text shares: length in characters, digits, the pattern of the definition. */
export const textErrors = (text: string, { entry, pattern }: Field): FieldError[] => {
  const { minDigits } = entry
  return errorsOf(
    outOfBounds(lengthOf(text), asNumber(entry.min), asNumber(entry.max)),
    minDigits !== undefined &&
      normaliseDigits(text).replace(/\D/g, '').length < minDigits && {
        key: 'minDigits',
        params: { count: minDigits },
      },
    pattern !== undefined && !pattern.test(text) && { key: 'pattern' },
  )
}

/** A text with a pattern, or whose digits are counted, is a code: they are Latin, whichever were typed. */
export const codeOf = (text: string, { pattern, entry }: Field): string =>
  pattern === undefined && entry.minDigits === undefined ? text : normaliseDigits(withoutInvisible(text))

export const text = defineField<string>({
  kind: 'text',
  readsAnyText: true,
  stored: ['String'],
  properties: ['placeholder', 'postfix', 'min', 'max', 'minDigits', 'regExp', 'customRegexError'],
  prefills: [
    'name',
    'firstName',
    'lastName',
    'englishName',
    'passportNumber',
    'address',
    'companyName',
    'companyNumber',
  ],
  parse: (input, field) => {
    const read = typed(input, limit)
    if ('error' in read) return read
    const line = read.text.replace(/\s+/g, ' ')
    return found(codeOf(line, field) || undefined)
  },
  validate: textErrors,
  format: value => value,
  comparable: bound => asNumber(bound),
  messages,
  examples: () => import('./examples.ts'),
})
