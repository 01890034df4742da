// A text longer than it may be, as a sentence for who typed it.

import { type OwnText, tooLong } from '@bawaba/contract/own-texts.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'

/** What stands against the length of a typed text; undefined where nothing does. */
export const useTooLong = (): ((typed: string, of: OwnText) => string | undefined) => {
  const text = useText()
  return (typed, of) => {
    const found = tooLong(typed, of)
    return found && text(messages.textTooLong, found)
  }
}
