// Choosing an appointment: a center, a day, then a time, each with its free places as they are now. What is chosen is held at
// once.

import { appointmentKind, readAppointment } from '@bawaba/forms/fields/appointment-code.ts'
import { appointmentStart } from '@bawaba/forms/fields/appointment-start.ts'
import type { AppointmentsProps } from '@bawaba/forms/react/ports.tsx'
import { formatTime, formatWeekday, type Language, t } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useEffect, useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { useLiveRefresh } from '../../client/use-live.tsx'
import { useRead } from '../../client/use-read.tsx'
import { PendingPart } from '../../shell/pending.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { useHold } from '../reservations/use-hold.tsx'
import styles from './appointments.module.css'
import { type Chip, ChoiceChips } from './choice-chips.tsx'
import { ClosureNotices } from './closure-notices.tsx'
import { HoldNotice } from './hold-notice.tsx'
import { messages } from './messages.ts'

const chipOf = (language: Language, value: string, label: string, free: number): Chip => ({
  value,
  label,
  isFull: free === 0,
  note: free === 0 ? messages.full[language] : t(language, messages.free, { count: free }),
})

export const AppointmentPicker = (props: AppointmentsProps & { isNew: boolean }) => {
  const { id, name, centers, readOnly, describedBy, onChoose, isNew } = props
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const [code, setCode] = useState(props.chosen)
  const chosen = readAppointment(code)
  const [center, setCenter] = useState(
    chosen?.calendar ?? (centers.length === 1 ? centers[0]?.value : undefined),
  )
  const [day, setDay] = useState(chosen?.day)
  const [hold, take] = useHold(appointmentKind)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a draft had chosen is held once, as the form opens
  useEffect(() => {
    if (isNew && chosen) take(code)
  }, [])
  const query = useRead({
    ...callQuery(client, 'GET appointments/:calendar', { params: { calendar: center ?? '' } }),
    enabled: center !== undefined,
    refetchOnMount: 'always',
  })
  const { data, error, refetch } = query
  useLiveRefresh(
    event => event.kind === 'reservable' && event.of === appointmentKind,
    () => void (center && refetch()),
  )
  const hours = data?.days.find(one => one.day === day)?.hours
  return (
    <div className={styles.picker}>
      {centers.length > 1 && (
        <ChoiceChips
          id={id}
          name={`${name}-center`}
          legend={text(messages.center)}
          describedBy={describedBy}
          readOnly={readOnly}
          chosen={center}
          chips={centers.map(({ value, label, unavailable, hint }) => ({
            value,
            label,
            note: unavailable ?? hint ?? '',
            isFull: unavailable !== undefined,
          }))}
          onChoose={value => {
            setCenter(value)
            setDay(undefined)
          }}
        />
      )}
      {error && !data && <ReadFailure what={messages.appointments} error={error} onAgain={refetch} />}
      {center !== undefined && !data && !error && <PendingPart />}
      <ClosureNotices closures={data?.closures} />
      {data?.days.length === 0 && <Notice>{text(messages.none)}</Notice>}
      {data && data.days.length > 0 && (
        <ChoiceChips
          id={centers.length > 1 ? `${id}-day` : id}
          name={`${name}-day`}
          legend={text(messages.day)}
          readOnly={readOnly}
          chosen={day}
          chips={data.days.map(one =>
            chipOf(
              language,
              one.day,
              formatWeekday(language, one.day),
              one.hours.reduce((sum, { free }) => sum + free, 0),
            ),
          )}
          onChoose={setDay}
        />
      )}
      {hours && (
        <ChoiceChips
          id={`${id}-time`}
          name={`${name}-time`}
          legend={text(messages.time)}
          readOnly={readOnly}
          chosen={code}
          chips={hours.map(one =>
            chipOf(
              language,
              one.code,
              formatTime(language, appointmentStart({ day: day ?? '', time: one.time })),
              one.free,
            ),
          )}
          onChoose={value => {
            setCode(value)
            onChoose(value)
            take(value)
          }}
        />
      )}
      <HoldNotice hold={hold} onAgain={take} />
    </div>
  )
}
