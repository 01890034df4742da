// A supervisor says by when the present state of a request should end, and why: both stand in its history.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { cairoDate, endOfCairoDay } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { DateInput } from '@bawaba/ui/controls/date-input.tsx'
import { readDay } from '@bawaba/ui/controls/date-parts.tsx'
import { goToControl } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type SyntheticEvent, useId, useState } from 'react'
import { serverWords } from '../../../client/call-error.ts'
import { useClient } from '../../../client/hooks.tsx'
import { useTooLong } from '../../../dialogs/use-too-long.tsx'
import { caseMessages as messages } from '../request/case-messages.ts'
import { currentOf, named, seenAt, useTake } from '../request/request-data.tsx'
import styles from './assignment.module.css'

type DueFormProps = { request: Request; onConflict: (current: Request) => void }
type Errors = { day?: string | undefined; reason?: string | undefined }
type State = { isSending?: true; failure?: string; message?: string; errors?: Errors }

const partsOf = (instant: string) => {
  const [year, month, day] = cairoDate(new Date(instant))
    .split('-')
    .map(part => String(Number(part)))
  return { year, month, day } as Record<'day' | 'month' | 'year', string>
}

export const DueForm = ({ request, onConflict }: DueFormProps) => {
  const text = useText()
  const id = useId()
  const client = useClient()
  const take = useTake()
  const [isOpen, setOpen] = useState(false)
  const tooLong = useTooLong()
  const [{ isSending, failure, message, errors = {} }, setState] = useState<State>({})
  // What is over has no time that runs.
  if (request.dueAt === null) return null

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const day = readDay(event.currentTarget)
    const reason = String(data.get('reason') ?? '').trim()
    const refused: Errors = {
      day: !day || day < cairoDate(new Date()) ? text(messages.dueDayMissing) : undefined,
      reason: reason === '' ? text(messages.dueReasonMissing) : tooLong(reason, 'dueReason'),
    }
    if (!day || refused.day || refused.reason) {
      setState({ errors: refused })
      goToControl(`${id}-${refused.day ? 'day' : 'reason'}`)
      return
    }
    setState({ isSending: true })
    try {
      const body = { dueAt: endOfCairoDay(day).toISOString(), reason }
      take(
        await client.call('POST :service/:id/due', {
          params: named(request),
          headers: seenAt(request),
          body,
        }),
      )
      setOpen(false)
      setState({ message: text(messages.dueDone) })
    } catch (error) {
      const current = currentOf(error)
      if (current) onConflict(current)
      setState(current ? {} : { failure: serverWords(error) ?? text(messages.failed) })
    }
  }
  return (
    <>
      <div className={styles.line}>
        <Button
          small
          variant="tertiary"
          icon="calendar"
          aria-expanded={isOpen}
          onClick={() => {
            setState({})
            setOpen(is => !is)
          }}
        >
          {text(messages.setDue)}
        </Button>
        <span role="status">{message}</span>
      </div>
      {isOpen && (
        <form className={styles.choice} onSubmit={event => void submit(event)} noValidate>
          <FieldFrame
            frame="group"
            id={`${id}-day`}
            label={text(messages.dueDay)}
            hint={text(messages.dueSeen)}
            error={errors.day}
          >
            <DateInput
              id={`${id}-day`}
              name="due"
              min={cairoDate(new Date())}
              invalid={errors.day !== undefined}
              defaultValue={partsOf(request.dueAt)}
            />
          </FieldFrame>
          <FieldFrame id={`${id}-reason`} label={text(messages.dueReason)} error={errors.reason}>
            <TextInput
              id={`${id}-reason`}
              name="reason"
              autoComplete="off"
              invalid={errors.reason !== undefined}
              describedBy={describedBy(`${id}-reason`, { error: errors.reason })}
            />
          </FieldFrame>
          <Button type="submit" small busy={isSending}>
            {text(messages.setDue)}
          </Button>
        </form>
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}
