// The faults of one page of a form as the lines of its summary, in the words that stand at the fields.

import type { Language } from '@bawaba/language/index.ts'
import type { SummaryFault } from '@bawaba/ui/controls/error-summary.tsx'
import { headOf } from '../engine/table.ts'
import { type CompiledActivity, type FormStore, faultText, type ShownFault } from '../index.ts'
import { controlId } from './addresses.ts'
import { type Widgets, widgetOf } from './widget.tsx'

/** Those of a step's fields, or for the check page those of no field: that is where they can be read. */
export const faultsOn = (
  faults: readonly ShownFault[],
  activity: CompiledActivity,
  step: number | 'check',
): ShownFault[] =>
  faults.filter(({ field }) => (activity.byName.get(headOf(field))?.step ?? 'check') === step)

/** `form` tells apart the forms of one page. */
export const summaryFaults = (
  faults: readonly ShownFault[],
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
): SummaryFault[] =>
  faults.map(fault => {
    const found = store.find(fault.at)
    const field = found?.node.fieldOf(found.field.name)
    const text = faultText(language, fault, field)
    if (!field) return { text }
    const id = controlId(form, fault.at)
    return { text, target: widgetOf(widgets, field).target?.(id, fault) ?? id }
  })
