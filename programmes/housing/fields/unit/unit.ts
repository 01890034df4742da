// A housing unit, named by its code: choosing one holds it, sending the form reserves it.

import { defineField, found, typed, wrong } from '@bawaba/forms/index.ts'
import { isUnitCode, readUnitCode } from '../../unit-code.ts'
import { messages } from './messages.ts'

/** What units are called among the things that can be reserved. */
export const unitKind = 'unit'

export const unit = defineField<string>({
  kind: 'unit',
  stored: ['String'],
  properties: [],
  reserves: unitKind,
  residence: 'country',
  latin: true,
  parse: input => {
    const read = typed(input, 100)
    if ('error' in read) return read
    const code = readUnitCode(read.text)
    if (code === '') return found<string>(undefined)
    return isUnitCode(code) ? found(code) : wrong('unitCode')
  },
  validate: () => [],
  format: value => value,
  messages,
  examples: () => import('./examples.ts'),
})
