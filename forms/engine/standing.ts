// An answer of the request inside a form that acts on it: nobody sees it and nobody changes it, and it is there as long as its
// condition holds. Authors cannot write it.

import type { FieldEntry } from '../definition.ts'
import { defineField } from '../fields/field.ts'

export const standingKind = defineField<never>({
  kind: 'standing',
  stored: ['String'],
  properties: [],
  stands: true,
  parse: () => ({ value: undefined }),
  validate: () => [],
  format: () => '',
  messages: {},
  examples: async () => ({ examples: [] }),
})

/** A question of the filing as it stands while others are open. */
export const standing = ({ label, conditionalField }: FieldEntry): FieldEntry => ({
  label,
  type: 'String',
  uniforms: { type: standingKind.kind },
  optional: true,
  hidden: true,
  editable: false,
  conditionalField,
})
