// What a unit of housing is: its words, and the rules that a form, a row of a file and a call are all judged by.

import type { DetailKey } from '@bawaba/contract/detail-keys.ts'
import { piastersOf, type Text } from '@bawaba/language/index.ts'
import { countries } from './countries.ts'
import { isUnitCode } from './unit-code.ts'

export const unitTypes = ['apartment', 'chalet', 'villa', 'townhouse', 'office', 'shop'] as const
export type UnitType = (typeof unitTypes)[number]
export const unitTypeWords = {
  apartment: { ar: 'شقة', en: 'Flat' },
  chalet: { ar: 'شاليه', en: 'Chalet' },
  villa: { ar: 'فيلا', en: 'Villa' },
  townhouse: { ar: 'تاون هاوس', en: 'Town house' },
  office: { ar: 'وحدة إدارية', en: 'Office' },
  shop: { ar: 'محل تجاري', en: 'Shop' },
} as const satisfies Record<UnitType, Text>

export const paymentMethods = ['online', 'transfer', 'both'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const paymentMethodWords = {
  online: { ar: 'سداد إلكتروني', en: 'Online' },
  transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  both: { ar: 'إلكتروني أو تحويل بنكي', en: 'Online or bank transfer' },
} as const satisfies Record<PaymentMethod, Text>

/** As staff read them. Whoever has a reservation decides; without one it is what staff made of the unit. */
export const unitStatuses = ['off-sale', 'blocked', 'available', 'reserved', 'paid', 'allocated'] as const
export type UnitStatus = (typeof unitStatuses)[number]
/** What everybody may know: paid and allocated are sold; what is off sale or blocked is not shown at all. */
export const publicStatuses = ['available', 'reserved', 'sold'] as const
export type PublicStatus = (typeof publicStatuses)[number]
export const statusWords = {
  'off-sale': { ar: 'غير مطروحة', en: 'Off sale' },
  blocked: { ar: 'موقوفة', en: 'Blocked' },
  available: { ar: 'متاحة', en: 'Available' },
  reserved: { ar: 'محجوزة', en: 'Reserved' },
  paid: { ar: 'مدفوعة', en: 'Paid' },
  allocated: { ar: 'مخصصة', en: 'Allocated' },
  sold: { ar: 'مباعة', en: 'Sold' },
} as const satisfies Record<UnitStatus | PublicStatus, Text>

/** The parts of a unit that staff write, in the order of forms and files. */
export const unitFields = [
  'code',
  'project',
  'type',
  'area',
  'floor',
  'rooms',
  'price',
  'paymentMethod',
  'country',
] as const
export type UnitField = (typeof unitFields)[number]
export const unitFieldWords = {
  code: { ar: 'رمز الوحدة', en: 'Unit code' },
  project: { ar: 'المشروع', en: 'Project' },
  type: { ar: 'النوع', en: 'Type' },
  area: { ar: 'المساحة', en: 'Area' },
  floor: { ar: 'الدور', en: 'Floor' },
  rooms: { ar: 'الغرف', en: 'Rooms' },
  price: { ar: 'السعر', en: 'Price' },
  paymentMethod: { ar: 'طريقة السداد', en: 'Payment method' },
  country: { ar: 'الدولة', en: 'Country' },
} as const satisfies Record<UnitField, Text>

/** `price` in pounds as the wire has it; `country` of those whom the unit is offered to, null for all. */
export type UnitInput = {
  code: string
  project: string
  type: string
  area: number
  floor: number
  rooms: number
  price: string
  paymentMethod: string
  country: string | null
}
export type UnitError = { field: UnitField; key: DetailKey; params?: Record<string, number> }

export const bounds = {
  area: { min: 10, max: 5000 },
  floor: { min: -5, max: 200 },
  rooms: { min: 0, max: 50 },
} as const

const isOf = (words: readonly string[], word: string): boolean => words.includes(word)

const outOfBounds = (
  field: keyof typeof bounds,
  value: number,
  isWhole: boolean,
): Omit<UnitError, 'field'> | undefined => {
  const { min, max } = bounds[field]
  if (
    !Number.isFinite(value) ||
    (isWhole ? !Number.isInteger(value) : Math.round(value * 100) / 100 !== value)
  )
    return { key: 'shape' }
  if (value < min) return { key: 'minimum', params: { min } }
  return value > max ? { key: 'maximum', params: { max } } : undefined
}

/** What is wrong with a unit. Pure; the server and the form ask the same. */
export const unitErrors = (unit: UnitInput, { projects }: { projects: readonly string[] }): UnitError[] => {
  const price = piastersOf(unit.price)
  const wrong: Partial<Record<UnitField, Omit<UnitError, 'field'> | undefined>> = {
    code: unit.code === '' ? { key: 'required' } : isUnitCode(unit.code) ? undefined : { key: 'shape' },
    project: isOf(projects, unit.project) ? undefined : { key: unit.project === '' ? 'required' : 'unknown' },
    type: isOf(unitTypes, unit.type) ? undefined : { key: unit.type === '' ? 'required' : 'unknown' },
    area: outOfBounds('area', unit.area, false),
    floor: outOfBounds('floor', unit.floor, true),
    rooms: outOfBounds('rooms', unit.rooms, true),
    price:
      price === undefined
        ? { key: 'shape' }
        : price === 0
          ? { key: 'minimum', params: { min: 1 } }
          : undefined,
    paymentMethod: isOf(paymentMethods, unit.paymentMethod)
      ? undefined
      : { key: unit.paymentMethod === '' ? 'required' : 'unknown' },
    country: unit.country === null || isOf(countries, unit.country) ? undefined : { key: 'unknown' },
  }
  return unitFields.flatMap(field => {
    const error = wrong[field]
    return error ? [{ field, ...error }] : []
  })
}
