// How many files and connections this process can have open at once.

import { readdirSync, readFileSync } from 'node:fs'

/** What a server needs besides its callers: database, files under way, log, worker threads, what libraries open. */
const own = 128

/** The limit of open files by the text of /proc/self/limits; undefined where it names none. */
export const openFilesOf = (limits: string): number | undefined => {
  const [, soft] = /^Max open files\s+(\d+)\s/m.exec(limits) ?? []
  return soft === undefined ? undefined : Number(soft)
}

const readLimits = (): string => {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    // Not Linux: nothing is known, and nothing lowered.
    return ''
  }
}

/** How many more files and connections this process could open; undefined where the system does not say. */
export const descriptorsLeft = (): number | undefined => {
  const most = openFilesOf(readLimits())
  try {
    return most === undefined ? undefined : most - readdirSync('/proc/self/fd').length
  } catch {
    return undefined
  }
}

/**
 * So many connections that the process keeps what it needs itself: one that runs out of descriptors ends by an error in a
 * timer of a library.
 * @param wished by the settings
 */
export const affordableConnections = (wished: number, limits = readLimits()): number => {
  const most = openFilesOf(limits)
  return most === undefined ? wished : Math.min(wished, Math.max(most - own, Math.floor(most / 2)))
}
