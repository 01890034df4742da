// The alarm of the day's messages: what was sent against what may be, and how many were refused.

import { Gauge, type Registry } from 'prom-client'

export type MessagesOfDay = { limit: number; taken: () => Promise<number>; refused: () => number }

export const registerMessages = (registry: Registry, { limit, taken, refused }: MessagesOfDay): void => {
  const gauge = (name: string, help: string, read: () => number | Promise<number | undefined>) => {
    const made = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read()
        if (value !== undefined) made.set(value)
      },
    })
  }
  gauge('messages_of_day_limit', 'Codes and reset links that may be sent in a day', () => limit)
  gauge('messages_of_day_refused', 'Those that this process refused: the day was spent', refused)
  // Without the database the other figures are still told.
  gauge('messages_of_day', 'Codes and reset links sent in this day, by all processes', () =>
    taken().catch(() => undefined),
  )
}
