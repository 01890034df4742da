// The questions of the bench as a service's definition.

import type { FieldEntry, FieldsSchema, FormDefinition, StoredType } from '@bawaba/forms/definition.ts'
import { type Kind, type Question, rowCount, switchName, switchValues } from './questions.ts'

const types: Record<Kind, StoredType> = {
  text: 'String',
  number: 'Number',
  select: 'String',
  radio: 'String',
  checkbox: 'Boolean',
  date: 'Date',
  rows: 'Array',
}

const entryOf = ({ name, kind, label, hint, choices, max, shown, inside }: Question): FieldEntry => ({
  label,
  hint,
  type: types[kind],
  uniforms: { type: kind === 'rows' ? 'Array' : kind, ...(choices ? { options: choices } : {}) },
  ...(max === undefined ? {} : { min: 0, max }),
  ...(shown ? { conditionalField: shown } : {}),
  ...(name === switchName ? { defaultValue: switchValues.on } : {}),
  ...(inside
    ? { fieldsSchema: schemaOf(inside), rowLabel: 'فرد', minCount: 1, defaultValue: Array(rowCount).fill({}) }
    : {}),
})

const schemaOf = (questions: readonly Question[]): FieldsSchema =>
  Object.fromEntries(questions.map(question => [question.name, entryOf(question)]))

export const definitionOf = (questions: readonly Question[]): FormDefinition => ({
  serviceSlug: 'BENCH',
  translations: { ar: {}, en: {} },
  activities: [
    {
      activityId: 'FILE',
      label: 'تقديم',
      steps: [{ key: 'only', label: 'تقديم', fieldsSchema: schemaOf(questions) }],
    },
  ],
  workflow: { initial: 'NEW', states: [{ code: 'NEW', label: 'جديد', kind: 'done' }], transitions: [] },
})
