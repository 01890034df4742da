import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textErrors } from './text-rules.ts'

const one = (text: string) => ({ other: text })
const own = { ar: one('مرحبًا {name}'), en: one('Hello {name}') }
const keys = (written: Parameters<typeof textErrors>[1], of: Parameters<typeof textErrors>[0] = own) =>
  textErrors(of, written).map(({ language, form, key }) => `${language} ${form} ${key}`)

test('the placeholders are those of the text, no more and no fewer', () => {
  assert.deepEqual(keys({ ar: one('أهلًا {name}') }), [])
  assert.deepEqual(keys({ en: one('Welcome') }), ['en other textPlaceholders'])
  assert.deepEqual(keys({ en: one('Welcome {name} {count}') }), ['en other textPlaceholders'])
  assert.deepEqual(keys({ en: one('Welcome {name} }') }), ['en other textPlaceholders'])
})

test('plural forms are complete, and each has its own placeholders', () => {
  const forms = {
    zero: 'لا شيء',
    one: 'واحد',
    two: 'اثنان',
    few: '{count}',
    many: '{count}',
    other: '{count}',
  }
  const counted = { ar: forms, en: { one: '{count} day', other: '{count} days' } }
  assert.deepEqual(keys({ ar: { ...forms, one: 'يوم' } }, counted), [])
  const { two: _, ...fewer } = forms
  assert.deepEqual(keys({ ar: fewer }, counted), ['ar other textForms'])
  assert.deepEqual(keys({ ar: { ...forms, few: 'أيام' } }, counted), ['ar few textPlaceholders'])
  assert.deepEqual(keys({ en: one('{count} days') }, counted), ['en other textForms'])
})

test('emptiness, controls, marks of direction and length are refused; markup is text like any other', () => {
  const plain = { ar: one('نص'), en: one('Text') }
  assert.deepEqual(keys({ en: one('  ') }, plain), ['en other textEmpty'])
  assert.deepEqual(keys({ en: one('a\u202eb') }, plain), ['en other textSigns'])
  assert.deepEqual(keys({ en: one('a\u0000b') }, plain), ['en other textSigns'])
  assert.deepEqual(keys({ en: one('x'.repeat(2001)) }, plain), ['en other maxLength'])
  assert.deepEqual(keys({ en: one('<b>bold</b>') }, plain), [])
})
