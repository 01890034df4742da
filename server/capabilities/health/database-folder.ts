// The folder of the database's files, whose disk this machine can ask for its room.

import type { Base } from '../../capability.ts'
import { loopback } from '../../config.ts'
import { healthStore } from './store.ts'

/** Undefined where the database is elsewhere, or keeps to itself where its files are. */
export async function databaseFolder({
  config,
  database,
}: Pick<Base, 'config' | 'database'>): Promise<string | undefined> {
  // The embedded one.
  if (config.DATABASE_URL === '') return config.DATA_FOLDER
  const { hostname, searchParams } = new URL(config.DATABASE_URL)
  const host = hostname || searchParams.get('host') || 'localhost'
  // A socket is a path.
  if (!loopback.has(host) && !host.startsWith('/') && !host.startsWith('%2F')) return undefined
  return (await healthStore(database).dataDirectory()) ?? undefined
}
