// What the bench stands on: a service of thirty questions, two hundred services for the catalogue, people with sessions.

import { createHash } from 'node:crypto'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { FieldsSchema } from '@bawaba/forms/definition.ts'

export const filingService = 'BENCH_FORM'
const governorates = ['CAIRO', 'GIZA', 'ALEXANDRIA', 'DAKAHLIA', 'SHARQIA', 'ASWAN']

const questions = (): FieldsSchema => ({
  fullName: {
    label: 'q',
    type: 'String',
    uniforms: { type: 'text' },
    max: 80,
    showColumn: true,
    searchField: true,
  },
  mobile: { label: 'q', type: 'String', uniforms: { type: 'mobile' }, searchField: true },
  center: {
    label: 'q',
    type: 'String',
    uniforms: { type: 'select', options: governorates.map(value => ({ value, label: 'q' })) },
    showColumn: true,
    searchField: true,
  },
  load: { label: 'q', type: 'Number', uniforms: { type: 'number' }, min: 1, max: 500, showColumn: true },
  day: { label: 'q', type: 'Date', uniforms: { type: 'date' } },
  agreed: { label: 'q', type: 'Boolean', uniforms: { type: 'checkbox' } },
  ...Object.fromEntries(
    Array.from({ length: 16 }, (_, index) => [
      `text${index}`,
      { label: 'q', type: 'String', uniforms: { type: 'text' }, min: 2, max: 60 },
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [
      `number${index}`,
      { label: 'q', type: 'Number', uniforms: { type: 'number' }, min: 0, max: 1000 },
    ]),
  ),
})

const texts = {
  q: 'سؤال',
  name: 'خدمة',
  act: 'إجراء',
  new: 'جديد',
  done: 'تم',
  rejected: 'مرفوض',
  review: 'مراجعة',
}

export const thirtyQuestions = (slug = filingService): ServiceDefinition =>
  ({
    serviceSlug: slug,
    serviceLabel: 'name',
    description: 'name',
    serviceType: 'request',
    categoryIds: ['bench'],
    translations: { ar: texts, en: texts },
    activities: [
      { activityId: 'APPLY', label: 'act', steps: [{ key: 'one', label: 'q', fieldsSchema: questions() }] },
      ...['START', 'APPROVE', 'REJECT'].map(activityId => ({ activityId, label: 'act', steps: [] })),
    ],
    workflow: {
      initial: 'NEW',
      states: [
        { code: 'NEW', label: 'new', kind: 'open', dueIn: 16 },
        { code: 'UNDER_REVIEW', label: 'review', kind: 'open', dueIn: 16 },
        { code: 'APPROVED', label: 'done', kind: 'done' },
        { code: 'REJECTED', label: 'rejected', kind: 'rejected' },
      ],
      transitions: [
        { activityId: 'START', from: ['NEW'], to: 'UNDER_REVIEW', by: ['CASE_OFFICER'] },
        { activityId: 'APPROVE', from: ['NEW', 'UNDER_REVIEW'], to: 'APPROVED', by: ['CASE_OFFICER'] },
        { activityId: 'REJECT', from: ['NEW', 'UNDER_REVIEW'], to: 'REJECTED', by: ['CASE_OFFICER'] },
      ],
    },
  }) as ServiceDefinition

/** What the answers must hold, as JSON Schema: for the servers that ours is measured beside. */
export const answerSchema = () => {
  const entries = Object.entries(thirtyQuestions().activities[0]?.steps[0]?.fieldsSchema ?? {})
  const properties = Object.fromEntries(
    entries.map(([name, entry]) => [
      name,
      entry.type === 'Number'
        ? { type: 'number', minimum: entry.min, maximum: entry.max }
        : entry.type === 'Boolean'
          ? { type: 'boolean' }
          : {
              type: 'string',
              ...(typeof entry.min === 'number' ? { minLength: entry.min } : {}),
              ...(entry.uniforms.options ? { enum: entry.uniforms.options.map(({ value }) => value) } : {}),
            },
    ]),
  )
  return { type: 'object', required: Object.keys(properties), properties }
}

export const answers: Record<string, unknown> = {
  fullName: 'نهى محمود عبد الرحمن',
  mobile: '+201012345678',
  center: 'GIZA',
  load: 12,
  day: '2026-05-01',
  agreed: true,
  ...Object.fromEntries(
    Array.from({ length: 16 }, (_, index) => [`text${index}`, `شارع البحر رقم ${index}`]),
  ),
  ...Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`number${index}`, index * 7])),
}
/** Twenty of thirty answers are wrong. */
export const wrongAnswers: Record<string, unknown> = {
  ...answers,
  ...Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`text${index}`, ''])),
  load: 9000,
  center: 'MARS',
  number0: 'x',
  number1: -1,
}

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
export const token = (number: number): string => `bench-token-${number}`
export const csrf = (number: number): string => `bench-csrf-${number}`
