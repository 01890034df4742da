// One box to tick of a page form, carrying its own label.

import { CheckboxInput } from '@bawaba/ui/controls/checkbox-input.tsx'
import type { Control } from '../fields.ts'

export const checkbox = (): Control<boolean, boolean> => ({
  frame: 'bare',
  empty: false,
  draw: ({ initial, ...props }) => <CheckboxInput {...props} defaultChecked={initial} />,
  read: frame => frame.querySelector('input:checked') !== null,
  value: isTicked => isTicked,
})
