// Agreeing to something that can be read first: a box that has to be ticked, with links to what is agreed to.

import { t } from '@bawaba/language/index.ts'
import { defineField, found, wrong } from '../field.ts'
import { agreed, messages, notAgreed } from './messages.ts'

export const consent = defineField<boolean>({
  kind: 'consent',
  stored: ['Boolean'],
  properties: ['links'],
  // A box that was left alone is a box not ticked: conditions may ask for false.
  blank: () => false,
  parse: input => {
    if (input === undefined || input === null || input === '') return found<boolean>(undefined)
    return typeof input === 'boolean' ? found(input) : wrong('expectedType', { type: 'Boolean' })
  },
  validate: () => [],
  isUnanswered: value => value === false,
  format: (value, _, language) => t(language, value ? agreed : notAgreed),
  messages,
  examples: () => import('./examples.ts'),
})
