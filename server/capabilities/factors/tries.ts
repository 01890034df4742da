// Guesses at the second step, whatever the method: so few in so long for one person.

export const tries = {
  subject: (accountId: string): string => `second factor ${accountId}`,
  budget: { limit: 5, windowMs: 15 * 60_000 },
} as const
