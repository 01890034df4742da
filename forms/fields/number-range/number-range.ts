// Two numbers, the least and the most of something: a rent, an area. Both are required, and the most is above the least.
// Each is typed as a number is; one that is missing or wrong is named.

import { formatNumber, type Language, patternOf } from '@bawaba/language/index.ts'
import { defineField, type Field, type FieldError, found, type Parsed, wrong } from '../field.ts'
import { number } from '../number/number.ts'
import { limitWords, messages, shown } from './messages.ts'

export const limits = ['min', 'max'] as const
export type Limit = (typeof limits)[number]
export type NumberRange = Record<Limit, number>

const isLimit = (param: unknown): param is Limit => param === 'min' || param === 'max'

const isRangeShape = (input: unknown): input is Partial<Record<Limit, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input) && Object.keys(input).every(isLimit)

/** Both limits of whatever was stored or typed. */
export const limitsOf = (raw: unknown): Record<Limit, unknown> => {
  const { min, max } = isRangeShape(raw) ? raw : {}
  return { min, max }
}

/** The same fault, naming its limit. */
const at = (limit: Limit, { key, params }: FieldError): FieldError => ({
  key,
  params: { ...params, limit },
})

const parse = (input: unknown, field: Field): Parsed<NumberRange> => {
  if (input === undefined || input === null || input === '') return found<NumberRange>(undefined)
  if (!isRangeShape(input)) return wrong('expectedType', { type: 'Object' })
  const min = number.parse(input.min, field) as Parsed<number>
  const max = number.parse(input.max, field) as Parsed<number>
  if ('error' in min) return { error: at('min', min.error) }
  if ('error' in max) return { error: at('max', max.error) }
  if (min.value === undefined && max.value === undefined) return found<NumberRange>(undefined)
  if (min.value === undefined) return wrong('minNumberRequired', { limit: 'min' })
  if (max.value === undefined) return wrong('maxNumberRequired', { limit: 'max' })
  return found({ min: min.value, max: max.value })
}

/** "From 90 to 120 m²": words, since a dash between numbers turns round in Arabic. */
const format = ({ min, max }: NumberRange, field: Field, language: Language): string => {
  const most = number.format(max, field, language)
  return patternOf(language, shown).replace('{min}', formatNumber(language, min)).replace('{max}', most)
}

export const numberRange = defineField<NumberRange>({
  kind: 'numberRange',
  stored: ['Object'],
  properties: ['postfix', 'postfixForms', 'min', 'max', 'exclusiveMin', 'exclusiveMax', 'integer'],
  parse,
  validate: (value, field, context) => {
    if (value.max <= value.min) return [{ key: 'maxLessThanMin', params: { limit: 'max' } }]
    for (const limit of limits) {
      const [error] = number.validate(value[limit], field, context)
      if (error) return [at(limit, error)]
    }
    return []
  },
  format,
  formatParam: (param, language) => (isLimit(param) ? patternOf(language, limitWords[param]) : param),
  comparable: bound => number.comparable?.(bound),
  messages,
  examples: () => import('./examples.ts'),
})

/** The limit that a fault is about. */
export const limitOfError = ({ params }: FieldError): Limit => (isLimit(params?.limit) ? params.limit : 'min')
