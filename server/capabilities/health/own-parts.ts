// What every portal relies on, whatever its settings: the database, the store of files, room for what is on its way.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemotePart } from '../../capability.ts'
import { type Database, holderLine, lockHolders } from '../../platform/database/index.ts'
import { writeDurably } from '../../platform/durable.ts'
import type { Storage } from '../../platform/storage/index.ts'

/** A folder that takes a file: not full, and not read-only. */
const takesFile = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'bawaba-check-'))
  try {
    await writeDurably(join(folder, 'file'), 'a line')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const assertNoHolder = async (database: Database): Promise<void> => {
  const [first, ...others] = await lockHolders(database)
  if (first) throw new Error([first, ...others].slice(0, 3).map(holderLine).join('; '))
}

export const ownParts = ({
  database,
  storage,
}: {
  database: Database
  storage: Storage
}): readonly RemotePart[] => [
  { name: 'database', attempt: () => database.ping() },
  { name: 'locks', attempt: () => assertNoHolder(database) },
  { name: 'storage', attempt: () => storage.check() },
  { name: 'temporary folder', attempt: takesFile },
]
