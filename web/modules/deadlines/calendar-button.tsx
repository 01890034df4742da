// A deadline or a visit as a file for one's own calendar. The file is written here and asks no server.

import type { CalendarEvent } from '@bawaba/contract/calendar-file.ts'
import { Button } from '@bawaba/ui/button.tsx'
import type { ReactNode } from 'react'
import { serverNow } from '../../client/server-clock.ts'

const save = (name: string, file: string): void => {
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export const CalendarButton = ({
  event,
  children,
}: {
  event: Omit<CalendarEvent, 'host'>
  children: ReactNode
}) => {
  const download = async () => {
    const { writeCalendar } = await import('@bawaba/contract/calendar-file.ts')
    save(`${event.id}.ics`, writeCalendar({ ...event, host: location.hostname }, serverNow()))
  }
  return (
    <Button small variant="tertiary" icon="calendar" onClick={() => void download()}>
      {children}
    </Button>
  )
}
