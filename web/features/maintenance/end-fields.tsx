// When the portal is to open again: after so long, at a day and a time, or nobody knows.

import { controlClass, describing } from '@bawaba/ui/controls/control.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { messages } from './messages.ts'

const durations = [15, 30, 60, 120, 240, 480, 1440]
/** The choice that asks for a day and a time. */
export const atTime = 'at'

export const EndFields = ({ error }: { error: string | undefined }) => {
  const text = useText()
  const [isAt, setAt] = useState(false)
  const lastsLabel = (minutes: number) =>
    minutes < 60
      ? text(messages.forMinutes, { count: minutes })
      : text(messages.forHours, { count: minutes / 60 })
  const hint = text(messages.endHint)
  return (
    <>
      <div onInput={event => setAt((event.target as HTMLSelectElement).value === atTime)}>
        <FieldFrame id="lasts" label={text(messages.duration)}>
          <SelectInput
            id="lasts"
            name="lasts"
            width="medium"
            defaultValue="60"
            placeholder={text(messages.durationUnknown)}
            options={[
              ...durations.map(minutes => ({ value: String(minutes), label: lastsLabel(minutes) })),
              { value: atTime, label: text(messages.untilTime) },
            ]}
          />
        </FieldFrame>
      </div>
      {isAt && (
        <FieldFrame id="end" label={text(messages.end)} hint={hint} error={error}>
          <input
            id="end"
            name="end"
            type="datetime-local"
            className={controlClass({ invalid: error !== undefined, width: 'medium' })}
            {...describing({
              invalid: error !== undefined,
              describedBy: describedBy('end', { hint, error }),
            })}
          />
        </FieldFrame>
      )}
    </>
  )
}
