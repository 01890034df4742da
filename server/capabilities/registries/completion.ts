// What a registry's answer makes of a field: its options, or its value, from the paths that the definition names.

import type { FieldAnswer } from '@bawaba/contract/entities/hooks.ts'
import type { LazyLoad, RegistryOptions } from '@bawaba/forms/definition.ts'

/** As many as a script may answer. */
const mostOptions = 10_000

type Part = Record<string, unknown>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** What stands at a path such as `person.name`; undefined where nothing does. Pure. */
export const valueAt = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) => (isPart(part) && Object.hasOwn(part, name) ? part[name] : undefined),
      answer,
    )

const textAt = (entry: unknown, path: string): string | undefined => {
  const found = valueAt(entry, path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}

/** undefined where the answer is no list of such entries. */
const optionsIn = (answer: unknown, { list, value, label }: RegistryOptions): FieldAnswer['options'] => {
  const entries = list === undefined ? answer : valueAt(answer, list)
  if (!Array.isArray(entries) || entries.length > mostOptions) return undefined
  const options = entries.map(entry => ({
    value: textAt(entry, value),
    label: { ar: textAt(entry, label.ar), en: textAt(entry, label.en) },
  }))
  const isWhole = options.every(option => option.value && option.label.ar && option.label.en)
  return isWhole ? (options as NonNullable<FieldAnswer['options']>) : undefined
}

/**
 * The field's completion; undefined where the answer is not of the shape that the definition expects. An answer of null, to
 * a question about what the registry does not know, gives no option and no value.
 */
export const completionOf = (
  { options: where, value }: LazyLoad,
  answer: unknown,
): FieldAnswer | undefined => {
  const options = where && (answer === null ? [] : optionsIn(answer, where))
  if (where && !options) return undefined
  const found = value === undefined ? undefined : (valueAt(answer, value) ?? undefined)
  return {
    valid: true,
    ...(options ? { options } : {}),
    ...(found === undefined ? {} : { value: found }),
  }
}
