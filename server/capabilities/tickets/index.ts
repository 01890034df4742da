// Tickets: an opaque bearer of one step of signing in.

export { ticketsStore } from './store.ts'
export { createTickets, type Ticket, type TicketPurpose, type Tickets } from './tickets.ts'
