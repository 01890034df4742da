// From when and until when an announcement is shown, by Cairo's clock.

import { cairoWall } from '@bawaba/language/index.ts'
import { controlClass, describing } from '@bawaba/ui/controls/control.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import styles from './announcements.module.css'
import { messages } from './messages.ts'
import type { Typed } from './typed.ts'

const ends = [
  { id: 'from', label: messages.from, hint: messages.fromHint },
  { id: 'until', label: messages.until, hint: messages.untilHint },
] as const

export const PeriodFields = ({
  first,
  errorAt,
}: {
  first: Typed
  errorAt: (id: string) => string | undefined
}) => {
  const text = useText()
  return (
    <div className={styles.sides}>
      {ends.map(({ id, label, ...end }) => {
        const error = errorAt(id)
        const hint = text(end.hint)
        const initial = first[id]
        return (
          <FieldFrame key={id} id={id} label={text(label)} hint={hint} error={error} optional>
            <input
              id={id}
              name={id}
              type="datetime-local"
              defaultValue={initial ? cairoWall(initial) : ''}
              className={controlClass({ invalid: error !== undefined, width: 'medium' })}
              {...describing({
                invalid: error !== undefined,
                describedBy: describedBy(id, { hint, error }),
              })}
            />
          </FieldFrame>
        )
      })}
    </div>
  )
}
