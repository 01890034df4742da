// The words and bounds of sales, without their schemas: for screens too.

import { minutesOfDay } from '@bawaba/language/time-of-day.ts'

export const saleMethods = ['line', 'draw'] as const
export type SaleMethod = (typeof saleMethods)[number]
/** Of whoever takes a place: an identity that was proved, or one that they typed and that is checked before the contract. */
export const saleVerified = ['typed', 'proved'] as const
export type SaleVerified = (typeof saleVerified)[number]
/** Each of these may reserve nothing but `admitted`. */
export const entryStatuses = ['waiting', 'admitted', 'used', 'missed', 'left'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** When people are called to their turn, by Cairo's clock, unless a sale says otherwise: the hours of ordinary messages. */
export const callHours = { from: '08:00', until: '21:00' } as const

/** The hours of a sale that calls people at any time. */
export const allDay = { from: '00:00', until: '24:00' } as const
const minutesInDay = 24 * 60

/** Whether the hours of calls leave room: an hour, and one whole turn where turns are shorter than a day. */
export const isCallHours = (from: string, until: string, turnMinutes: number): boolean => {
  const room = minutesOfDay(until) - minutesOfDay(from)
  return room >= 60 && (turnMinutes >= minutesInDay || turnMinutes <= room)
}

/** Whether somebody may be called now: their turn also ends within the hours where it is shorter than a day. */
export const isCallTime = (
  minuteOfDay: number,
  { from, until, turnMinutes }: { from: number; until: number; turnMinutes: number },
): boolean => {
  const mayEndAtNight = turnMinutes >= minutesInDay || until - from === minutesInDay
  return minuteOfDay >= from && minuteOfDay + (mayEndAtNight ? 0 : turnMinutes) <= until
}

export const saleBounds = {
  places: { min: 1, max: 10_000 },
  turnMinutes: { min: 5, max: 30 * 24 * 60 },
} as const
