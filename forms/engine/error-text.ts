// A fault as a sentence that names its field. Numbers come in the language's digits; the label is a word of the sentence.

import {
  formatNumber,
  isolate,
  type Language,
  type Message,
  patternOf,
  splitPattern,
  type Text,
} from '@bawaba/language/index.ts'
import type { Field, FieldError, Params, ValidationError } from '../fields/field.ts'
import { generalMessages, required } from '../fields/messages.ts'
import { unitOf } from '../fields/unit.ts'

/** "Full name" inside a sentence is "full name"; "ID" and "E-mail of the GM" keep their capitals. */
export const insideSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** The Arabic verb agrees with the label: the ending of its first word decides, as most feminine nouns end in ة. */
const verbFor = (label: string): string => (/^\S*ة(\s|$)/.test(label) ? 'تكون' : 'يكون')

const isQuestion = (label: string): boolean => /[؟?]\s*$/.test(label)

const messageOf = (error: FieldError, field: Field | undefined): Message => {
  const own = field?.kind.messages ?? {}
  if (error.key === 'required') {
    if (field && isQuestion(field.label.ar)) return required.answer
    // A list of boxes asks for a choice, a single box to be ticked.
    const isChoice = field?.kind.needsOptions || field?.entry.uniforms.options
    return isChoice && field?.entry.type === 'Array' ? required.select : (own.required ?? required.enter)
  }
  return (
    own[error.key] ?? generalMessages[error.key as keyof typeof generalMessages] ?? generalMessages.notAllowed
  )
}

/** What a counted sentence counts: the bound it ends with. */
const countOf = ({ count, max, min }: Params): number | undefined =>
  [count, max, min].find(value => typeof value === 'number') as number | undefined

const unitWords = (unit: string | undefined): string => (unit ? `\u00a0${unit}` : '')

/** The sentence of a fault. `field` is undefined for a fault of no field of the form. */
export const errorText = (
  language: Language,
  error: FieldError & { field?: string; text?: Text },
  field: Field | undefined,
): string => {
  if (error.text) return error.text[language]
  if (error.key === 'required' && field?.requiredError) return field.requiredError[language]
  if (error.key === 'pattern' && field?.regexError) return field.regexError[language]
  const params = error.params ?? {}
  const label = field?.label[language] ?? isolate(error.field ?? '')
  const words: Record<string, string> = {
    label,
    name: insideSentence(label),
    be: verbFor(label),
    unit: unitWords(field && unitOf(field, language, params.max ?? params.min)),
  }
  const count = countOf(params)
  const written = (name: string): string => {
    if (words[name] !== undefined) return words[name]
    const value = name === 'count' ? count : params[name]
    if (value === undefined) return ''
    const shown = field?.kind.formatParam?.(value, language) ?? value
    return typeof shown === 'number' ? formatNumber(language, shown) : shown
  }
  return splitPattern(patternOf(language, messageOf(error, field), { count }))
    .map(part => (typeof part === 'string' ? part : written(part.name)))
    .join('')
}

/** The field of a path such as `data.rows.0.name`, in groups too. */
const fieldAt = (fields: readonly Field[], path: string): Field | undefined => {
  const [name = '', , ...inside] = path.split('.')
  const found = fields.find(field => field.name === name)
  return inside.length > 0 && found?.group ? fieldAt(found.group.fields, inside.join('.')) : found
}

/** Errors of a form with their sentences in both languages, for whoever has no form to say them. */
export const withMessages = (
  errors: readonly ValidationError[],
  fields: readonly Field[],
): ValidationError[] =>
  errors.map(error => {
    const field = fieldAt(fields, error.path.replace(/^data\./, ''))
    return { ...error, message: { ar: errorText('ar', error, field), en: errorText('en', error, field) } }
  })
