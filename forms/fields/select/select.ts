// A list to choose from: one option, or several with `multiple`.

import { defineField } from '../field.ts'
import { choiceErrors, choicesErrors, labelOf, labelsOf, parseMany, parseOne } from '../options.ts'
import { messages } from './messages.ts'

export const select = defineField<string | string[]>({
  kind: 'select',
  stored: ['String', 'Array'],
  properties: ['placeholder', 'options', 'multiple', 'minCount', 'maxCount'],
  needsOptions: true,
  parse: (input, { entry }) => (entry.multiple ? parseMany(input) : parseOne(input)),
  validate: (value, field) =>
    Array.isArray(value) ? choicesErrors(value, field) : choiceErrors(value, field),
  format: (value, field, language) =>
    Array.isArray(value) ? labelsOf(value, field, language) : labelOf(value, field, language),
  messages,
  examples: () => import('./examples.ts'),
})
