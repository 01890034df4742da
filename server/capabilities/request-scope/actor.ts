// Who somebody is to a request, as its workflow asks: its applicant, or a member of staff with roles, the teams they belong
// to, and what they have done on it before.

import type { WorkflowDefinition } from '@bawaba/forms/definition.ts'
import { byTeam, teamName, type WorkflowActor } from '@bawaba/forms/index.ts'

/** What of a request decides about it. */
export type ActedOn = {
  serviceSlug: string
  ownerId: string
  performed: Record<string, string[]>
  opinions: readonly string[]
}
export type Person = { accountId: string; roles: readonly string[]; teams: readonly string[] }

export const workflowActorOf = (
  { teams = [] }: WorkflowDefinition,
  { serviceSlug, ownerId, performed, opinions }: ActedOn,
  { accountId, roles, teams: own }: Person,
): WorkflowActor => ({
  isApplicant: ownerId === accountId,
  roles: [
    ...roles,
    ...teams
      .map(({ code }) => code)
      .filter(code => own.includes(teamName(serviceSlug, code)))
      .map(byTeam),
  ],
  performed: Object.keys(performed).filter(activityId => performed[activityId]?.includes(accountId)),
  performedByAny: Object.keys(performed),
  opinions,
})
