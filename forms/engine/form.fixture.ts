// Small definitions for the tests of the engine.

import type { FieldEntry, FormDefinition } from '../definition.ts'
import { platformKinds } from '../fields/index.ts'
import { operations } from './operations/index.ts'
import { provenPatterns } from './proven-patterns.ts'
import { createForms } from './service.ts'
import type { CompiledActivity } from './table.ts'

export const forms = createForms(platformKinds, { patterns: provenPatterns(), operations })
export const today = '2026-11-20'

/** A definition of one activity whose steps hold these fields; each label is the field's name. */
export const definitionOf = (...steps: Record<string, FieldEntry>[]): FormDefinition => ({
  serviceSlug: 'FORM',
  translations: { ar: {}, en: {} },
  activities: [
    {
      activityId: 'APPLY',
      label: 'apply',
      steps: steps.map((fieldsSchema, index) => ({
        key: `step${index}`,
        label: `step${index}`,
        fieldsSchema,
      })),
    },
  ],
  workflow: { initial: 'NEW', states: [{ code: 'NEW', label: 'new', kind: 'done' }], transitions: [] },
})

export const activityOf = (...steps: Record<string, FieldEntry>[]): CompiledActivity =>
  forms.compile(definitionOf(...steps)).activity('APPLY') as CompiledActivity

export const textEntry = (entry: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'text',
  type: 'String',
  uniforms: { type: 'text' },
  ...entry,
})
export const numberEntry = (entry: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'number',
  type: 'Number',
  uniforms: { type: 'number' },
  ...entry,
})
