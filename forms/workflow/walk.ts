// Every question of a definition, rows of groups included, with its place and the questions it may look at.

import type { ActivityDefinition, FieldEntry, FieldsSchema } from '../definition.ts'
import { stepSchema } from '../engine/step-schema.ts'
import { headOf, restOf } from '../engine/table.ts'

export type Question = {
  name: string
  entry: FieldEntry
  path: string
  /** Its own schema first, then those around it: inner names hide outer ones. */
  scopes: readonly FieldsSchema[]
}

const within = (schema: FieldsSchema, around: readonly FieldsSchema[], where: string): Question[] => {
  const scopes = [schema, ...around]
  return Object.entries(schema).flatMap(([name, entry]) => {
    const path = `${where}.${name}`
    const inner = entry.fieldsSchema ? within(entry.fieldsSchema, scopes, path) : []
    return [{ name, entry, path, scopes }, ...inner]
  })
}

/** All fields of an activity's steps under one roof; of a name that stands twice the last counts. */
export const wholeOf = ({ steps }: ActivityDefinition): FieldsSchema =>
  Object.fromEntries(steps.flatMap(step => Object.entries(stepSchema(step))))

export const questionsOf = (activity: ActivityDefinition): Question[] => {
  const whole = wholeOf(activity)
  return activity.steps.flatMap(step =>
    within(stepSchema(step), [whole], `activities.${activity.activityId}.${step.key}`),
  )
}

/** The entry that a name, or a path into a group, stands for. */
export const entryOf = (name: string, scopes: readonly FieldsSchema[]): FieldEntry | undefined => {
  const entry = scopes.find(schema => Object.hasOwn(schema, headOf(name)))?.[headOf(name)]
  if (!entry || restOf(name) === '') return entry
  return entry.fieldsSchema && entryOf(restOf(name), [entry.fieldsSchema])
}
