// What the answer of a script may be. Whatever else it holds is left out; a part of the wrong shape fails the script.
// Texts come as a key of the service's translations or in both languages; they go out in both.

import type { FieldAnswer } from '@bawaba/contract/entities/hooks.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type Fees, feeOf } from './money.ts'

export type { Fees }

/** Thrown for an answer that is not what the hook promises; `message` is for the script's author. */
export class ShapeFault extends Error {}

type Plain = Record<string, unknown>
/** Gives a text of the service by its key. */
export type Wording = (key: string) => Text

const mostErrors = 50
const mostItems = 50

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const refuse = (what: string): never => {
  throw new ShapeFault(what)
}
const plain = (value: unknown, what: string): Plain =>
  isPlain(value) ? value : refuse(`${what} is no object`)
const list = (value: unknown, most: number, what: string): unknown[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > most) return refuse(`${what} is no list of at most ${most}`)
  return value
}
const isText = (value: unknown): value is Text =>
  isPlain(value) && typeof value.ar === 'string' && typeof value.en === 'string'

const text = (value: unknown, wording: Wording, what: string): Text => {
  if (typeof value === 'string' && value !== '') return wording(value)
  return isText(value) ? { ar: value.ar, en: value.en } : refuse(`${what} is no text in both languages`)
}

const answer = (value: unknown): Plain => plain(value ?? {}, 'The answer')
const maybe = <T>(value: unknown, read: (value: unknown) => T): T | undefined =>
  value === undefined || value === null ? undefined : read(value)

/** An entry names a field kind and a stored type; the form engine judges the rest when it compiles it. */
const entry = (value: unknown, what: string): Plain => {
  const read = plain(value, what)
  const { type } = plain(read.uniforms, `${what}.uniforms`)
  if (typeof read.type !== 'string' || typeof type !== 'string') refuse(`${what} names no type`)
  return read
}

const option = (value: unknown, wording: Wording) => {
  const read = plain(value, 'An option')
  if (typeof read.value !== 'string' || read.value === '') return refuse('An option has no value')
  return {
    value: read.value,
    label: text(read.label, wording, 'The label of an option'),
    ...(read.hint ? { hint: text(read.hint, wording, 'The hint of an option') } : {}),
    ...(read.unavailable
      ? { unavailable: text(read.unavailable, wording, 'Why an option is not to be had') }
      : {}),
  }
}

const wordings = (value: unknown): { ar: Record<string, string>; en: Record<string, string> } => {
  const read = plain(value, 'translations')
  const texts = (part: unknown, name: string): Record<string, string> => {
    const found = plain(part, `translations.${name}`)
    if (Object.values(found).some(part => typeof part !== 'string'))
      refuse(`translations.${name} holds no texts`)
    return found as Record<string, string>
  }
  return { ar: texts(read.ar, 'ar'), en: texts(read.en, 'en') }
}

/** `{valid?, errors?, value?, options?, fieldsSchema?, entry?, translations?}` */
export const readFieldAnswer = (value: unknown, wording: Wording): FieldAnswer => {
  const read = answer(value)
  const errors = list(read.errors, mostErrors, 'errors').map(error => {
    const { text: words, key } = plain(error, 'An error')
    return { text: text(words ?? key, wording, 'An error') }
  })
  const schema = maybe(read.fieldsSchema, part =>
    Object.fromEntries(
      Object.entries(plain(part, 'fieldsSchema')).map(([name, part]) => [
        name,
        entry(part, `fieldsSchema.${name}`),
      ]),
    ),
  )
  const parts = {
    valid: read.valid !== false && errors.length === 0,
    errors: errors.length > 0 ? errors : undefined,
    value: read.value ?? undefined,
    options: maybe(read.options, part => list(part, 10_000, 'options').map(part => option(part, wording))),
    entry: maybe(read.entry, part => entry(part, 'entry')),
    fieldsSchema: schema,
    translations: maybe(read.translations, wordings),
  }
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== undefined),
  ) as unknown as FieldAnswer
}

/** `{errors?: [{field, text}]}`: what stands against sending. */
export const readErrors = (value: unknown, wording: Wording): { field: string; text: Text }[] =>
  list(answer(value).errors, mostErrors, 'errors').map(error => {
    const { field = '', text: words, key } = plain(error, 'An error')
    if (typeof field !== 'string' || field.length > 200) return refuse('An error names no field')
    return { field, text: text(words ?? key, wording, 'An error') }
  })

/** `{items: [{label, amount: '12.50'}]}` */
export const readFees = (value: unknown, wording: Wording): Fees => {
  const items = list(answer(value).items, mostItems, 'items').map(item => {
    const { label, amount } = plain(item, 'An item')
    const piasters = feeOf(amount) ?? refuse('An amount is no text such as "12.50"')
    return { label: text(label, wording, 'The label of an item'), amount: piasters }
  })
  return { items, total: items.reduce((sum, { amount }) => sum + amount, 0) }
}

/** What is shown after something was done to a request; nothing depends on it. */
export type Decoration = { message?: Text; clientHooksData?: Plain }

/** `{message?, clientHooksData?}` */
export const readDecoration = (value: unknown, wording: Wording): Decoration => {
  const read = answer(value)
  const message = maybe(read.message, part => text(part, wording, 'message'))
  const clientHooksData = maybe(read.clientHooksData, part => plain(part, 'clientHooksData'))
  return { ...(message ? { message } : {}), ...(clientHooksData ? { clientHooksData } : {}) }
}
