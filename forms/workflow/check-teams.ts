// Findings about teams: those that `by` names exist, no team is out of reach, who may act sees the request, and opinions
// that wait for each other can all come.

import type { FormDefinition, StateDefinition, TransitionDefinition } from '../definition.ts'
import { type Issue, issue, repeated } from './issues.ts'
import { isStaff, teamIn, teamsSeeing } from './teams.ts'

const teamsOf = ({ workflow }: FormDefinition) => workflow.teams ?? []

/** What the list of teams itself says. */
const listIssues = (definition: FormDefinition): Issue[] => {
  const codes = teamsOf(definition).map(({ code }) => code)
  const named = new Set(definition.workflow.transitions.flatMap(({ by }) => by.map(teamIn)))
  return [
    ...repeated(codes).map(code => issue(`workflow.teams.${code}`, 'doubledCode')),
    ...codes.filter(code => !named.has(code)).map(code => issue(`workflow.teams.${code}`, 'idleTeam')),
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
      .filter(who => isStaff(who) && !seeing.includes(teamIn(who) ?? ''))
      .map(who => issue(path, 'actsUnseen', who)),
  ]
}

type Way = { way: TransitionDefinition; path: string }

const whoIssues = (definition: FormDefinition, { way, path }: Way): Issue[] => {
  const known = new Set(teamsOf(definition).map(({ code }) => code))
  const performed = new Set(
    definition.workflow.transitions.filter(({ by }) => by.some(isStaff)).map(({ activityId }) => activityId),
  )
  return [
    ...way.by
      .map(teamIn)
      .filter(code => code !== undefined && !known.has(code))
      .map(code => issue(`${path}.by`, 'unknownTeam', code)),
    ...(way.otherThan ?? [])
      .filter(activityId => !performed.has(activityId))
      .map(activityId => issue(`${path}.otherThan`, 'otherThanNobody', activityId)),
    ...(way.overrules ?? [])
      .filter(activityId => !performed.has(activityId))
      .map(activityId => issue(`${path}.overrules`, 'otherThanNobody', activityId)),
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

export const teamIssues = (definition: FormDefinition): Issue[] => {
  const { workflow } = definition
  const ways = workflow.transitions.map((way, index) => ({ way, path: `workflow.transitions.${index}` }))
  return [
    ...listIssues(definition),
    ...workflow.states.flatMap(state => seenIssues(definition, state)),
    ...ways.flatMap(way => [...whoIssues(definition, way), ...togetherIssues(definition, way)]),
  ]
}
