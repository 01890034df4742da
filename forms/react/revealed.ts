// Which questions belong to the answer right above them: those it makes appear.

import type { Field } from '../index.ts'

/** Names of the fields whose condition looks at the nearest question above that is not itself one of them. */
export const revealedFields = (fields: readonly Field[]): Set<string> => {
  const revealed = new Set<string>()
  let above: string | undefined
  for (const { name, shown } of fields) {
    if (above !== undefined && shown?.fields.includes(above)) revealed.add(name)
    else above = name
  }
  return revealed
}
