// Several lines of text: descriptions, reasons, remarks.

import { asNumber } from '../bounds.ts'
import { defineField, found } from '../field.ts'
import { messages } from '../text/messages.ts'
import { codeOf, textErrors } from '../text/text.ts'
import { typed } from '../typed.ts'

const limit = 10_000

export const textarea = defineField<string>({
  kind: 'textarea',
  readsAnyText: true,
  stored: ['String'],
  properties: ['placeholder', 'min', 'max', 'minDigits', 'regExp', 'customRegexError'],
  prefills: ['address'],
  parse: (input, field) => {
    const read = typed(input, limit)
    if ('error' in read) return read
    const lines = read.text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\S\n]+(?=\n)/g, '')
    const text = lines.replace(/\n{3,}/g, '\n\n')
    return found(codeOf(text, field) || undefined)
  },
  validate: textErrors,
  format: value => value,
  comparable: bound => asNumber(bound),
  messages,
  examples: () => import('./examples.ts'),
})
