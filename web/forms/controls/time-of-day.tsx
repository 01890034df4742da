// A time of day, in the browser's own control: `22:30`, or nothing where it was left half typed.

import { controlClass, describing } from '@bawaba/ui/controls/control.tsx'
import type { Control } from '../fields.ts'

export const timeOfDay = (): Control<string, string> => ({
  empty: '',
  draw: ({ id, name, initial, invalid, describedBy }) => (
    <input
      id={id}
      name={name}
      type="time"
      defaultValue={initial}
      className={controlClass({ invalid, width: 'short' })}
      {...describing({ invalid, describedBy })}
    />
  ),
  read: frame => frame.querySelector('input')?.value ?? '',
  value: time => time,
})
