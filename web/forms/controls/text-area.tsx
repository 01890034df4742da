// Several lines of a page form. They mean what was typed, without the spaces around it.

import { TextArea, type TextAreaProps } from '@bawaba/ui/controls/text-area.tsx'
import type { Control } from '../fields.ts'
import { readText } from './read-text.ts'

type Options = Pick<TextAreaProps, 'rows' | 'placeholder' | 'latin' | 'tidy'>

export const textArea = (input: Options = {}): Control<string, string> => ({
  empty: '',
  draw: ({ initial, label: _, ...props }) => <TextArea {...input} {...props} defaultValue={initial} />,
  read: readText,
  value: typed => typed.trim(),
})
