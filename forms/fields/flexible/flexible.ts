// A question whose kind the service's field handler decides by the answers so far: a select in one governorate, a text
// elsewhere. Until it has decided, what was typed is kept and means nothing; afterwards the field is of that kind.

import { defineField, wrong } from '../field.ts'
import { plain } from '../groups.ts'

export const flexible = defineField<unknown>({
  kind: 'flexible',
  stored: ['String', 'Number', 'Boolean', 'Date', 'Array', 'Object'],
  properties: [],
  needsHandler: true,
  parse: () => wrong('notLoaded'),
  validate: () => [],
  format: plain,
  messages: {},
  examples: () => import('./examples.ts'),
})
