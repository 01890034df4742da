// Appointments at centers: programmes bring their calendars.

export { publishCalendars } from './appointments.ts'
export { appointmentsStore } from './store.ts'
