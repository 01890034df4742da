// Appointments at centers: programmes bring their calendars.

export { publishCalendars } from './appointments.ts'
