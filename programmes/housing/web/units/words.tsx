// Parts of a unit as people read them.

import {
  formatDateTime,
  formatMoney,
  formatNumber,
  type Language,
  type Text,
} from '@bawaba/language/index.ts'
import { countryName } from '../../countries.ts'
import { projects } from '../../projects.ts'
import {
  type PaymentMethod,
  paymentMethodWords,
  type UnitField,
  type UnitType,
  unitFieldWords,
  unitTypeWords,
} from '../../unit.ts'
import { messages } from './messages.ts'

const ground = { ar: 'الأرضي', en: 'Ground' }
const squareMetres = { ar: 'م٢', en: 'sq m' }

export const areaText = (language: Language, area: number): string =>
  `${formatNumber(language, area)} ${squareMetres[language]}`
export const floorText = (language: Language, floor: number): string =>
  floor === 0 ? ground[language] : formatNumber(language, floor)
export const projectTitle = (language: Language, code: string): string =>
  projects.find(project => project.code === code)?.title[language] ?? code

/** The value of a field by its name, as entries of the history and rows of a report hold it. */
const written: Record<UnitField, (language: Language, value: never) => string> = {
  code: (_, value: string) => value,
  project: projectTitle,
  type: (language, value: UnitType) => unitTypeWords[value]?.[language] ?? value,
  area: areaText,
  floor: floorText,
  rooms: (language, value: number) => formatNumber(language, value),
  price: (language, value: string) => formatMoney(language, value),
  paymentMethod: (language, value: PaymentMethod) => paymentMethodWords[value]?.[language] ?? value,
  country: (language, value: string) => countryName(language, value),
}
const isField = (field: string): field is UnitField => field in written

/** What stands in the history besides the fields of a unit. */
const others: Record<string, Text> = {
  blockReason: messages.blockReason,
  floorPlan: messages.floorPlan,
  opensAt: messages.opensAt,
}

export const fieldName = (language: Language, field: string): string =>
  (isField(field) ? unitFieldWords[field] : others[field])?.[language] ?? field
export const fieldValue = (language: Language, field: string, value: unknown): string => {
  if (value === null || value === undefined)
    return field === 'country' ? messages.allCountries[language] : '—'
  if (field === 'opensAt') return formatDateTime(language, String(value))
  return isField(field) ? written[field](language, value as never) : String(value)
}
