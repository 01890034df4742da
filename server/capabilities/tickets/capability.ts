// What this capability contributes to the server: tickets: an opaque bearer of one step of signing in.

import { type Base, defineCapability } from '../../capability.ts'
import { ticketDeletes, ticketsStore } from './store.ts'
import { createTickets } from './tickets.ts'

export const capability = defineCapability({
  name: 'tickets',
  provide: ({ database, clock, random }: Base) => ({
    tickets: createTickets({ store: ticketsStore(database), clock, random }),
  }),
  contribute: ({ database }: Base) => ({ tidies: ticketDeletes(database) }),
})
