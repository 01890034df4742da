// The questions of a step as they are asked: each under the condition of its step besides its own.

import type { FieldEntry, FieldsSchema, StepDefinition } from '../definition.ts'

export const stepSchema = ({
  conditionalField: shown,
  fieldsSchema,
}: Pick<StepDefinition, 'conditionalField' | 'fieldsSchema'>): FieldsSchema =>
  shown === undefined
    ? fieldsSchema
    : Object.fromEntries(
        Object.entries(fieldsSchema).map(([name, entry]): [string, FieldEntry] => [
          name,
          {
            ...entry,
            conditionalField: entry.conditionalField ? { all: [shown, entry.conditionalField] } : shown,
          },
        ]),
      )
