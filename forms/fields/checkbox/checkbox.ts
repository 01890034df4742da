// A box to tick (true or false), or with options a list of boxes (a list of texts).

import { type Language, t } from '@bawaba/language/index.ts'
import { defineField, found, wrong } from '../field.ts'
import { choicesErrors, labelsOf, parseMany } from '../options.ts'
import { messages, ticked, unticked } from './messages.ts'

const shown = (language: Language, value: boolean): string => t(language, value ? ticked : unticked)

export const checkbox = defineField<boolean | string[]>({
  kind: 'checkbox',
  stored: ['Boolean', 'Array'],
  properties: ['options', 'minCount', 'maxCount'],
  // A box that was left alone is a box not ticked: conditions may ask for false.
  blank: entry => (entry.uniforms.options ? undefined : false),
  parse: (input, { entry }) => {
    if (entry.uniforms.options) return parseMany(input)
    if (input === undefined || input === null || input === '') return found<boolean>(undefined)
    return typeof input === 'boolean' ? found(input) : wrong('expectedType', { type: 'Boolean' })
  },
  validate: (value, field) => (Array.isArray(value) ? choicesErrors(value, field) : []),
  isUnanswered: value => value === false,
  format: (value, field, language) =>
    Array.isArray(value) ? labelsOf(value, field, language) : shown(language, value),
  messages,
  examples: () => import('./examples.ts'),
})
