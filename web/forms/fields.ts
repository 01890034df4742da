// The fields of a page form as data: what each is called, what draws it, what it must hold. Pure.

import type { ControlProps } from '@bawaba/ui/controls/control.tsx'
import type { FieldFrameProps } from '@bawaba/ui/controls/field-frame.tsx'
import type { ReactNode } from 'react'

export type DrawProps<Typed> = Omit<ControlProps, 'readOnly'> & {
  /** What stands in it at first. */
  initial: Typed
  /** For a control that carries its label itself. */
  label: ReactNode
}

/**
 * A control of `web/forms/controls`: how it is drawn and read. `Typed` is what stands in it as a draft stores it,
 * `Value` what is meant by it: a date is typed in three parts and means one day, or none.
 */
export type Control<Typed, Value> = {
  frame?: FieldFrameProps['frame']
  empty: Typed
  /** Passwords and codes: no draft holds them. */
  isSecret?: boolean
  /** Further ids that a control is described by, beside hint and error. */
  draw(props: DrawProps<Typed>): ReactNode
  /** What stands in the control inside this frame. */
  read(frame: Element): Typed
  value(typed: Typed): Value
}

export type PageField<Typed = unknown, Value = unknown> = {
  label: ReactNode
  control: Control<Typed, Value>
  hint?: string | undefined
  /** Marked as one that may be left alone. */
  optional?: boolean | undefined
  initial?: Typed | undefined
  /** What is said where it was left alone; without it, it may be. */
  required?: string | undefined
  /** What stands against a value that is there, as a sentence. */
  check?(value: Value): string | undefined
  /** Another version is another control, empty of what was typed: a list whose options follow another choice. */
  version?: string | undefined
}

export type Fields = Record<string, PageField>
export type Name<F extends Fields> = keyof F & string
/** What stands in the fields. */
export type Typed<F extends Fields> = { [K in keyof F]: ReturnType<F[K]['control']['read']> }
/** What is meant by it; of a field that is not asked, what an empty one means. */
export type Values<F extends Fields> = { [K in keyof F]: ReturnType<F[K]['control']['value']> }
/** Sentences, each at its field. */
export type Errors<F extends Fields> = { [K in keyof F]?: string | undefined }

const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as Name<F>[]
const from = <F extends Fields, T>(fields: F, of: (name: Name<F>) => unknown): T =>
  Object.fromEntries(namesOf(fields).map(name => [name, of(name)])) as T

/** A draft of an earlier version of the portal may hold something else. */
const isLike = (stored: unknown, empty: unknown): boolean =>
  typeof stored === typeof empty && Array.isArray(stored) === Array.isArray(empty) && stored !== null

const firstOf = ({ control, initial }: PageField): unknown => initial ?? control.empty

/** What stands in the fields at first; `stored` is a draft, of which only what is still asked counts. */
export const initialOf = <F extends Fields>(fields: F, stored: Partial<Typed<F>> = {}): Typed<F> =>
  from(fields, name => {
    const field = fields[name] as PageField
    return isLike(stored[name], field.control.empty) ? stored[name] : firstOf(field)
  })

const frameOf = (form: Element, name: string): Element | null =>
  form.querySelector(`[data-field=${JSON.stringify(name)}]`)

/** What stands in the fields that are drawn inside `form`; of the others, what stood in them last. */
export const typedIn = <F extends Fields>(form: Element, fields: F, last: Typed<F>): Typed<F> =>
  from(fields, name => {
    const field = fields[name] as PageField
    const frame = frameOf(form, name)
    return frame ? field.control.read(frame) : (last[name] ?? firstOf(field))
  })

/** What a draft may hold. */
export const withoutSecrets = <F extends Fields>(fields: F, typed: Typed<F>): Partial<Typed<F>> =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !fields[name]?.control.isSecret)) as Partial<
    Typed<F>
  >

export const valuesOf = <F extends Fields>(
  fields: F,
  typed: Typed<F>,
  hidden: readonly string[] = [],
): Values<F> =>
  from(fields, name => {
    const field = fields[name] as PageField
    // One that has come since stands as it does at first.
    return field.control.value(hidden.includes(name) ? field.control.empty : (typed[name] ?? firstOf(field)))
  })

const isBlank = (value: unknown): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

const fieldError = ({ required, check }: PageField, value: unknown): string | undefined =>
  isBlank(value) ? required : check?.(value)

/** What stands against the values, in the order of the fields: of each field its own rule first, then the form's. */
export const errorsIn = <F extends Fields>(
  fields: F,
  values: Values<F>,
  hidden: readonly string[],
  check?: (values: Values<F>) => Errors<F>,
): FieldError[] => {
  const whole = check?.(values) ?? {}
  return namesOf(fields)
    .filter(name => !hidden.includes(name))
    .flatMap(name => {
      const text = fieldError(fields[name] as PageField, values[name]) ?? (whole as Errors<F>)[name]
      return text === undefined ? [] : [{ name, text }]
    })
}

/** An error at a field. `refused` is what stood there when the server refused it, as text. */
export type FieldError = { name: string; text: string; refused?: string }
