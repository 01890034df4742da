// Whether a definition has a pattern that only the linear engine can run, so that a browser loads it for no other.

import type { FieldEntry, FieldsSchema, FormDefinition } from '../definition.ts'
import { needsEngine } from './linear-pattern.ts'

const inEntry = ({ regExp, fieldsSchema, lazyLoad }: FieldEntry): boolean =>
  (regExp !== undefined && needsEngine(regExp)) ||
  // What the field handler puts here may bring a pattern of its own.
  lazyLoad !== undefined ||
  (fieldsSchema !== undefined && inSchema(fieldsSchema))
const inSchema = (schema: FieldsSchema): boolean => Object.values(schema).some(inEntry)

export const needsPatternEngine = ({ activities }: Pick<FormDefinition, 'activities'>): boolean =>
  activities.some(({ steps }) => steps.some(({ fieldsSchema }) => inSchema(fieldsSchema)))
