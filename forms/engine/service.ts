// A compiled service: its activities, its workflow, its words; and the engine over a list of kinds.

import type { Text } from '@bawaba/language/index.ts'
import type { FormDefinition, WorkflowDefinition } from '../definition.ts'
import type { Field, FieldKind, RuleContext } from '../fields/field.ts'
import { checkService, type Finding } from '../workflow/check.ts'
import { accept, type Verdict } from './accept.ts'
import { type CompiledActivity, compileActivity, DefinitionError, textOf } from './compile.ts'

export type CompiledService = {
  serviceSlug: string
  workflow: WorkflowDefinition
  activity(activityId: string): CompiledActivity | undefined
  /** Every field of every activity, each name once. */
  fields: readonly Field[]
  text(key: string): Text
  /** Judges answers sent for an activity. Throws for an activity that the service does not have. */
  accept(activityId: string, data: unknown, context: RuleContext): Verdict
}

export type Forms = {
  kinds: ReadonlyMap<string, FieldKind>
  /** Throws DefinitionError for a definition that the check would refuse. */
  compile(definition: FormDefinition): CompiledService
  /** Everything that stands against publishing a definition. */
  check(definition: FormDefinition): Finding[]
}

/** The form engine over these kinds: the platform's and the programmes'. */
export const createForms = (list: readonly FieldKind[]): Forms => {
  const kinds = new Map(list.map(kind => [kind.kind, kind]))
  if (kinds.size !== list.length) throw new Error('Two field kinds share a name')

  const compile = (definition: FormDefinition): CompiledService => {
    const activities = new Map(
      definition.activities.map(activity => [
        activity.activityId,
        compileActivity(definition, activity, kinds),
      ]),
    )
    const fields = new Map(
      [...activities.values()].flatMap(activity => activity.fields.map(field => [field.name, field])),
    )
    return {
      serviceSlug: definition.serviceSlug,
      workflow: definition.workflow,
      activity: activityId => activities.get(activityId),
      fields: [...fields.values()],
      text: key => textOf(definition, key),
      accept: (activityId, data, context) => {
        const activity = activities.get(activityId)
        if (!activity) throw new DefinitionError('activities', 'unknownActivity', activityId)
        return accept(activity, data, context)
      },
    }
  }
  return { kinds, compile, check: definition => checkService(definition, kinds) }
}
