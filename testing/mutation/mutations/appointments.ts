// Faults of appointments and of places that slots reserve: two people at one time, or a door that is closed.

import type { Mutation } from '../mutation.ts'

const folder = 'server/capabilities/appointments'
const offered = [`${folder}/calendar.test.ts`]
const visits = [`${folder}/appointments.api.test.ts`]
const closed = [`${folder}/closed-days.api.test.ts`]
const moved = [`${folder}/clearing.test.ts`]
const slots = ['server/capabilities/requests/slots.api.test.ts']

export const appointments: readonly Mutation[] = [
  {
    title: 'appointments: one person is at two centers at the same time',
    file: 'server/capabilities/reservations/store.ts',
    from: "and split_part(o.code, '/', 2) = split_part(${code}, '/', 2))`",
    to: 'and o.code = ${code})`',
    tests: ['server/capabilities/reservations/elsewhere.api.test.ts'],
  },
  {
    title: 'appointments: a visit that lasts into a closure is offered',
    file: `${folder}/calendar.ts`,
    from: 'start + minutes > minutesOfDay(hours.from)',
    to: 'start + minutes * 0 >= minutesOfDay(hours.from)',
    tests: offered,
  },
  {
    title: 'appointments: the last visit ends after the center has closed',
    file: `${folder}/calendar.ts`,
    from: 'Math.floor((last - first) / calendar.minutes)',
    to: 'Math.ceil((last - first) / calendar.minutes)',
    tests: offered,
  },
  {
    title: 'appointments: times that have passed are offered',
    file: `${folder}/calendar.ts`,
    from: '.filter(time => appointmentStart({ day, time }) > now)',
    to: '.filter(time => appointmentStart({ day, time }) > now || now)',
    tests: offered,
  },
  {
    title: 'appointments: the last day ahead is not offered',
    file: `${folder}/calendar.ts`,
    from: 'length: calendar.daysAhead + 1',
    to: 'length: calendar.daysAhead',
    tests: offered,
  },
  {
    title: 'appointments: a time is held that the calendar does not offer',
    file: `${folder}/appointments.ts`,
    from: "if (!isOffered) throw new Problem('APPOINTMENT_NOT_OFFERED')",
    to: '',
    tests: visits,
  },
  {
    title: 'appointments: staff read the visits of requests that they may not see',
    file: `${folder}/store.ts`,
    from: "or v.freed_because = 'over') and ${admitted}",
    to: "or v.freed_because = 'over') and (${admitted} or true)",
    tests: visits,
  },
  {
    title: 'appointments: all visits of a closed day move to one place',
    file: `${folder}/clearing.ts`,
    from: 'full.set(to, (full.get(to) ?? 0) + 1)',
    to: '',
    tests: moved,
  },
  {
    title: 'appointments: two visits of one person move to the same time',
    file: `${folder}/clearing.ts`,
    from: '!planned.has(`${ownerId} ${timeOf(other)}`),',
    to: 'true,',
    tests: moved,
  },
  {
    title: 'appointments: a visit moves to another hour of the day that is closed',
    file: `${folder}/clearing.ts`,
    from: 'later.filter(offer => offer.day > day)',
    to: 'later.filter(offer => offer.day >= day)',
    tests: moved,
  },
  {
    title: 'appointments: a visit that is to be freed is moved',
    file: `${folder}/clearing.ts`,
    from: "because.get(code)?.visits === 'free' ? []",
    to: 'because.get(code)?.visits === undefined ? []',
    tests: [...moved, ...closed],
  },
  {
    title: 'slots: a request that ends keeps its hours',
    file: 'server/capabilities/hooks/slot-store.ts',
    from: 'kind !== undefined && !keepsPlaces(kind)',
    to: 'kind !== undefined && keepsPlaces(kind) && false',
    tests: slots,
  },
  {
    title: 'slots: a request taken up again has no hours',
    file: 'server/capabilities/requests/slots.ts',
    from: '!keepsPlaces(from) && keepsPlaces(to)',
    to: '!keepsPlaces(from) && !keepsPlaces(to)',
    tests: ['server/capabilities/requests/slots.test.ts'],
  },
  {
    title: 'slots: an hour of which a part is taken looks free',
    file: 'server/capabilities/hooks/slots.ts',
    from: 'placesWith[index]?.some(code => takenPlaces.has(code))',
    to: 'placesWith[index]?.every(code => takenPlaces.has(code))',
    tests: ['server/capabilities/hooks/slots.test.ts'],
  },
  {
    title: 'slots: a refund of one fee frees hours that another one pays for',
    file: 'server/capabilities/payments/settle.ts',
    from: "if (after.status === 'refunded' && !(await store.hasLivePayment(payment.requestId)))",
    to: "if (after.status === 'refunded')",
    tests: ['server/capabilities/payments/receipt-refund.api.test.ts'],
  },
]
