// One line of a page form. It means what was typed, without the spaces around it.

import { trimInvisible } from '@bawaba/language/index.ts'
import { TextInput, type TextInputProps } from '@bawaba/ui/controls/text-input.tsx'
import type { Control } from '../fields.ts'
import { readText } from './read-text.ts'

type Options = Pick<
  TextInputProps,
  'type' | 'inputMode' | 'latin' | 'placeholder' | 'autoComplete' | 'width' | 'tidy'
> & {
  /** What is meant by what was typed, where that is not simply the text: digits of either set, capitals. */
  value?: (typed: string) => string
  isSecret?: boolean
}

export const text = ({
  value = trimInvisible,
  isSecret,
  ...input
}: Options = {}): Control<string, string> => ({
  empty: '',
  isSecret,
  draw: ({ initial, label: _, ...props }) => (
    <TextInput autoComplete="off" {...input} {...props} defaultValue={initial} />
  ),
  read: readText,
  value,
})
