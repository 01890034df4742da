// A few options of which one is chosen, all in sight, of a page form.

import { RadioGroup } from '@bawaba/ui/controls/radio-group.tsx'
import type { Choice } from '@bawaba/ui/controls/select-input.tsx'
import type { Control } from '../fields.ts'
import { readChecked } from './read-text.ts'

export const radios = (options: readonly Choice[]): Control<string, string> => ({
  frame: 'radios',
  empty: '',
  draw: ({ initial, label: _, ...props }) => (
    <RadioGroup {...props} options={options} defaultValue={initial} />
  ),
  read: readChecked,
  value: chosen => chosen,
})
