// One option of a few, all in sight.

import { defineField } from '../field.ts'
import { choiceErrors, labelOf, parseOne } from '../options.ts'
import { messages } from './messages.ts'

export const radio = defineField<string>({
  kind: 'radio',
  stored: ['String'],
  properties: ['options'],
  needsOptions: true,
  parse: input => parseOne(input),
  validate: choiceErrors,
  format: labelOf,
  messages,
  examples: () => import('./examples.ts'),
})
