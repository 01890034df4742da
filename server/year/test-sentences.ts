// What went wrong in a simulated year, as sentences; and times as people in Cairo read them.

import type { Year } from './test-world.ts'

export const tell = (year: Year, sentence: string): void => {
  if (!year.wrong.includes(sentence)) year.wrong.push(sentence)
}

/** Hours and minutes by Cairo's clock. */
export const clockOf = (at: Date): number => {
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Cairo',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(at)
    .split(':')
    .map(Number)
  return hours + minutes / 60
}
