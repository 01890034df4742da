// A day and a time by Cairo's clock, in the browser's own control. It means an instant, nothing, or no time at all
// where it was left half typed.

import { cairoInstant } from '@bawaba/language/wall-clock.ts'
import { controlClass, describing } from '@bawaba/ui/controls/control.tsx'
import type { Control } from '../fields.ts'

type Typed = { wall: string; isHalf: boolean }

/** As `cairoWall` writes it. */
export const wall = (time: string): Typed => ({ wall: time, isHalf: false })

const invalidTime = new Date(Number.NaN)

export const time = (): Control<Typed, Date | undefined> => ({
  empty: wall(''),
  draw: ({ id, name, initial, invalid, describedBy }) => (
    <input
      id={id}
      name={name}
      type="datetime-local"
      defaultValue={initial.wall}
      className={controlClass({ invalid, width: 'medium' })}
      {...describing({ invalid, describedBy })}
    />
  ),
  read: frame => {
    const box = frame.querySelector('input')
    return { wall: box?.value ?? '', isHalf: box?.validity.badInput ?? false }
  },
  value: ({ wall, isHalf }) => {
    if (isHalf) return invalidTime
    return wall === '' ? undefined : cairoInstant(wall)
  },
})
