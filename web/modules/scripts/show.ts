// Controls are not led by React: what a script filled in is written where a person would have typed it.

import type { FormStore } from '@bawaba/forms/index.ts'
import type { Language } from '@bawaba/language/index.ts'

/** Shows the value of a field in its native controls, where they stand on the page. */
export const showValue = (store: FormStore, name: string, language: Language): void => {
  const frame = document.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const value = store.get(name)
  const field = store.fieldOf(name)
  const text = isWritten(value) ? value : value === undefined ? '' : field.kind.edited?.(value, language)
  for (const control of frame?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []) {
    if (control.type === 'radio') control.checked = control.value === value
    else if (control.type === 'checkbox')
      control.checked = Array.isArray(value) ? value.includes(control.value) : value === true
    else control.value = text ?? String(value)
  }
}

const isWritten = (value: unknown): value is string => typeof value === 'string'
