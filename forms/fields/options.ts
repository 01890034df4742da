// Choosing among options: one text, or a list of texts. Shared by select, radio and checkbox list.

import type { Language } from '@bawaba/language/index.ts'
import { countKeys, errorsOf, outOfBounds } from './bounds.ts'
import { type Field, type FieldError, found, type Parsed, wrong } from './field.ts'
import { typed } from './typed.ts'

/** No list of choices is longer, whatever was sent. */
const mostChoices = 1000
const longestValue = 1000

export const parseOne = (input: unknown): Parsed<string> => {
  const read = typed(input, longestValue)
  return 'error' in read ? read : found(read.text || undefined)
}

/** A list of texts, each once; '' and an empty list are nothing. */
export const parseMany = (input: unknown): Parsed<string[]> => {
  if (input === undefined || input === null || input === '') return found<string[]>(undefined)
  if (!Array.isArray(input)) return wrong('expectedType', { type: 'Array' })
  if (input.length > mostChoices) return wrong('maxCount', { max: mostChoices })
  const chosen = new Set<string>()
  for (const entry of input) {
    const one = parseOne(entry)
    if ('error' in one) return one
    if (one.value !== undefined) chosen.add(one.value)
  }
  return found(chosen.size === 0 ? undefined : [...chosen])
}

const isOption = (value: string, { options }: Field): boolean =>
  options.some(option => option.value === value)
const notAllowed: FieldError = { key: 'notAllowed' }
const unavailable: FieldError = { key: 'unavailable' }

const isUnavailable = (value: string, { options }: Field): boolean =>
  options.some(option => option.value === value && option.unavailable !== undefined)

export const choiceErrors = (value: string, field: Field): FieldError[] =>
  errorsOf(!isOption(value, field) && notAllowed, isUnavailable(value, field) && unavailable)

export const choicesErrors = (values: string[], field: Field): FieldError[] => {
  const { minCount, maxCount } = field.entry
  return errorsOf(
    values.some(value => !isOption(value, field)) && notAllowed,
    values.some(value => isUnavailable(value, field)) && unavailable,
    outOfBounds(values.length, minCount, maxCount, countKeys),
  )
}

/** The label of an option; a value that is no option any more is shown as it was stored. */
export const labelOf = (value: string, { options }: Field, language: Language): string =>
  options.find(option => option.value === value)?.label[language] ?? value

const separators: Record<Language, string> = { ar: '، ', en: ', ' }
export const labelsOf = (values: string[], field: Field, language: Language): string =>
  values.map(value => labelOf(value, field, language)).join(separators[language])
