// A calendar file (RFC 5545) with one event: a deadline or a visit. Times are instants in UTC, which every calendar shows by its
// own clock. The same thing has the same UID, and what is written later has a higher sequence: a second download updates it.

import { stripBidi } from '@bawaba/language/index.ts'

export type CalendarEvent = {
  /** Tells the event apart from all others, for ever: `REQ-2026-000046-4.deadline`. */
  id: string
  /** Where the portal is: part of the UID. */
  host: string
  title: string
  text: string
  url: string
  start: Date
  end: Date
  place?: string | undefined
  /** How long before the start its owner is reminded. */
  remindMinutes: number
  /** Time that is only marked; a visit is busy time. */
  isFree: boolean
}

/** `20261127T084200Z`. */
const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll('-', '').replaceAll(':', '')}Z`

/** A text value: section 3.3.11. Other control characters are not allowed in one. */
export const escapeText = (text: string): string =>
  [...stripBidi(text.replace(/\r\n?/g, '\n'))]
    .filter(character => character === '\n' || (character >= ' ' && character !== '\u007f'))
    .join('')
    .replace(/[\\;,]/g, found => `\\${found}`)
    .replace(/\n/g, '\\n')

const most = 75

/** Lines of at most 75 octets, none of which ends within a character: section 3.1. */
export const foldLine = (line: string): string => {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > most) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** Seconds since 2020: what is written later is newer. */
const sequenceOf = (now: Date): number => Math.max(0, Math.floor((now.getTime() - Date.UTC(2020, 0)) / 1000))

export const writeCalendar = (event: CalendarEvent, now: Date): string => {
  const { id, host, title, text, url, start, end, place, remindMinutes, isFree } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bawaba//Calendar//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(`${id}@${host}`)}`,
    `SEQUENCE:${sequenceOf(now)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${url}`,
    `TRANSP:${isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${remindMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${foldLine(line)}\r\n`).join('')
}
