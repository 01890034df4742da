// One of a list of a page form.

import { readChoices, SelectInput, type SelectInputProps } from '@bawaba/ui/controls/select-input.tsx'
import type { Control } from '../fields.ts'

type Options = Pick<SelectInputProps, 'options' | 'placeholder' | 'width'>

/** It means the value that is chosen, or nothing: ''. */
export const select = (input: Options): Control<string, string> => ({
  empty: '',
  draw: ({ initial, label: _, ...props }) => {
    // Options may follow another choice: what they do not offer is not chosen any more.
    const isOffered = input.options.some(({ value }) => value === initial)
    return <SelectInput {...input} {...props} defaultValue={isOffered ? initial : ''} />
  },
  read: frame => readChoices(frame)[0] ?? '',
  value: chosen => chosen,
})
