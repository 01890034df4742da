// What happens in a year and when: acts of people, and stretches in which something is away. Pure.

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
type Random = () => number

export type Plan = { at: number; act: () => Promise<void>; needsPortal: boolean }

/** Plans in the order of their times; those of one time in the order in which they were made. */
export const createAgenda = () => {
  const plans: Plan[] = []
  return {
    add: (plan: Plan): void => {
      const before = plans.findLastIndex(({ at }) => at <= plan.at)
      plans.splice(before + 1, 0, plan)
    },
    next: (): number => plans[0]?.at ?? Number.POSITIVE_INFINITY,
    /** Takes the first out if its time has come. */
    take: (now: number): Plan | undefined => (plans[0] && plans[0].at <= now ? plans.shift() : undefined),
    count: () => plans.length,
  }
}
export type Agenda = ReturnType<typeof createAgenda>

export type Away = 'portal' | 'closed' | 'sms' | 'gateway' | 'utility'
export type Stretch = { what: Away; from: number; until: number }

/** How often in a year each is away, and for how long at least and at most. */
const drawn: readonly (readonly [Away, number, number, number])[] = [
  ['portal', 10, 6 * minute, 9 * hour],
  ['portal', 2, day, 4 * day],
  ['closed', 5, 20 * minute, 8 * hour],
  ['sms', 5, hour, 2 * day],
  ['gateway', 5, 10 * minute, day],
  ['utility', 4, hour, 2 * day],
]

/** Stretches between two moments, by their beginning; of one sort none begins before another has ended. */
export const drawStretches = (random: Random, from: number, until: number): Stretch[] => {
  const all: Stretch[] = []
  for (const [what, count, least, most] of drawn)
    for (let index = 0; index < count; index++) {
      const at = from + Math.floor(random() * (until - from))
      const stretch = { what, from: at, until: at + Math.floor(least + random() * (most - least)) }
      const isFree = all.every(
        other =>
          other.until + hour < stretch.from ||
          other.from - hour > stretch.until ||
          ![what, 'portal', 'closed'].includes(other.what),
      )
      if (isFree) all.push(stretch)
    }
  return all.sort((a, b) => a.from - b.from)
}

/** Milliseconds of a time span that lie in none of the stretches in which nobody could use the portal. */
export const openMs = (stretches: readonly Stretch[], from: number, until: number): number =>
  stretches
    .filter(({ what }) => what === 'portal' || what === 'closed')
    .reduce(
      (left, stretch) => left - Math.max(0, Math.min(stretch.until, until) - Math.max(stretch.from, from)),
      until - from,
    )
