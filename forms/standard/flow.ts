// A workflow that names a standard one: its states, ways and activities, with what the service changes laid over them.

import { type Issue, issue } from '../workflow/issues.ts'
import { codeOf, merge } from './merge.ts'
import { isJson, type Json, type StandardLibrary } from './standard.ts'

type Flow = { workflow: Json; activities: Json[] }
export type ExpandedFlow = {
  definition: Json
  issues: Issue[]
  /** Ids of the standard flows, for their texts. */
  used: string[]
  /** The codes of states and activities that came from them. */
  codes: string[]
}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(entry => typeof entry === 'string') : []

/** Takes states and activities away, and what leads nowhere without them; activities of the service itself stay. */
const leaveOut = ({ workflow, activities }: Flow, codes: ReadonlySet<string>, own: readonly Json[]): Flow => {
  const transitions = listOf(workflow.transitions)
    .filter(({ activityId, to }) => !codes.has(String(activityId)) && !codes.has(String(to)))
    .map(transition => ({ ...transition, from: textsOf(transition.from).filter(code => !codes.has(code)) }))
    .filter(({ from }) => from.length > 0)
  const performed = new Set([...transitions, ...own].map(codeOf))
  return {
    workflow: {
      ...workflow,
      states: listOf(workflow.states).filter(state => !codes.has(String(state.code))),
      transitions,
    },
    activities: activities.filter(activity => performed.has(codeOf(activity))),
  }
}

type Named = { use: string; without: string[]; changes: Json }
const named = (workflow: unknown): Named | undefined => {
  if (typeof workflow === 'string') return { use: workflow, without: [], changes: {} }
  if (!isJson(workflow) || typeof workflow.use !== 'string') return undefined
  const { use, without, ...changes } = workflow
  return { use, without: textsOf(without), changes }
}

const unknownCodes = ({ workflow, activities }: Flow, codes: readonly string[]): Issue[] => {
  const known = [...listOf(workflow.states), ...activities].flatMap(entry => codeOf(entry) ?? [])
  return codes
    .filter(code => !known.includes(code))
    .map(code => issue('workflow.without', 'unknownPart', `${code}: ${known.join(', ')}`))
}

type Found = { flow: Flow; issues: Issue[]; used: string[] }
/** The flow of a name, with what this one and those it rests on leave out. */
const flowOf = ({ use, without, changes }: Named, changed: Json[], { flows }: StandardLibrary): Found => {
  const standard = flows.get(use)
  if (!standard) {
    const issues = [issue('workflow.use', 'unknownFlow', `${use}: ${[...flows.keys()].join(', ')}`)]
    return { flow: { workflow: changes, activities: changed }, issues, used: [] }
  }
  const around = named(standard.workflow)
  const base: Found = around
    ? flowOf(around, standard.activities, { flows, questions: new Map() })
    : { flow: standard, issues: [], used: [] }
  const whole = {
    workflow: merge(base.flow.workflow, changes) as Json,
    activities: merge(base.flow.activities, changed) as Json[],
  }
  return {
    // Last of all: a way that the service leads elsewhere does not go with the state that it led to.
    flow: without.length > 0 ? leaveOut(whole, new Set(without), changed) : whole,
    issues: [...base.issues, ...unknownCodes(base.flow, without)],
    used: [use, ...base.used],
  }
}

/** The definition with its workflow written out; as it is where it names none. */
export const expandFlow = (definition: Json, library: StandardLibrary): ExpandedFlow => {
  const use = named(definition.workflow)
  if (!use || !Array.isArray(definition.activities)) return { definition, issues: [], used: [], codes: [] }
  const [filing, ...changed] = definition.activities as Json[]
  const { flow, issues, used } = flowOf(use, changed, library)
  const activities = filing === undefined ? flow.activities : [filing, ...flow.activities]
  return {
    definition: { ...definition, activities, workflow: flow.workflow },
    issues,
    used,
    codes: [...listOf(flow.workflow.states), ...flow.activities].flatMap(entry => codeOf(entry) ?? []),
  }
}
