// What can be done with a request now: its workflow says where each act leads, and where it leads says
// how its button looks. The usual next act comes first: the one that leads on through the workflow, and from its last open
// state the one that ends the work well.

import type { Request } from '@bawaba/contract/entities/request.ts'
import type { StateDefinition } from '@bawaba/forms/definition.ts'
import { type CompiledActivity, type CompiledService, stateOf } from '@bawaba/forms/index.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'

/** `opens` is the button that opens the act's questions, `acts` the one that performs it. */
type Look = { order: number; opens: 'primary' | 'secondary' | 'tertiary'; acts: 'primary' | 'danger' }

const looks: Record<StateKind, Look> = {
  done: { order: 0, opens: 'primary', acts: 'primary' },
  'waiting-on-applicant': { order: 1, opens: 'secondary', acts: 'primary' },
  'waiting-on-payment': { order: 1, opens: 'secondary', acts: 'primary' },
  open: { order: 2, opens: 'secondary', acts: 'primary' },
  draft: { order: 2, opens: 'secondary', acts: 'primary' },
  rejected: { order: 3, opens: 'tertiary', acts: 'danger' },
  cancelled: { order: 3, opens: 'tertiary', acts: 'danger' },
}

/** The usual next act of a state from which the work still goes on. */
const onwards: Look = { order: -1, opens: 'primary', acts: 'primary' }
const behind = (look: Look): Look => (look.opens === 'primary' ? { ...look, opens: 'secondary' } : look)

/** Whether an act leads to an open state that stands after the present one: nobody decides what was not taken up yet. */
const leadsOn = ({ workflow: { states } }: CompiledService, status: string, to: StateDefinition): boolean =>
  to.kind === 'open' &&
  states.findIndex(({ code }) => code === to.code) > states.findIndex(({ code }) => code === status)

export type Way = { activity: CompiledActivity; to: StateDefinition; look: Look }

/** The acts that the server says this reader may perform, in the order of their buttons. */
export const actionsOf = (
  form: CompiledService,
  { can = [], status }: Pick<Request, 'can' | 'status'>,
): Way[] => {
  const ways = can
    .flatMap(activityId => {
      const activity = form.activity(activityId)
      const transition = form.workflow.transitions.find(
        ({ activityId: own, from }) => own === activityId && from.includes(status),
      )
      const to = transition && stateOf(form.workflow, transition.to)
      return activity && to ? [{ activity, to, look: looks[to.kind] }] : []
    })
    .sort((a, b) => a.look.order - b.look.order)
  const declared = stateOf(form.workflow, status)?.likely
  const next =
    ways.find(({ activity }) => activity.activityId === declared) ??
    ways.find(({ to }) => leadsOn(form, status, to))
  if (!next) return ways
  const others = ways.filter(way => way !== next)
  return [{ ...next, look: onwards }, ...others.map(way => ({ ...way, look: behind(way.look) }))]
}
