// The compiled shape of a form: tables of fields. An activity is a table in steps; a group of questions (the rows of
// an Array, a slot) is a table inside a field.

import type { Text } from '@bawaba/language/index.ts'
import type { ActivityDefinition } from '../definition.ts'
import type { Completion } from '../fields/completion.ts'
import type { Field, FieldKind, Table } from '../fields/field.ts'

import type { CompiledBlock } from './blocks.ts'
import type { CompiledCondition } from './conditions.ts'

export type { Completion, Table }

export type Kinds = ReadonlyMap<string, FieldKind>

export type CompiledStep = {
  key: string
  label: Text
  description?: Text
  fields: Field[]
  blocks: CompiledBlock[]
  /** Of a step that has a condition of its own. */
  shown?: CompiledCondition
}
export type CompiledActivity = Table & {
  activityId: string
  label: Text
  /** What the button says that performs it. */
  action: Text
  deliverableNumber?: 1 | 2
  /** What it means besides the state it leads to. */
  does: Pick<ActivityDefinition, 'asks' | 'supplies' | 'corrects' | 'reschedules' | 'reopens'>
  steps: CompiledStep[]
  /** What stands between the questions of all steps. */
  blocks: CompiledBlock[]
  /** A question of another activity of the service: the filing's where several have the name. */
  elsewhere?: ((name: string) => Field | undefined) | undefined
  /** A field as the field handler completes it. Throws DefinitionError for an answer that no field can be made of. */
  complete(field: Field, completion: Completion): Field
}

/** Something of a definition that cannot be compiled, with its path. The check before publishing names it in words. */
export class DefinitionError extends Error {
  readonly place: string
  readonly key: string
  constructor(path: string, key: string, detail = '') {
    super(`${path}: ${key}${detail ? ` (${detail})` : ''}`)
    this.name = 'DefinitionError'
    this.place = path
    this.key = key
  }
}

export { headOf, restOf } from './path.ts'
