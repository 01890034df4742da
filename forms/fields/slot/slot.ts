// A place in the form that the service's field handler fills with further questions; its value is their answers.

import type { Answers } from '../../definition.ts'
import { defineField, found, wrong } from '../field.ts'
import { rowText } from '../groups.ts'

export const slot = defineField<Answers>({
  kind: 'slot',
  stored: ['Object'],
  properties: ['fieldsSchema', 'reserves'],
  group: {
    isList: false,
    rows: value => [value ?? {}],
    whole: ([row]) => (row && Object.keys(row).length > 0 ? row : undefined),
  },
  parse: input => {
    if (input === undefined || input === null || input === '') return found<Answers>(undefined)
    const isGroup = typeof input === 'object' && !Array.isArray(input)
    return isGroup ? found(input as Answers) : wrong('expectedType', { type: 'Object' })
  },
  validate: () => [],

  isFrame: true,
  format: (value, { group }, language, documents) => rowText(value, group, language, documents),
  messages: {},
  examples: () => import('./examples.ts'),
})
