// One of a list of a page form.

import { readChoices, SelectInput, type SelectInputProps } from '@bawaba/ui/controls/select-input.tsx'
import type { Control } from '../fields.ts'

type Options = Pick<SelectInputProps, 'options' | 'placeholder' | 'width'> & {
  /** Its options follow another choice: what they do not offer is not chosen any more. */
  onlyOffered?: boolean
}

/** It means the value that is chosen, or nothing: ''. */
export const select = ({ onlyOffered, ...input }: Options): Control<string, string> => ({
  empty: '',
  draw: ({ initial, label: _, ...props }) => {
    const isGone = onlyOffered && !input.options.some(({ value }) => value === initial)
    return <SelectInput {...input} {...props} defaultValue={isGone ? '' : initial} />
  },
  read: frame => readChoices(frame)[0] ?? '',
  value: chosen => chosen,
})
