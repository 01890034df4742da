// One line of text: names, addresses, codes.

import { normaliseDigits, withoutInvisible } from '@bawaba/language/index.ts'
import { plainDashes } from '@bawaba/language/input/identifiers.ts'
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

/**
 * A text with a pattern or a count of digits is a code: its digits become Latin, and its dashes become plain if the
 * pattern accepts only plain ones.
 */
export const codeOf = (text: string, { pattern, entry }: Field): string => {
  if (pattern === undefined && entry.minDigits === undefined) return text
  const code = normaliseDigits(withoutInvisible(text))
  const plain = plainDashes(code)
  return pattern && plain !== code && !pattern.test(code) && pattern.test(plain) ? plain : code
}

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
