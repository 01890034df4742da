// Every question of a definition, rows of groups included, with its place and the questions it may look at.

import type { ActivityDefinition, FieldEntry, FieldsSchema, FormDefinition } from '../definition.ts'
import { stepSchema } from '../engine/step-schema.ts'
import { headOf, restOf } from '../engine/table.ts'

export type Question = {
  name: string
  entry: FieldEntry
  path: string
  /** Its own schema first, then those around it: inner names hide outer ones. */
  scopes: readonly FieldsSchema[]
  /** The activity that it is a question of. */
  activityId: string
  /** It is a question of the activity that files. */
  isFiling: boolean
  /** It is asked in rows, or inside another question. */
  isInGroup: boolean
}
type Slot = Pick<Question, 'scopes' | 'activityId' | 'isFiling' | 'isInGroup' | 'path'>

const within = (schema: FieldsSchema, around: Slot): Question[] => {
  const scopes = [schema, ...around.scopes]
  return Object.entries(schema).flatMap(([name, entry]) => {
    const question = { ...around, name, entry, scopes, path: `${around.path}.${name}` }
    const inner = entry.fieldsSchema ? within(entry.fieldsSchema, { ...question, isInGroup: true }) : []
    return [question, ...inner]
  })
}

/** All fields of an activity's steps under one roof; of a name that stands twice the last counts. */
export const wholeOf = ({ steps }: ActivityDefinition): FieldsSchema =>
  Object.fromEntries(steps.flatMap(step => Object.entries(stepSchema(step))))

/**
 * What the questions of an activity may look at besides those of their step: all of the activity, and where it acts on a
 * request, what other activities have answered. `index` is that of the activity.
 */
export const scopesOf = (
  activities: readonly ActivityDefinition[],
  index: number,
): readonly FieldsSchema[] => {
  const activity = activities[index]
  const own = activity ? wholeOf(activity) : {}
  if (index === 0) return [own]
  const others = activities.filter(other => other !== activity).map(wholeOf)
  // A name that several have means the answer of the filing.
  return [own, Object.assign({}, ...others.toReversed())]
}

/** All questions of a definition. */
export const allQuestions = ({ activities }: Pick<FormDefinition, 'activities'>): Question[] =>
  activities.flatMap((activity, index) => {
    const { activityId } = activity
    const scopes = scopesOf(activities, index)
    const around = { scopes, activityId, isFiling: index === 0, isInGroup: false }
    return activity.steps.flatMap(step =>
      within(stepSchema(step), { ...around, path: `activities.${activity.activityId}.${step.key}` }),
    )
  })

/** The entry that a name, or a path into a group, stands for. */
export const entryOf = (name: string, scopes: readonly FieldsSchema[]): FieldEntry | undefined => {
  const entry = scopes.find(schema => Object.hasOwn(schema, headOf(name)))?.[headOf(name)]
  if (!entry || restOf(name) === '') return entry
  return entry.fieldsSchema && entryOf(restOf(name), [entry.fieldsSchema])
}
