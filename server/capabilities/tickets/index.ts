// Tickets: an opaque bearer of one step of signing in.

export type { Ticket, TicketPurpose, Tickets } from './tickets.ts'
