// Several boxes to tick under one legend, of a page form.

import { CheckboxGroup } from '@bawaba/ui/controls/checkbox-group.tsx'
import { type Choice, readChoices } from '@bawaba/ui/controls/select-input.tsx'
import type { Control } from '../fields.ts'

export const checkboxes = (options: readonly Choice[]): Control<readonly string[], readonly string[]> => ({
  frame: 'group',
  empty: [],
  draw: ({ initial, label: _, describedBy: __, ...props }) => (
    <CheckboxGroup {...props} options={options} defaultValue={initial} />
  ),
  read: readChoices,
  value: chosen => chosen,
})
