// Tickets: an opaque bearer of one step of signing in.

import { type Base, defineCapability } from '../../capability.ts'
import { ticketsStore } from './store.ts'
import { createTickets } from './tickets.ts'

export { ticketsStore } from './store.ts'
export { createTickets, type Ticket, type TicketPurpose, type Tickets } from './tickets.ts'

export const capability = defineCapability({
  name: 'tickets',
  provide: ({ database, clock, random }: Base) => ({
    tickets: createTickets({ store: ticketsStore(database), clock, random }),
  }),
})
