// Which act can be done on several requests at once, and where it leads each of them.

import { type CompiledService, stateOf, tellsApplicant, transitionsOf } from '@bawaba/forms/index.ts'
import type { Language } from '@bawaba/language/index.ts'
import { statusText } from '../../../modules/requests/state.ts'
import type { Chosen } from './selection.tsx'

type Row = Pick<Chosen, 'status'>
type Step = { activityId: string; label: string; status: string; isDecision: boolean }
/** `leads`: the statuses that applicants will read, and how many of them each. */
/** `isDecision`: each can be undone until it goes out. */
export type BulkWay = {
  activityId: string
  label: string
  leads: { status: string; count: number }[]
  isDecision: boolean
}

/** The acts without questions that a row allows someone of these roles. */
const stepsOf = (
  form: CompiledService,
  { status: from }: Row,
  roles: readonly string[],
  language: Language,
): Step[] =>
  transitionsOf(form, from, { isApplicant: false, roles }).flatMap(transition => {
    const { activityId, to, when } = transition
    const activity = form.activity(activityId)
    const state = stateOf(form.workflow, to)
    // A condition on answers is the server's to judge, request by request.
    if (!activity || !state || when || activity.fields.some(({ required }) => required)) return []
    const status = statusText(form, to, state.kind, 'applicant')[language]
    const kinds = [stateOf(form.workflow, from)?.kind ?? 'open', state.kind]
    const isDecision = tellsApplicant(kinds, transition)
    return [{ activityId, label: activity.action[language], status, isDecision }]
  })

/** The acts that every row allows. Pure. */
export const commonActions = <R extends Row>(
  rows: readonly R[],
  formOf: (row: R) => CompiledService | undefined,
  roles: readonly string[],
  language: Language,
): BulkWay[] => {
  const each = rows.map(row => {
    const form = formOf(row)
    return form ? stepsOf(form, row, roles, language) : []
  })
  return (each[0] ?? []).flatMap(({ activityId, label }) => {
    const steps = each.flatMap(own => own.find(step => step.activityId === activityId) ?? [])
    if (steps.length < rows.length) return []
    const byStatus = Map.groupBy(steps, ({ status }) => status)
    return [
      {
        activityId,
        label,
        leads: [...byStatus].map(([status, own]) => ({ status, count: own.length })),
        isDecision: steps.every(({ isDecision }) => isDecision),
      },
    ]
  })
}
