// Readings of one thing that may overtake each other: what a server holds in memory never goes back to an older one.

/**
 * Gives the way to read again. Once its promise is fulfilled, what was applied was read after the call: a reading is
 * dropped only where one that began later has been applied already.
 */
export const latestReading = <Found>(read: () => Promise<Found>, apply: (found: Found) => void) => {
  let begun = 0
  let applied = 0
  return async (): Promise<void> => {
    begun += 1
    const mine = begun
    const found = await read()
    if (mine < applied) return
    applied = mine
    apply(found)
  }
}
