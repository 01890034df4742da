// Teams and who did what, as requests store them: who sees a request in the state it comes to, and what is recorded of an act.

import { type CompiledService, stateOf, teamName, teamsSeeing } from '@bawaba/forms/index.ts'
import type { RequestRecord } from './row.ts'

/** The teams that alone see a request in a state, as they are stored. */
export const storedTeams = ({ serviceSlug, workflow }: CompiledService, status: string): string[] => {
  const state = stateOf(workflow, status)
  return state ? teamsSeeing(workflow, state).map(code => teamName(serviceSlug, code)) : []
}

/** Who performed what, with this act of a member of staff. */
export const performedWith = (
  { performed }: Pick<RequestRecord, 'performed'>,
  activityId: string,
  accountId: string,
): RequestRecord['performed'] => ({
  ...performed,
  [activityId]: [...new Set([...(performed[activityId] ?? []), accountId])],
})
