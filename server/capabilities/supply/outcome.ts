// What a start does with a definition that its release supplies, decided from the history of the item. Pure.
// A start may be a restart, an upgrade, or an older release that shares the database: only news may change anything.

/** One definition of an item that some start has brought. */
export type SupplyRecord = {
  sha256: string
  /** The newest release that supplied it. */
  release: string
  /** Order in which starts brought the definitions of the item. */
  place: number
  /** Order in which they came into force; null: this one never did. */
  appliedPlace: number | null
  /** The version of the service that it became. */
  version: number | null
  /** What was stored for an item without versions. */
  value: unknown
}
export type Supplied = { sha256: string; release: string }
/** The item as the database has it; `isUntouched`: no user changed it since this record was applied. */
export type CurrentItem = { sha256?: string; isEqual: boolean; isUntouched(applied: SupplyRecord): boolean }

/**
 * `known`: the definition had its turn. `apply`: it comes into force. `waiting`: it is news, but a user changed what is
 * in force. `unaccepted`: it would change who may apply, a fee or a category of a service. `older`: a newer definition was
 * supplied before.
 */
export type SupplyOutcome = 'known' | 'apply' | 'waiting' | 'unaccepted' | 'older'

/** The digest of an item that a release no longer supplies. */
export const absent = 'absent'

const numbersOf = (release: string): number[] =>
  (release.split(/[-+]/)[0] ?? '').split('.').map(part => Number.parseInt(part, 10) || 0)

/** Below 0 if `a` is the older release. A pre-release (1.0.0-rc.1) is older than its release. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)]
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  const [isPreA, isPreB] = [a.includes('-'), b.includes('-')]
  if (isPreA !== isPreB) return isPreA ? -1 : 1
  return isPreA ? a.localeCompare(b, 'en', { numeric: true }) : 0
}

/** The definition that counts as the newest: of the newest release, and of these the one that was brought last. */
export const newestOf = (history: readonly SupplyRecord[]): SupplyRecord | undefined =>
  [...history].sort((a, b) => compareReleases(b.release, a.release) || b.place - a.place)[0]

/** The definition that came into force last. */
export const appliedOf = (history: readonly SupplyRecord[]): SupplyRecord | undefined =>
  history
    .filter(({ appliedPlace }) => appliedPlace !== null)
    .sort((a, b) => (b.appliedPlace ?? 0) - (a.appliedPlace ?? 0))[0]

/**
 * Two builds may share a release number. Of these, a definition that was brought before is the older one: else both
 * would replace each other's at every start. Withdrawing an item and bringing it back is no such case.
 */
function isOlder(history: readonly SupplyRecord[], { sha256, release }: Supplied): boolean {
  const newest = newestOf(history)
  if (!newest || newest.sha256 === sha256) return false
  const order = compareReleases(release, newest.release)
  if (order !== 0) return order < 0
  if (sha256 === absent || newest.sha256 === absent) return false
  return history.some(record => record.sha256 === sha256)
}

export function supplyOutcome(
  history: readonly SupplyRecord[],
  supplied: Supplied,
  current: CurrentItem | undefined,
): SupplyOutcome {
  if (isOlder(history, supplied)) return 'older'
  const applied = appliedOf(history)
  if (!current) return history.length === 0 ? 'apply' : 'known'
  if (current.isEqual) return 'known'
  // It was in force already: whatever is in force now is a user's choice.
  if (newestOf(history)?.sha256 === supplied.sha256 && applied?.sha256 === supplied.sha256) return 'known'
  return applied && current.isUntouched(applied) ? 'apply' : 'waiting'
}
