// Staff move the visit of a request to another time or cancel it, and say why: its applicant reads it.

import type { Request } from '@bawaba/contract/entities/request.ts'
import {
  type AppointmentTime,
  appointmentCode,
  appointmentKind,
  readAppointment,
} from '@bawaba/forms/fields/appointment-code.ts'
import { appointmentStart } from '@bawaba/forms/fields/appointment-start.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import { isEnd } from '@bawaba/forms/workflow/state-kinds.ts'
import { formatDateTime } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useId, useState } from 'react'
import { useCall, useClient } from '../../../client/hooks.tsx'
import { serverNow } from '../../../client/server-clock.ts'
import { select } from '../../../forms/controls/select.tsx'
import { text as line } from '../../../forms/controls/text.tsx'
import { PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { currentOf, named, seenAt, useTake } from '../request/request-data.tsx'
import styles from './visit-form.module.css'
import { visitTexts as messages } from './visit-texts.ts'

type VisitFormProps = { request: Request; onConflict: (current: Request) => void }

/** No other time. */
const cancel = 'none'

/** The visit that is still to come, by its code. */
const visitOf = (form: CompiledService | undefined, { data, statusKind }: Request, now: Date) => {
  const field = form?.filing?.fields.find(({ kind }) => kind.reserves === appointmentKind)
  const code = field && data[field.name]
  const time = typeof code === 'string' ? readAppointment(code) : undefined
  return !isEnd(statusKind) && time && appointmentStart(time) > now ? time : undefined
}

const Fields = ({
  request,
  visit,
  onConflict,
  onSent,
}: VisitFormProps & { visit: AppointmentTime; onSent: () => void }) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const take = useTake()
  const { data } = useCall('GET appointments/:calendar', { params: { calendar: visit.calendar } })
  const options = (data?.days ?? []).flatMap(({ day, hours }) =>
    hours
      .filter(({ free, code }) => free > 0 && code !== appointmentCode(visit))
      .map(({ code, time }) => ({
        value: code,
        label: formatDateTime(language, appointmentStart({ day, time })),
      })),
  )
  const form = usePageForm({
    id: useId(),
    fields: {
      to: {
        label: text(messages.to),
        required: text(messages.toMissing),
        control: select({ options: [{ value: cancel, label: text(messages.none) }, ...options] }),
      },
      reason: {
        label: text(messages.reason),
        hint: text(messages.reasonHint),
        required: text(messages.reasonMissing),
        control: line(),
      },
    },
    leadsTo: 'field',
    failed: text(messages.failed),
    send: ({ to, reason }) =>
      client.call('POST :service/:id/visit', {
        params: named(request),
        headers: seenAt(request),
        body: { reason, ...(to === cancel ? {} : { to }) },
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
      className={styles.form}
      action={text(messages.save)}
      button={{ variant: 'secondary', small: true }}
    />
  )
}

export const VisitForm = ({ form, ...props }: VisitFormProps & { form: CompiledService | undefined }) => {
  const text = useText()
  const language = useLanguage()
  const [now] = useState(serverNow)
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const visit = visitOf(form, props.request, now)
  if (!visit && !isDone) return null
  return (
    <>
      <div className={styles.line}>
        {visit && (
          <>
            <span>{text(messages.visit, { time: formatDateTime(language, appointmentStart(visit)) })}</span>
            <Button
              small
              variant="tertiary"
              icon="calendar"
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(!isOpen)
                setDone(false)
              }}
            >
              {text(messages.change)}
            </Button>
          </>
        )}
        <span role="status">{isDone && text(messages.done)}</span>
      </div>
      {isOpen && visit && (
        <Fields
          {...props}
          visit={visit}
          onSent={() => {
            setOpen(false)
            setDone(true)
          }}
        />
      )}
    </>
  )
}
