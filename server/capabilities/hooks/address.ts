// The field that an address means: `city`, `members.0.city`. Addresses come from outside.

import type { CompiledActivity, Field } from '@bawaba/forms/index.ts'

/** What may be asked about a field: its own answers and no others. */
export type FieldAddress = {
  address: string
  /** Its name inside its group. */
  name: string
  /** Undefined for a question that the field handler itself brought up. */
  field?: Field
  /** The names of answers that its script may see. */
  needs: readonly string[]
}

/** Undefined where the form has no such field, or the field handler has nothing to do with it. */
export const fieldAddressOf = (activity: CompiledActivity, address: string): FieldAddress | undefined => {
  const parts = address.split('.')
  let table: Pick<CompiledActivity, 'byName'> | undefined = activity
  let field: Field | undefined
  for (const [index, part] of parts.entries()) {
    const isRow = field?.kind.group?.isList === true && /^\d{1,4}$/.test(part)
    if (isRow && index < parts.length - 1) continue
    // What the handler brought up in a slot is asked about by its name alone: nothing but its own value goes in.
    if (!table)
      return field?.needs && field.kind.group ? { address, name: parts.at(-1) ?? '', needs: [] } : undefined
    field = table.byName.get(part)
    if (!field) return undefined
    table = field.group
  }
  if (!field || !(field.needs || field.entry.handler)) return undefined
  return { address, name: field.name, field, needs: field.needs ?? [] }
}
