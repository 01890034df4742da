// Where a request stands, in the words of its service's workflow. Staff and applicants read different labels.

import type { StateDefinition } from '@bawaba/forms/definition.ts'
import { type CompiledService, stateOf } from '@bawaba/forms/index.ts'
import { kindLabel, type StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import type { Text } from '@bawaba/language/index.ts'

/** Who reads: an applicant is told the role of staff, never a name. */
export type Reader = 'applicant' | 'staff'

const labelOf = (form: CompiledService, state: StateDefinition, reader: Reader): Text =>
  form.text((reader === 'applicant' && state.applicantLabel) || state.label)

/** The word for a status; without the service's definition the word of its kind. */
export const statusText = (
  form: CompiledService | undefined,
  status: string,
  kind: StateKind,
  reader: Reader,
): Text => {
  const state = form && stateOf(form.workflow, status)
  return form && state ? labelOf(form, state, reader) : kindLabel(kind, reader)
}

/** The word for a status by its code alone, as a history or a transition names it. */
export const statusNamed = (form: CompiledService, status: string, reader: Reader): Text => {
  const state = stateOf(form.workflow, status)
  return state ? labelOf(form, state, reader) : { ar: status, en: status }
}

/** What happens next, told to the applicant; undefined where nothing more will. */
export const nextText = (form: CompiledService | undefined, status: string): Text | undefined => {
  const next = form && stateOf(form.workflow, status)?.next
  return form && next ? form.text(next) : undefined
}
