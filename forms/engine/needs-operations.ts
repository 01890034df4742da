// What the expressions of a definition need besides the form engine, so that a browser loads it for no other definition.

import type { FieldEntry, FormDefinition } from '../definition.ts'
import { type Expression, needsOperations, usesWorkingDays } from '../expression.ts'
import { decidedBy, judgedBy } from '../workflow/conditions-of.ts'
import type { Operations } from './conditions.ts'

type Definition = Pick<FormDefinition, 'activities' | 'workflow'>

const entriesIn = (schema: Record<string, FieldEntry>): FieldEntry[] =>
  Object.values(schema).flatMap(entry => [entry, ...entriesIn(entry.fieldsSchema ?? {})])

const stepsOf = ({ activities }: Definition) => activities.flatMap(({ steps }) => steps)
const entriesOf = (definition: Definition): FieldEntry[] =>
  stepsOf(definition).flatMap(({ fieldsSchema }) => entriesIn(fieldsSchema))

const expressionsOf = (definition: Definition): (Expression | undefined)[] => [
  ...definition.workflow.transitions.map(({ when }) => when),
  ...stepsOf(definition).flatMap(({ conditionalField, blocks = [] }) => [
    conditionalField,
    ...blocks.map(block => block.conditionalField),
  ]),
  ...entriesOf(definition).flatMap(entry => [...decidedBy(entry), ...judgedBy(entry)]),
]

export const needsOperationsOf = (definition: Definition): boolean =>
  expressionsOf(definition).some(needsOperations) ||
  // What the field handler puts into a form may bring expressions of its own.
  entriesOf(definition).some(({ lazyLoad }) => lazyLoad)

/** Whether it counts working days. */
export const needsCalendar = (definition: Definition): boolean =>
  expressionsOf(definition).some(usesWorkingDays)

/** Fetches the operations. */
export const loadOperations = async (): Promise<Operations> =>
  (await import('./operations/index.ts')).operations
