// Fields whose conditions or worked-out answers run in a circle, each circle by the names on it.

import type { FieldEntry, FieldsSchema, FormDefinition } from '../definition.ts'
import { headOf } from '../engine/table.ts'
import { namesIn } from '../expression.ts'
import { decidedBy } from './conditions-of.ts'
import { type Issue, issue } from './issues.ts'
import { wholeOf } from './walk.ts'

/** Who looks at whom inside one table. */
type Graph = Map<string, string[]>

/** More circles than these tell an author nothing new. */
const mostCircles = 20

const looksAt = (entry: FieldEntry): string[] => [
  ...decidedBy(entry).flatMap(namesIn).map(headOf),
  ...(entry.lazyLoad?.apiDependencies ?? []).map(headOf),
  ...outwardNames(entry.fieldsSchema ?? {}),
]

/** What the questions of a group look at outside it: the group looks at that as a whole. */
const outwardNames = (schema: FieldsSchema): string[] =>
  Object.values(schema)
    .flatMap(looksAt)
    .filter(name => !Object.hasOwn(schema, name))

const graphOf = (schema: FieldsSchema): Graph =>
  new Map(
    Object.entries(schema).map(([name, entry]) => [
      name,
      [...new Set(looksAt(entry))].filter(seen => Object.hasOwn(schema, seen)),
    ]),
  )

/** Takes away, in place, every field that stands on no circle's way: what it looks at is settled. */
const settleOrder = (graph: Graph): void => {
  const waits = new Map([...graph].map(([name, seen]) => [name, seen.length]))
  const watchers = new Map<string, string[]>()
  for (const [name, seen] of graph)
    for (const other of seen) watchers.set(other, [...(watchers.get(other) ?? []), name])
  const settled = [...graph.keys()].filter(name => waits.get(name) === 0)
  for (const name of settled) {
    graph.delete(name)
    for (const watcher of watchers.get(name) ?? []) {
      const left = (waits.get(watcher) ?? 0) - 1
      waits.set(watcher, left)
      if (left === 0) settled.push(watcher)
    }
  }
}

/** One circle of a settled graph: whoever is left looks at someone who is left too. */
const circleIn = (graph: Graph): string[] => {
  const path: string[] = []
  let next = graph.keys().next().value
  while (next !== undefined && !path.includes(next)) {
    path.push(next)
    next = graph.get(next)?.find(name => graph.has(name))
  }
  return next === undefined ? path : path.slice(path.indexOf(next))
}

const circlesOf = (schema: FieldsSchema): string[][] => {
  const graph = graphOf(schema)
  const circles: string[][] = []
  for (settleOrder(graph); graph.size > 0 && circles.length < mostCircles; settleOrder(graph)) {
    const circle = circleIn(graph)
    circles.push(circle)
    for (const name of circle) graph.delete(name)
    for (const [name, seen] of graph)
      graph.set(
        name,
        seen.filter(other => !circle.includes(other)),
      )
  }
  return circles
}

const tableIssues = (schema: FieldsSchema, path: string): Issue[] =>
  circlesOf(schema).map(circle => issue(path, 'cycle', [...circle, circle[0]].join(' → ')))

const groupIssues = (schema: FieldsSchema, where: string): Issue[] =>
  Object.entries(schema).flatMap(([name, { fieldsSchema }]) => {
    const path = `${where}.${name}`
    return fieldsSchema ? [...tableIssues(fieldsSchema, path), ...groupIssues(fieldsSchema, path)] : []
  })

export const cycleIssues = ({ activities }: FormDefinition): Issue[] =>
  activities.flatMap(activity => {
    const path = `activities.${activity.activityId}`
    return [
      ...tableIssues(wholeOf(activity), path),
      ...activity.steps.flatMap(step => groupIssues(step.fieldsSchema, `${path}.${step.key}`)),
    ]
  })
