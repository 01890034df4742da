// A supervisor says by when the present state of a request should end, and why: both stand in its history.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { endOfCairoDay } from '@bawaba/language/working-days.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useId, useState } from 'react'
import { useClient } from '../../../client/hooks.tsx'
import { useToday } from '../../../client/use-today.tsx'
import { day, partsOf } from '../../../forms/controls/day.tsx'
import { text as line } from '../../../forms/controls/text.tsx'
import { PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { useTooLong } from '../../../modules/dialogs/use-too-long.tsx'
import { caseMessages as messages } from '../request/case-messages.ts'
import { currentOf, named, seenAt, useTake } from '../request/request-data.tsx'
import styles from './assignment.module.css'

type DueFormProps = { request: Request; onConflict: (current: Request) => void }
type DueFieldsProps = DueFormProps & { dueAt: string; onSent: () => void }

const DueFields = ({ request, dueAt, onConflict, onSent }: DueFieldsProps) => {
  const text = useText()
  const client = useClient()
  const take = useTake()
  const tooLong = useTooLong()
  const today = useToday()
  const form = usePageForm({
    id: useId(),
    fields: {
      day: {
        label: text(messages.dueDay),
        hint: text(messages.dueSeen),
        initial: partsOf(cairoDate(new Date(dueAt))),
        required: text(messages.dueDayMissing),
        check: (day: string) => (day < today ? text(messages.dueDayMissing) : undefined),
        control: day({ min: today }),
      },
      reason: {
        label: text(messages.dueReason),
        required: text(messages.dueReasonMissing),
        check: (reason: string) => tooLong(reason, 'dueReason'),
        control: line(),
      },
    },
    leadsTo: 'field',
    failed: text(messages.failed),
    send: ({ day = '', reason }) =>
      client.call('POST :service/:id/due', {
        params: named(request),
        headers: seenAt(request),
        body: { dueAt: endOfCairoDay(day).toISOString(), reason },
      }),
    onSent: changed => {
      onSent()
      return take(changed)
    },
    onConflict: error => {
      const current = currentOf(error)
      if (current) onConflict(current)
      return undefined
    },
  })
  return (
    <PageForm
      form={form}
      className={styles.choice}
      action={text(messages.setDue)}
      button={{ variant: 'secondary', small: true }}
    />
  )
}

export const DueForm = (props: DueFormProps) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const { dueAt } = props.request
  // What is over has no time that runs.
  if (dueAt === null) return null
  const show = (isOpen: boolean, isDone: boolean) => {
    setOpen(isOpen)
    setDone(isDone)
  }
  return (
    <>
      <div className={styles.line}>
        <Button
          small
          variant="tertiary"
          icon="calendar"
          aria-expanded={isOpen}
          onClick={() => show(!isOpen, false)}
        >
          {text(messages.setDue)}
        </Button>
        <span role="status">{isDone && text(messages.dueDone)}</span>
      </div>
      {isOpen && <DueFields {...props} dueAt={dueAt} onSent={() => show(false, true)} />}
    </>
  )
}
