// A definition with everything that it names of the standard library written out: what is checked, published and stored.
// It is done once, before the check; nothing after it knows of standard flows or blocks.

import type { Text } from '@bawaba/language/index.ts'
import type { Issue } from '../workflow/issues.ts'
import { expandFlow } from './flow.ts'
import { type ExpandedQuestions, expandQuestions } from './questions.ts'
import { isJson, type Json, type StandardLibrary } from './standard.ts'

export type Expanded = {
  definition: Json
  /** What is named and does not exist. */
  issues: Issue[]
  /** The texts of what was written out; a service's own win over them. */
  texts: Record<string, Text>
  /** Of a place of the expanded definition, the place in what its author wrote. */
  originOf(path: string): string
}

const stepsOf = (activity: Json): Json[] => (Array.isArray(activity.steps) ? activity.steps : [])

const expandActivity = (activity: Json, library: StandardLibrary, all: ExpandedQuestions[]): Json => ({
  ...activity,
  steps: stepsOf(activity).map(step => {
    if (!isJson(step) || !isJson(step.fieldsSchema)) return step
    const path = `activities.${activity.activityId}.${step.key}`
    const expanded = expandQuestions(step.fieldsSchema, library, { path, isInRows: false })
    all.push(expanded)
    return { ...step, fieldsSchema: expanded.fieldsSchema }
  }),
})

/** Whatever was written may stand here; what is no definition at all comes back as it is, for the check to refuse. */
export const expand = (written: Json, library: StandardLibrary): Expanded => {
  const flow = expandFlow(written, library)
  const all: ExpandedQuestions[] = []
  const { activities } = flow.definition
  const definition = Array.isArray(activities)
    ? {
        ...flow.definition,
        activities: activities.map(activity =>
          isJson(activity) && Array.isArray(activity.steps)
            ? expandActivity(activity, library, all)
            : activity,
        ),
      }
    : flow.definition
  const own = new Set(
    (Array.isArray(written.activities) ? written.activities : []).map(activity => activity?.activityId),
  )
  const origins = new Map([
    ...flow.codes
      .filter(code => !own.has(code))
      .map((code): [string, string] => [`activities.${code}`, 'workflow']),
    ...all.flatMap(({ origins }) => origins),
  ])
  const standard = [
    ...flow.used.map(id => library.flows.get(id)),
    ...all.flatMap(({ used }) => used).map(id => library.questions.get(id)),
  ]
  return {
    definition,
    issues: [...flow.issues, ...all.flatMap(({ issues }) => issues)],
    // What rests on another says its own words first.
    texts: Object.assign({}, ...standard.map(part => part?.texts ?? {}).reverse()),
    originOf: path => {
      const longest = [...origins.keys()]
        .filter(origin => path === origin || path.startsWith(`${origin}.`))
        .sort((one, other) => other.length - one.length)[0]
      return longest === undefined ? path : (origins.get(longest) as string)
    },
  }
}
