// What the address of the outbox holds.

export type OutboxSearch = { to?: string }
