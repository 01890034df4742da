// The cells of a file as the parts of a unit: words of either language, digits of either script, signs of thousands.

import { fold } from '@bawaba/language/folding.ts'
import type { Text } from '@bawaba/language/index.ts'
import { decimalOf } from '@bawaba/language/index.ts'
import { oneAmount } from '@bawaba/language/input/amounts.ts'
import { countries, countryName } from '../../countries.ts'
import { projects } from '../../projects.ts'
import {
  paymentMethods,
  paymentMethodWords,
  type UnitField,
  type UnitInput,
  unitFields,
  unitFieldWords,
  unitTypes,
  unitTypeWords,
} from '../../unit.ts'
import { readUnitCode } from '../../unit-code.ts'

/** Columns by what people call them, besides their names and the words of the screens. */
const alsoCalled: Partial<Record<UnitField, readonly string[]>> = {
  code: ['unitCode', 'كود الوحدة', 'رقم الوحدة', 'الوحدة'],
  type: ['نوع الوحدة'],
  area: ['المساحة م2', 'مساحة الوحدة'],
  floor: ['الطابق'],
  rooms: ['عدد الغرف'],
  price: ['سعر الوحدة', 'الثمن'],
  paymentMethod: ['طريقة الدفع'],
  country: ['البلد'],
}

/** "paymentMethod", "payment_method" and "PAYMENT METHOD" are one. */
const nameKey = (name: string): string => fold(name).replaceAll(' ', '')

/** By every folded name the value that it stands for. */
const namesOf = (entries: readonly (readonly [value: string, names: readonly string[]])[]) =>
  new Map(entries.flatMap(([value, names]) => [value, ...names].map(name => [nameKey(name), value] as const)))
const wordsOf = <Value extends string>(values: readonly Value[], words: Record<Value, Text>) =>
  namesOf(values.map(value => [value, [words[value].ar, words[value].en]]))

const fieldNames = namesOf(
  unitFields.map(field => [
    field,
    [unitFieldWords[field].ar, unitFieldWords[field].en, ...(alsoCalled[field] ?? [])],
  ]),
)
const projectNames = namesOf(projects.map(({ code, title }) => [code, [title.ar, title.en]]))
const typeNames = wordsOf(unitTypes, unitTypeWords)
const methodNames = wordsOf(paymentMethods, paymentMethodWords)
const countryNames = namesOf(
  countries.map(code => [code, [countryName('ar', code), countryName('en', code)]]),
)

/** The column of an exported file by which a row knows that its unit has changed since. */
const revisionHeading = { ar: 'رقم النسخة', en: 'Revision' } as const satisfies Text
const revisionNames = new Set([revisionHeading.ar, revisionHeading.en].map(nameKey))
export const isRevisionHeading = (heading: string): boolean => revisionNames.has(nameKey(heading))

/** What the file of refused rows adds to each, which is passed over when it comes back mended. */
export const addedHeadings = {
  line: { ar: 'السطر', en: 'Line' },
  reason: { ar: 'سبب الرفض', en: 'Why it was refused' },
} as const satisfies Record<string, Text>
const added = namesOf(Object.entries(addedHeadings).map(([name, { ar, en }]) => [name, [ar, en]]))
export const isAddedHeading = (heading: string): boolean => added.has(nameKey(heading))

/** The field that a heading names. */
export const fieldOf = (heading: string): UnitField | undefined =>
  fieldNames.get(nameKey(heading)) as UnitField | undefined

const numberIn = (cell: string): number => Number(decimalOf(cell) ?? Number.NaN)

/** What a row says; what it says of no known thing stays as it was typed, and is refused as such. */
export const readUnit = (cell: (field: UnitField) => string): UnitInput => {
  const country = cell('country')
  return {
    code: readUnitCode(cell('code')),
    project: projectNames.get(nameKey(cell('project'))) ?? cell('project'),
    type: typeNames.get(nameKey(cell('type'))) ?? cell('type'),
    area: numberIn(cell('area')),
    floor: numberIn(cell('floor')),
    rooms: numberIn(cell('rooms')),
    price: oneAmount(cell('price')) ?? '',
    paymentMethod: methodNames.get(nameKey(cell('paymentMethod'))) ?? cell('paymentMethod'),
    country: country === '' ? null : (countryNames.get(nameKey(country)) ?? country),
  }
}
