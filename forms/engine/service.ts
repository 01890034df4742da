// A compiled service: its activities, its workflow, its words; and the engine over a list of kinds.

import type { Text } from '@bawaba/language/index.ts'
import type {
  ActivityDefinition,
  Answers,
  Contact,
  FeeDefinition,
  FormDefinition,
  LetterDefinition,
  OneOpen,
  WorkflowDefinition,
} from '../definition.ts'
import type { Deliveries } from '../delivery.ts'
import type { Expression } from '../expression.ts'
import type { Field, FieldKind } from '../fields/field.ts'
import {
  answeredFields,
  openable,
  openedActivity,
  openedFurther,
  openNames,
  type Standing,
} from '../workflow/opened.ts'
import { placeNames } from '../workflow/places.ts'
import { isPlainObject } from './accept.ts'
import { compileActivity } from './compile.ts'
import { textOf } from './compile-field.ts'
import { compileExpression, type Operations, type Scope } from './conditions.ts'
import { type Patterns, publishedPatterns } from './patterns.ts'
import type { World } from './reader.ts'
import { type Sensitive, sensitiveOf } from './sensitive.ts'
import { standingKind } from './standing.ts'
import { storedScope } from './stored.ts'
import type { CompiledActivity } from './table.ts'
import { invalidatedBy, type WholeContext } from './whole.ts'

/** Answers that somebody sends on a request, and what judging them takes. */
export type Sent = { data: unknown; context: WholeContext }

export type CompiledService = {
  serviceSlug: string
  /** What it is called. */
  label: Text
  workflow: WorkflowDefinition
  activity(activityId: string): CompiledActivity | undefined
  /** The first activity: what files a request. */
  filing: CompiledActivity | undefined
  /** The fields of the filing that an activity may open again. */
  openable(activityId: string): string[]
  /**
   * An activity as it is drawn on a request: with the fields of the filing that are open in it there. With answers that
   * are sent, those too whose answers no longer hold with them.
   */
  activityOn(activityId: string, request: Standing, sent?: Sent): CompiledActivity | undefined
  /** An activity with everything that may be open in it, whatever is sent. */
  widestOn(activityId: string, request: Standing): CompiledActivity | undefined
  /** Every field of every activity, each name once. */
  fields: readonly Field[]
  /** The answers that are personal data, of all activities. */
  sensitive: Sensitive
  text(key: string): Text
  /** Reads the answers of a request. */
  scope(answers: Answers, world: World): Scope
  /** What an expression of the definition gives over the answers of a request; undefined where something it takes is absent. */
  evaluate(expression: Expression, answers: Answers, world: World): unknown
  oneOpen: OneOpen | undefined
  /** How visitors are reached; undefined where nobody reaches them. */
  contact: Contact | undefined
  /** Days of the month on which it can be paid; undefined: all. */
  paymentDays?: FormDefinition['paymentDays'] | undefined
  /** What is paid, as its author wrote it. */
  fees: readonly FeeDefinition[]
  letters: readonly LetterDefinition[]
}

export type Forms = {
  kinds: ReadonlyMap<string, FieldKind>
  patterns: Patterns
  operations: Operations
  /** The deeds that can be done outside for requests, where they are known. */
  deliveries?: Deliveries | undefined
  /** Throws DefinitionError for a definition that the check would refuse. */
  compile(definition: FormDefinition): CompiledService
}

/**
 * The form engine over these kinds: the platform's and the programmes'. Without `patterns` it follows the verdict that
 * came with a definition, as a browser does; where definitions come from people they are proven. Judging answers (`judge`) and checking before publishing
 * (`checkService`) are functions of their own: a browser that draws forms does not load them.
 */
export const createForms = (
  list: readonly FieldKind[],
  {
    patterns = publishedPatterns(),
    operations = {},
    deliveries,
  }: { patterns?: Patterns; operations?: Operations; deliveries?: Deliveries } = {},
): Forms => {
  const kinds = new Map(list.map(kind => [kind.kind, kind]))
  if (kinds.size !== list.length) throw new Error('Two field kinds share a name')

  const common = {
    kinds: new Map(kinds).set(standingKind.kind, standingKind),
    patterns,
    operations,
    deliveries,
  }
  const compile = (definition: FormDefinition): CompiledService => {
    const elsewhere = (name: string): Field | undefined => filing?.byName.get(name) ?? fields.get(name)
    const compiling = { ...common, elsewhere }
    const activities = new Map(
      definition.activities.map(activity => [
        activity.activityId,
        compileActivity(definition, activity, compiling),
      ]),
    )
    const definedAs = (activityId: string) =>
      definition.activities.find(activity => activity.activityId === activityId)
    const filing = activities.get(definition.activities[0]?.activityId ?? '')
    /** With these fields of the filing open; as it is where none is. */
    const opened = (activity: ActivityDefinition, names: readonly string[], data: Answers) =>
      names.length === 0
        ? activities.get(activity.activityId)
        : compileActivity(definition, openedActivity(definition, activity, names, data), compiling)
    // What is reserved is changed by reserving alone.
    const places = new Set(placeNames(filing?.fields ?? []))
    const isReserved = (name: string) =>
      places.has(name) || filing?.byName.get(name)?.kind.reserves !== undefined
    const fields = new Map(
      [...activities.values()].flatMap(activity => activity.fields.map(field => [field.name, field])),
    )
    return {
      serviceSlug: definition.serviceSlug,
      label: textOf(definition, definition.serviceLabel ?? definition.serviceSlug),
      workflow: definition.workflow,
      activity: activityId => activities.get(activityId),
      filing,
      openable: activityId => {
        const activity = definedAs(activityId)
        return activity ? openable(definition, activity) : []
      },
      activityOn: (activityId, request, sent) => {
        const activity = definedAs(activityId)
        if (!activity) return undefined
        const names = openNames(definition, activity, request)
        if (!sent || !filing || names.length === 0) return opened(activity, names, request.data)
        const { data } = request
        const answers = isPlainObject(sent.data) ? sent.data : {}
        const all = openedFurther(definition, names, { data, sent: answers }, after =>
          invalidatedBy(filing, data, after, sent.context).filter(name => !isReserved(name)),
        )
        return opened(activity, all, data)
      },
      widestOn: (activityId, request) => {
        const activity = definedAs(activityId)
        if (!activity) return undefined
        const names = openNames(definition, activity, request)
        const all = names.length === 0 ? [] : answeredFields(definition).filter(name => !isReserved(name))
        return opened(activity, [...new Set([...names, ...all])], request.data)
      },
      fields: [...fields.values()],
      sensitive: sensitiveOf(definition.activities),
      text: key => textOf(definition, key),
      scope: (answers, world) => storedScope(answers, world, elsewhere),
      evaluate: (expression, answers, world) =>
        compileExpression(expression, operations).value(storedScope(answers, world, elsewhere)),
      oneOpen: definition.oneOpen,
      contact: definition.contact,
      paymentDays: definition.paymentDays,
      fees: definition.fees ?? [],
      letters: definition.letters ?? [],
    }
  }
  return { kinds, patterns, operations, deliveries, compile }
}
