// The teams that a service names (a medical board, the cashier): who of the staff does what only they may do, and who sees a
// request that waits for them alone. Who belongs to a team is no part of a definition.

import type { Answers, StateDefinition, TransitionDefinition, WorkflowDefinition } from '../definition.ts'
import type { World } from '../engine/reader.ts'
import { isEnd } from './state-kinds.ts'
import { isOpen, type Workflow } from './transitions.ts'

/** A team as people and requests name it: codes of teams repeat from service to service. */
export const teamName = (serviceSlug: string, code: string): string => `${serviceSlug}:${code}`

const prefix = 'team:'
/** A team as `by` names it; roles of the portal stand there by their own names. */
export const byTeam = (code: string): string => `${prefix}${code}`
/** The code of a team that `by` names; undefined for whoever is no team. */
export const teamIn = (who: string): string | undefined =>
  who.startsWith(prefix) ? who.slice(prefix.length) : undefined

export const isStaff = (who: string): boolean => who !== 'applicant' && who !== 'system'

/**
 * The teams that alone see a request in a state; none: everybody whom the service is given. They are those that the state
 * names, or, where staff can move it on and only as members of teams, these teams.
 */
export const teamsSeeing = (
  workflow: WorkflowDefinition,
  { code, kind, seenBy }: StateDefinition,
): string[] => {
  if (seenBy) return seenBy
  if (isEnd(kind)) return []
  const staff = workflow.transitions
    .filter(({ from }) => from.includes(code))
    .flatMap(({ by }) => by.filter(isStaff).map(teamIn))
  const teams = staff.filter(team => team !== undefined)
  return teams.length === staff.length ? [...new Set(teams)] : []
}

/**
 * Where a transition leads. One of several that are taken `together` leaves the request where it is until each of them
 * that is open for these answers was taken; `opinions` are the activities that were, since the request came to this state.
 */
export const leadsTo = (
  form: Workflow,
  status: string,
  transition: TransitionDefinition,
  { opinions, answers, world }: { opinions: readonly string[]; answers: Answers; world: World },
): string => {
  if (!transition.together) return transition.to
  const isLeft = form.workflow.transitions.some(
    other =>
      other.together &&
      other.from.includes(status) &&
      other.activityId !== transition.activityId &&
      !opinions.includes(other.activityId) &&
      isOpen(form, other, answers, world),
  )
  return isLeft ? status : transition.to
}
