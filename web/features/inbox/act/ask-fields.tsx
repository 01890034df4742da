// The fields that an applicant is asked for again, by the steps of the form, and how long they have.

import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useId } from 'react'
import styles from './ask-fields.module.css'
import { askMessages as messages } from './ask-messages.ts'
import type { AskGroup, Asking } from './use-asking.tsx'

const Group = ({ group: { step, fields }, asking }: { group: AskGroup; asking: Asking }) => (
  <fieldset className={styles.group}>
    <legend>{step}</legend>
    <div className={styles.fields}>
      {fields.map(({ name, label }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={asking.chosen.fields.includes(name)}
            onChange={() => asking.toggle(name)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

/** `daysId`: of the box for the time, so that it can be led to. */
export const AskFields = ({ asking, daysId }: { asking: Asking; daysId: string }) => {
  const text = useText()
  const id = useId()
  const error = asking.isRefused ? text(messages.daysRefused, { most: asking.mostDays }) : undefined
  if (asking.groups.length === 0) return null
  return (
    <div className={styles.ask}>
      <fieldset className={styles.all} aria-describedby={`${id}-hint`}>
        <legend>{text(messages.fields)}</legend>
        <p id={`${id}-hint`} className={styles.hint}>
          {text(messages.fieldsHint)}
        </p>
        {asking.groups.map(group => (
          <Group key={group.step} group={group} asking={asking} />
        ))}
      </fieldset>
      <div
        className={styles.days}
        onInput={({ target }) => asking.setDays((target as HTMLInputElement).value)}
      >
        <FieldFrame
          id={daysId}
          label={text(messages.days)}
          hint={text(messages.daysHint, { count: asking.mostDays })}
          error={error}
        >
          <TextInput
            id={daysId}
            name="workingDays"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={asking.chosen.workingDays}
            invalid={error !== undefined}
            describedBy={describedBy(daysId, { hint: true, error })}
          />
        </FieldFrame>
      </div>
    </div>
  )
}
