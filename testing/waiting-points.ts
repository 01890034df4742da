// Acceptance points in all, and those whose screen does not exist yet, with what they wait for. A point that has a journey
// is no longer among them.

const counts = { S: 13, L: 9, C: 7, F: 22, K: 6, P: 9, T: 6, A: 7, E: 8, H: 4, I: 14, M: 5, B: 14 }

const numbered = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`)

export const points: string[] = Object.entries(counts).flatMap(([letter, count]) =>
  numbered(letter, 1, count),
)

export const waiting: { ids: string[]; what: string }[] = [
  { ids: ['C5'], what: 'a service that some may not apply for' },
  { ids: ['F22'], what: 'units that are held for a person' },
  { ids: ['P8'], what: 'bills' },
  { ids: numbered('B', 1, 14), what: 'the service builder' },
]
