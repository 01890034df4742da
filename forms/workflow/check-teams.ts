// Findings about teams: whoever stands in `by` exists, no team is out of reach, who may act sees the request, and opinions
// that wait for each other can all come.

import type { FormDefinition, StateDefinition, TransitionDefinition } from '../definition.ts'
import { type Issue, issue, repeated } from './issues.ts'
import { isStaff, teamsSeeing } from './teams.ts'

const teamsOf = ({ workflow }: FormDefinition) => workflow.teams ?? []

/** What the list of teams itself says. */
const listIssues = (definition: FormDefinition, roles: ReadonlySet<string>): Issue[] => {
  const teams = teamsOf(definition)
  const named = new Set(definition.workflow.transitions.flatMap(({ by }) => by))
  return [
    ...repeated(teams.map(({ code }) => code)).map(code => issue(`workflow.teams.${code}`, 'doubledCode')),
    ...teams.flatMap(({ code }) => [
      ...(roles.has(code) || !isStaff(code) ? [issue(`workflow.teams.${code}`, 'teamAsRole', code)] : []),
      ...(named.has(code) ? [] : [issue(`workflow.teams.${code}`, 'idleTeam')]),
    ]),
  ]
}

/** Who may act in a state but does not see it. */
const seenIssues = (definition: FormDefinition, state: StateDefinition): Issue[] => {
  const { workflow } = definition
  const known = teamsOf(definition).map(({ code }) => code)
  const path = `workflow.states.${state.code}.seenBy`
  const seeing = teamsSeeing(workflow, state)
  if (!state.seenBy) return []
  const acting = workflow.transitions.filter(({ from }) => from.includes(state.code)).flatMap(({ by }) => by)
  return [
    ...seeing.filter(code => !known.includes(code)).map(code => issue(path, 'unknownTeam', code)),
    ...[...new Set(acting)]
      .filter(who => isStaff(who) && !seeing.includes(who))
      .map(who => issue(path, 'actsUnseen', who)),
  ]
}

type Way = { way: TransitionDefinition; path: string }

const whoIssues = (definition: FormDefinition, roles: ReadonlySet<string>, { way, path }: Way): Issue[] => {
  const known = new Set([...roles, ...teamsOf(definition).map(({ code }) => code)])
  const performed = new Set(
    definition.workflow.transitions.filter(({ by }) => by.some(isStaff)).map(({ activityId }) => activityId),
  )
  return [
    ...way.by
      .filter(who => isStaff(who) && !known.has(who))
      .map(who => issue(`${path}.by`, 'unknownWho', who)),
    ...(way.otherThan ?? [])
      .filter(activityId => !performed.has(activityId))
      .map(activityId => issue(`${path}.otherThan`, 'otherThanNobody', activityId)),
  ]
}

const isPlain = ({ activities }: FormDefinition, activityId: string): boolean => {
  const activity = activities.find(each => each.activityId === activityId)
  return !(activity?.asks || activity?.supplies || activity?.corrects || activity?.reopens)
}

const togetherIssues = (definition: FormDefinition, { way, path }: Way): Issue[] => {
  if (!way.together) return []
  const beside = (code: string) =>
    definition.workflow.transitions.filter(other => other.together && other.from.includes(code))
  const isAlone = (code: string) => new Set(beside(code).map(({ activityId }) => activityId)).size < 2
  const isApart = (code: string) => code === way.to || beside(code).some(({ to }) => to !== way.to)
  return [
    ...(way.from.some(isAlone) ? [issue(`${path}.together`, 'togetherAlone')] : []),
    ...(way.from.some(isApart) ? [issue(`${path}.together`, 'togetherApart', way.to)] : []),
    ...(way.by.every(isStaff) && isPlain(definition, way.activityId)
      ? []
      : [issue(`${path}.together`, 'togetherNotStaff')]),
  ]
}

/** `roles` are those of the portal; without them (a check of the form alone) every name in `by` is taken for one. */
export const teamIssues = (definition: FormDefinition, roles: readonly string[] | undefined): Issue[] => {
  const { workflow } = definition
  const named = workflow.transitions.flatMap(({ by }) => by)
  const known = new Set(roles ?? named.filter(who => !teamsOf(definition).some(({ code }) => code === who)))
  const ways = workflow.transitions.map((way, index) => ({ way, path: `workflow.transitions.${index}` }))
  return [
    ...listIssues(definition, known),
    ...workflow.states.flatMap(state => seenIssues(definition, state)),
    ...ways.flatMap(way => [...whoIssues(definition, known, way), ...togetherIssues(definition, way)]),
  ]
}
