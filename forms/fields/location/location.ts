// A place on earth: latitude and longitude in degrees, and an address if someone wrote one.

import { formatNumber, type Language, patternOf, readIdentifier } from '@bawaba/language/index.ts'
import { defineField, type FieldError, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

export type Position = { lat: number; lng: number; address?: string }
export const axes = ['lat', 'lng'] as const
export type Axis = (typeof axes)[number]
/** As it is typed. */
export type TypedPosition = Record<Axis | 'address', string>

/** Seven decimals are a centimetre. */
const decimals = 7
const reach: Record<Axis, number> = { lat: 90, lng: 180 }
const plain = /^-?\d{1,3}(\.\d{1,15})?$/
const longestAddress = 300

const isPositionShape = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' &&
  input !== null &&
  !Array.isArray(input) &&
  Object.keys(input).every(key => key === 'lat' || key === 'lng' || key === 'address')

const own = (input: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(input, key) ? input[key] : undefined

const readAxis = (axis: Axis, input: unknown): Parsed<number> => {
  if (typeof input !== 'number' && typeof input !== 'string' && input !== undefined && input !== null)
    return wrong('expectedType', { type: 'Number' })
  const read = typed(typeof input === 'number' ? String(input) : input, 40)
  if ('error' in read) return wrong('degrees', { axis })
  // 30,0444 is a point typed as a comma, never a thousand: degrees have none.
  const text = readIdentifier(read.text).replace(/[,،٫]/g, '.').replace(/[°\s]/g, '')
  if (text === '') return found<number>(undefined)
  if (!plain.test(text)) return wrong('degrees', { axis })
  const value = Number(text)
  if (Math.abs(value) > reach[axis]) return wrong('outside', { axis, max: reach[axis] })
  if (Number(value.toFixed(decimals)) !== value) return wrong('decimals', { axis, count: decimals })
  return found(value === 0 ? 0 : value)
}

const parse = (input: unknown): Parsed<Position> => {
  if (input === undefined || input === null || input === '') return found<Position>(undefined)
  if (!isPositionShape(input)) return wrong('expectedType', { type: 'Object' })
  const address = typed(own(input, 'address'), longestAddress)
  if ('error' in address) return address
  const lat = readAxis('lat', own(input, 'lat'))
  if ('error' in lat) return lat
  const lng = readAxis('lng', own(input, 'lng'))
  if ('error' in lng) return lng
  if (lat.value === undefined && lng.value === undefined)
    return address.text === '' ? found<Position>(undefined) : wrong('axisMissing', { axis: 'lat' })
  if (lat.value === undefined) return wrong('axisMissing', { axis: 'lat' })
  if (lng.value === undefined) return wrong('axisMissing', { axis: 'lng' })
  const position = { lat: lat.value, lng: lng.value }
  return found(address.text === '' ? position : { ...position, address: address.text.replace(/\s+/g, ' ') })
}

/** Degrees in the digits of the language, none lost. */
export const formatDegrees = (value: number, language: Language): string =>
  formatNumber(language, value, { maximumFractionDigits: decimals, useGrouping: false })

/** What stands in the boxes: as typed, or a stored place. */
export const typedPositionOf = (raw: unknown, language: Language): TypedPosition => {
  const position = isPositionShape(raw) ? raw : {}
  const text = (key: Axis | 'address'): string => {
    const value = own(position, key)
    if (typeof value === 'number') return formatDegrees(value, language)
    return typeof value === 'string' ? value : ''
  }
  return { lat: text('lat'), lng: text('lng'), address: text('address') }
}

const isAxis = (param: unknown): param is Axis => param === 'lat' || param === 'lng'
const axisWords = {
  lat: { ar: 'خط العرض', en: 'latitude' },
  lng: { ar: 'خط الطول', en: 'longitude' },
} as const
const commas: Record<Language, string> = { ar: '، ', en: ', ' }

export const location = defineField<Position>({
  kind: 'location',
  stored: ['Object'],
  properties: [],
  parse,
  validate: () => [],
  format: ({ lat, lng, address }, _field, language) => {
    const degrees = `${formatDegrees(lat, language)}${commas[language]}${formatDegrees(lng, language)}`
    return address ? `${address} (${degrees})` : degrees
  },
  formatParam: (param, language) => (isAxis(param) ? patternOf(language, axisWords[param]) : param),
  messages,
  examples: () => import('./examples.ts'),
})

/** The box that a fault is about, the first where it is about all. */
export const axisOfError = ({ params }: FieldError): Axis | undefined =>
  isAxis(params?.axis) ? params.axis : undefined
