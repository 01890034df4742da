// A housing unit, named by its code: choosing one holds it, sending the form reserves it.

import { defineField, found, typed, wrong } from '@bawaba/forms/index.ts'
import { normaliseDigits } from '@bawaba/language/index.ts'
import { messages } from './messages.ts'

/** What units are called among the things that can be reserved. */
export const unitKind = 'unit'
/** Letters and digits in parts, as 12-B-304. */
const shape = /^[A-Z0-9]+(-[A-Z0-9]+)*$/
const longest = 32

export const unit = defineField<string>({
  kind: 'unit',
  stored: ['String'],
  properties: [],
  reserves: unitKind,
  latin: true,
  parse: input => {
    const read = typed(input, 100)
    if ('error' in read) return read
    const code = normaliseDigits(read.text)
      .replace(/[\s\u200e\u200f]/g, '')
      .replace(/[\u2010-\u2015]/g, '-')
      .toUpperCase()
    if (code === '') return found<string>(undefined)
    return code.length <= longest && shape.test(code) ? found(code) : wrong('unitCode')
  },
  validate: () => [],
  format: value => value,
  messages,
  examples: () => import('./examples.ts'),
})
