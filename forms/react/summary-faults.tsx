// The faults of one page of a form as the lines of its summary, in the words that stand at the fields.

import type { Language } from '@bawaba/language/index.ts'
import type { SummaryFault } from '@bawaba/ui/controls/error-summary.tsx'
import { type CompiledActivity, type Fault, faultText } from '../index.ts'
import { controlId } from './field-view.tsx'
import { type Widgets, widgetOf } from './widget.tsx'

/** Those of a step's fields, or for the check page those of no field: that is where they can be read. */
export const faultsOn = (
  faults: readonly Fault[],
  activity: CompiledActivity,
  step: number | 'check',
): Fault[] => faults.filter(({ field }) => (activity.byName.get(field)?.step ?? 'check') === step)

/** `form` tells apart the forms of one page. */
export const summaryFaults = (
  faults: readonly Fault[],
  {
    activity,
    widgets,
    language,
    form,
  }: {
    activity: CompiledActivity
    widgets: Widgets
    language: Language
    form: string
  },
): SummaryFault[] =>
  faults.map(fault => {
    const field = activity.byName.get(fault.field)
    const text = faultText(language, fault, field)
    if (!field) return { text }
    const id = controlId(form, field.name)
    return { text, target: widgetOf(widgets, field).target?.(id, fault) ?? id }
  })
