// What to look for besides a person: an area, an event, days.

import { auditKinds, auditStreams } from '@bawaba/contract/audit-kinds.ts'
import { isPlainDate, normaliseDigits } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import styles from './audit.module.css'
import { messages } from './messages.ts'
import { type AuditSearch, readAuditSearch } from './search.ts'

const days = ['from', 'to'] as const

export const Filters = ({ search }: { search: AuditSearch }) => {
  const text = useText()
  const navigate = useNavigate()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const word = (name: string) => normaliseDigits(String(data.get(name) ?? '')).trim()
    const errors = days.filter(name => word(name) !== '' && !isPlainDate(word(name)))
    setWrong(errors)
    if (errors.length > 0) return
    const chosen = { stream: word('stream'), kind: word('kind'), from: word('from'), to: word('to') }
    void navigate({
      to: '.',
      search: readAuditSearch({ ...chosen, person: search.person }),
      resetScroll: false,
    })
  }
  const options = (texts: Record<string, { ar: string; en: string }>) =>
    Object.entries(texts).map(([value, label]) => ({ value, label: text(label) }))
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={submit}>
      <FieldFrame id="stream" label={text(messages.stream)}>
        <SelectInput
          id="stream"
          name="stream"
          defaultValue={search.stream}
          placeholder={text(messages.any)}
          options={options(auditStreams)}
        />
      </FieldFrame>
      <FieldFrame id="kind" label={text(messages.kind)}>
        <SelectInput
          id="kind"
          name="kind"
          defaultValue={search.kind}
          placeholder={text(messages.any)}
          options={options(auditKinds)}
        />
      </FieldFrame>
      {days.map(name => {
        const error = wrong.includes(name) ? text(messages.dayWrong) : undefined
        const hint = text(messages.dayHint)
        return (
          <FieldFrame key={name} id={name} label={text(messages[name])} hint={hint} error={error}>
            <TextInput
              id={name}
              name={name}
              latin
              inputMode="numeric"
              autoComplete="off"
              defaultValue={search[name]}
              invalid={error !== undefined}
              describedBy={describedBy(name, { hint, error })}
            />
          </FieldFrame>
        )
      })}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" icon="filter">
          {text(messages.apply)}
        </Button>
        {Object.keys(search).length > 0 && (
          <Button onClick={() => void navigate({ to: '.', search: {}, resetScroll: false })}>
            {text(messages.clear)}
          </Button>
        )}
      </div>
    </form>
  )
}
