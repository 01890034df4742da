// Small forms of several questions, for what one question alone cannot show: conditions, locks, what the person does
// not see, what tables and summaries show.

import type { BlockEntry } from './block.ts'
import type { FieldEntry, FieldsSchema } from './definition.ts'
import type { FieldExample } from './fields/field.ts'

export type FormExample = {
  name: string
  fields: FieldsSchema
  /** What stands between them. */
  blocks?: BlockEntry[]
  answers: Record<string, unknown>
  translations: NonNullable<FieldExample['translations']>
}

const text = (label: string, entry: Partial<FieldEntry> = {}): FieldEntry => ({
  label,
  type: 'String',
  uniforms: { type: 'text' },
  optional: true,
  ...entry,
})
const choice = (label: string, ...values: string[]): FieldEntry => ({
  label,
  type: 'String',
  uniforms: { type: 'radio', options: values.map(value => ({ value, label: value })) },
})

export const formExamples: FormExample[] = [
  {
    name: 'conditionalField: all, any, not',
    fields: {
      use: choice('use', 'home', 'shop'),
      trade: text('trade', { conditionalField: { field: 'use', is: 'equals', value: 'shop' } }),
      licence: text('licence', {
        conditionalField: {
          all: [{ field: 'use', is: 'equals', value: 'shop' }, { not: [{ field: 'trade', is: 'empty' }] }],
        },
      }),
      note: text('note', {
        conditionalField: {
          any: [
            { field: 'use', is: 'equals', value: 'home' },
            { field: 'licence', is: 'filled' },
          ],
        },
      }),
    },
    answers: { use: 'shop', trade: 'مخبز' },
    translations: {
      ar: {
        use: 'الاستعمال',
        home: 'سكن',
        shop: 'محل',
        trade: 'النشاط',
        licence: 'رقم الرخصة',
        note: 'ملاحظة',
      },
      en: { use: 'Use', home: 'Home', shop: 'Shop', trade: 'Trade', licence: 'Licence number', note: 'Note' },
    },
  },
  {
    name: 'conditionalEditability, editable',
    fields: {
      who: choice('who', 'self', 'other'),
      name: text('name', {
        defaultValue: 'نهى محمود',
        conditionalEditability: { field: 'who', is: 'equals', value: 'other' },
      }),
      office: text('office', { defaultValue: 'القاهرة', editable: false }),
    },
    answers: { who: 'self' },
    translations: {
      ar: { who: 'لمن الطلب', self: 'لي', other: 'لغيري', name: 'الاسم', office: 'المكتب' },
      en: { who: 'Who is it for', self: 'Me', other: 'Someone else', name: 'Name', office: 'Office' },
    },
  },
  {
    name: 'hidden, showField, showColumn, searchField, dataIndex',
    fields: {
      name: text('name', { showColumn: true, searchField: true }),
      channel: text('channel', { hidden: true, defaultValue: 'portal', showColumn: true }),
      pin: text('pin', { showField: false }),
      ages: text('ages', { showColumn: true, dataIndex: 'members.age', showField: false }),
      members: {
        label: 'members',
        rowLabel: 'member',
        type: 'Array',
        uniforms: { type: 'Array' },
        fieldsSchema: { age: { label: 'age', type: 'Number', uniforms: { type: 'number' } } },
      },
    },
    answers: { name: 'نهى محمود', pin: '4711', members: [{ age: 9 }, { age: 40 }] },
    translations: {
      ar: {
        name: 'الاسم',
        channel: 'القناة',
        portal: 'البوابة',
        pin: 'كلمة لا تظهر في الملخص',
        ages: 'الأعمار',
        members: 'الأفراد',
        member: 'فرد',
        age: 'السن',
      },
      en: {
        name: 'Name',
        channel: 'Channel',
        portal: 'Portal',
        pin: 'A word that the summary leaves out',
        ages: 'Ages',
        members: 'People',
        member: 'Person',
        age: 'Age',
      },
    },
  },
]
