// The sentences of the voice table: the exact words, in both languages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry } from '../definition.ts'
import { accept } from './accept.ts'
import { errorText } from './error-text.ts'
import { definitionOf, forms, today } from './form.fixture.ts'

type Row = {
  entry: Partial<FieldEntry> & Pick<FieldEntry, 'type' | 'uniforms'>
  labels: [string, string]
  input: unknown
  says: [string, string]
}

const rows: Record<string, Row> = {
  'required, enter': {
    entry: { type: 'String', uniforms: { type: 'nationalId' } },
    labels: ['الرقم القومي', 'National ID'],
    input: '',
    says: ['أدخل الرقم القومي', 'Enter national ID'],
  },
  'required, an acronym keeps its capitals': {
    entry: { type: 'String', uniforms: { type: 'text' } },
    labels: ['رقم الآيبان', 'IBAN'],
    input: undefined,
    says: ['أدخل رقم الآيبان', 'Enter IBAN'],
  },
  'length of the national ID': {
    entry: { type: 'String', uniforms: { type: 'nationalId' } },
    labels: ['الرقم القومي', 'National ID'],
    input: '2910412010345',
    says: ['الرقم القومي يجب أن يكون ١٤ رقمًا. أدخلت ١٣.', 'National ID must be 14 digits. You entered 13.'],
  },
  'between, with a unit': {
    entry: { type: 'Number', uniforms: { type: 'number' }, min: 96, max: 178, postfix: 'unit' },
    labels: ['المساحة', 'Area'],
    input: 12,
    says: ['المساحة يجب أن تكون بين ٩٦ و١٧٨\u00a0م²', 'Area must be between 96 and 178\u00a0m²'],
  },
  equal: {
    entry: { type: 'Number', uniforms: { type: 'number' }, min: 2, max: 2 },
    labels: ['عدد الصور', 'Number of photos'],
    input: 3,
    says: ['عدد الصور يجب أن يكون ٢', 'Number of photos must be 2'],
  },
  future: {
    entry: { type: 'Date', uniforms: { type: 'date' }, when: 'future' },
    labels: ['تاريخ انتهاء جواز السفر', 'Passport expiry date'],
    input: '2025-01-14',
    says: ['تاريخ انتهاء جواز السفر يجب أن يكون في المستقبل', 'Passport expiry date must be in the future'],
  },
  'a bound that is a date': {
    entry: { type: 'Date', uniforms: { type: 'date' }, max: '2026-03-05' },
    labels: ['تاريخ العقد', 'Contract date'],
    input: '2026-03-06',
    says: ['تاريخ العقد يجب أن يكون ٥ مارس ٢٠٢٦ أو قبله', 'Contract date must be 5 March 2026 or earlier'],
  },
  'counted, the few form': {
    entry: { type: 'String', uniforms: { type: 'text' }, max: 3 },
    labels: ['رمز المبنى', 'Building code'],
    input: 'ABCD',
    says: ['رمز المبنى يجب أن يكون من ٣ أحرف على الأكثر', 'Building code must be 3 characters or fewer'],
  },
}

const firstErrorOf = ({ entry, labels: [ar, en], input }: Row) => {
  const definition = definitionOf({ answer: { label: 'label', ...entry } })
  definition.translations = { ar: { label: ar, unit: 'م²' }, en: { label: en, unit: 'm²' } }
  const activity = forms.compile(definition).activity('APPLY')
  assert.ok(activity)
  const verdict = accept(activity, { answer: input }, { today })
  assert.ok(!verdict.ok && verdict.faults[0])
  return { error: verdict.faults[0], field: activity.fields[0] }
}

for (const [name, row] of Object.entries(rows))
  test(name, () => {
    const { error, field } = firstErrorOf(row)
    assert.equal(errorText('ar', error, field), row.says[0])
    assert.equal(errorText('en', error, field), row.says[1])
  })

test("the definition's own words win where it has them", () => {
  const definition = definitionOf({
    answer: {
      label: 'label',
      type: 'String',
      uniforms: { type: 'text' },
      regExp: '\\d+',
      requiredError: 'own.required',
      customRegexError: 'own.pattern',
    },
  })
  definition.translations = {
    ar: { label: 'الرمز', 'own.required': 'اكتب الرمز', 'own.pattern': 'الرمز أرقام فقط' },
    en: { label: 'Code', 'own.required': 'Type the code', 'own.pattern': 'A code is digits only' },
  }
  const field = forms.compile(definition).activity('APPLY')?.fields[0]
  assert.equal(errorText('ar', { key: 'required' }, field), 'اكتب الرمز')
  assert.equal(errorText('en', { key: 'required' }, field), 'Type the code')
  assert.equal(errorText('ar', { key: 'pattern' }, field), 'الرمز أرقام فقط')
  assert.equal(errorText('en', { key: 'pattern' }, field), 'A code is digits only')
})

test('a name that the form does not know is isolated in the sentence', () => {
  const error = { key: 'unknownField', field: 'abc' }
  assert.equal(errorText('en', error, undefined), 'The field \u2068abc\u2069 is not part of this form')
})
