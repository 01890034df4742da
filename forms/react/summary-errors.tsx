// The faults of one page of a form as the lines of its summary, in the words that stand at the fields.

import type { Language } from '@bawaba/language/index.ts'
import type { SummaryError } from '@bawaba/ui/controls/error-summary.tsx'
import { headOf } from '../engine/table.ts'
import { type CompiledActivity, errorText, type FormStore, type ShownError } from '../index.ts'
import { controlId } from './addresses.ts'
import { type Widgets, widgetOf } from './widget.tsx'

/** Those of a step's fields, or for the check page those of no field: that is where they can be read. */
export const errorsOn = (
  errors: readonly ShownError[],
  activity: CompiledActivity,
  step: number | 'check',
): ShownError[] =>
  errors.filter(({ field }) => (activity.byName.get(headOf(field))?.step ?? 'check') === step)

/** `form` tells apart the forms of one page. */
export const summaryErrors = (
  errors: readonly ShownError[],
  {
    store,
    widgets,
    language,
    form,
  }: {
    store: FormStore
    widgets: Widgets
    language: Language
    form: string
  },
): SummaryError[] =>
  errors.map(error => {
    const found = store.find(error.at)
    const field = found?.node.fieldOf(found.field.name)
    const text = errorText(language, error, field)
    if (!field) return { text }
    const id = controlId(form, error.at)
    return { text, target: widgetOf(widgets, field).target?.(id, error) ?? id }
  })
