// Rooms that readers of the story book, at an hour that is free.

import type { StoryAnswers } from '@bawaba/contract/story.ts'

const halls = ['SMALL', 'MIDDLE', 'LARGE'] as const

/** As the service's own calendar has it: on each day one hour of a room is taken (hooks/fieldHandler). */
const freeHour = (hall: (typeof halls)[number], day: string): string =>
  (Number(day.slice(8)) + halls.indexOf(hall)) % 4 === 0 ? '13:00' : '10:00'

type Booking = {
  title: string
  key: string
  from: number
  until: number
  hall?: 'SMALL' | 'LARGE'
  people?: number
}

/** `from` and `until` are days from the moment it is sent; no two bookings of a hall may meet, on whatever day the demo starts. */
export const room =
  ({ title, key, from, until, hall = 'SMALL', people = 8 }: Booking): StoryAnswers =>
  ({ date }) => ({
    title,
    purpose: 'CLUB',
    people,
    needs: ['SCREEN'],
    hall,
    days: { from: date(from), to: date(until) },
    time: { hour: freeHour(hall, date(from)), key },
    earlier: false,
    rules: true,
  })
