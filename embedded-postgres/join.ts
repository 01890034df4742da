// Uses the PostgreSQL of a server that runs over the same data folder, and starts one where none does: for commands
// that are run beside a server. What belongs to another is never stopped.

import { join as joinPath } from 'node:path'
import { ownerOf } from './account.ts'
import { readAccess, user } from './cluster.ts'
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index.ts'
import { findLocation } from './location.ts'
import { connectAdmin, takeOwnership } from './owner.ts'
import { findPostmaster } from './postmaster.ts'

/** The address of a PostgreSQL that a living server owns. */
const findOwned = async (folder: string, shelters?: string[]): Promise<string | undefined> => {
  const { data } = findLocation(folder, shelters)
  if (!ownerOf(joinPath(data, 'PG_VERSION'))) return undefined
  const { running } = await findPostmaster(data)
  if (!running) return undefined
  const access = await readAccess(data)
  const client = await connectAdmin(access, running.port).catch(() => undefined)
  try {
    const isOrphan = !client || (await takeOwnership(client))
    return isOrphan ? undefined : `postgres://${user}:${access.password}@127.0.0.1:${running.port}/${user}`
  } finally {
    await client?.end().catch(() => undefined)
  }
}

export const joinEmbeddedPostgres = async (
  options: EmbeddedPostgresOptions,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'> & Partial<EmbeddedPostgres>> => {
  const url = await findOwned(options.folder, options.shelters)
  return url === undefined ? startEmbeddedPostgres(options) : { url, stop: async () => undefined }
}
