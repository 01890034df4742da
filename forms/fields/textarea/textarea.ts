// Several lines of text: descriptions, reasons, remarks.

import { asNumber } from '../bounds.ts'
import { defineField, found } from '../field.ts'
import { messages } from '../text/messages.ts'
import { textErrors } from '../text/text.ts'
import { typed } from '../typed.ts'

const limit = 10_000

export const textarea = defineField<string>({
  kind: 'textarea',
  stored: ['String'],
  properties: ['placeholder', 'min', 'max', 'minDigits', 'regExp', 'customRegexError'],
  prefills: ['address'],
  parse: input => {
    const read = typed(input, limit)
    if ('error' in read) return read
    const lines = read.text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\S\n]+(?=\n)/g, '')
    return found(lines.replace(/\n{3,}/g, '\n\n') || undefined)
  },
  validate: textErrors,
  format: value => value,
  comparable: bound => asNumber(bound),
  messages,
  examples: () => import('./examples.ts'),
})
