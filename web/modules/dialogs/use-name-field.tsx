// The field for a name of one's own for something that is kept, with the rule that the server has too.

import { longestName, nameError, nameLength } from '@bawaba/contract/own-names.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { messages } from './messages.ts'

type NameField = {
  label: string
  /** What is said where none was typed. */
  missing: string
  present?: string
}

export const useNameField = ({ label, missing, present }: NameField) => {
  const text = useText()
  const tooLong = (name: string) =>
    text(messages.nameTooLong, { most: longestName, length: nameLength(name) })
  return {
    label,
    required: missing,
    initial: present,
    check: (name: string) => (nameError(name) === 'tooLong' ? tooLong(name) : undefined),
    control: line(),
  }
}
