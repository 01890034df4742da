// What the address of the outbox holds.

export type OutboxSearch = { to?: string }

export const readOutboxSearch = ({ to }: Record<string, unknown>): OutboxSearch => {
  const text = typeof to === 'string' || typeof to === 'number' ? String(to).trim().slice(0, 128) : ''
  return text === '' ? {} : { to: text }
}
