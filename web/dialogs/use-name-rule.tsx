// The rule about names of what one keeps, as a sentence for who typed one.

import { longestName, nameError, nameLength } from '@bawaba/contract/own-names.ts'
import type { Text } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'

/** What stands against a typed name; undefined where nothing does. `missing`: what is said of none. */
export const useNameRule = (missing: Text): ((typed: string) => string | undefined) => {
  const text = useText()
  const sentences = {
    required: () => text(missing),
    tooLong: (typed: string) => text(messages.nameTooLong, { most: longestName, length: nameLength(typed) }),
  }
  return typed => {
    const error = nameError(typed)
    return error && sentences[error](typed)
  }
}
