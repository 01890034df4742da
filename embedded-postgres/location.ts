// Where the database of a requested folder really lies. Mostly in that folder. Root's own folders (/root is 0700)
// are closed to the account that runs PostgreSQL: then below /var/lib/bawaba or the temporary folder, under a name
// made from the requested path, so that the data come back on the next start and two checkouts never share any.
import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canEnter, chooseAccount, isRoot, ownerOf } from './account.ts'
import { EmbeddedPostgresError, orAnotherServer } from './problem.ts'
import type { Account } from './processes.ts'

export type Location = {
  /** The folder that holds `data`, the log and, where needed, a copy of the programs. */
  folder: string
  /** PostgreSQL's own data folder. */
  data: string
  account: Account
  /** Whether the data lie elsewhere than asked. */
  sheltered: boolean
  /** Where a copy of the programs may be kept that the account can run, best first. */
  programs: () => string[]
}

/** Folders that root may use in place of an unreachable one, best first. */
const defaultShelters = (): string[] => ['/var/lib/bawaba', join(tmpdir(), 'bawaba')]

const make = (folder: string) => {
  try {
    mkdirSync(folder, { recursive: true })
    return realpathSync(folder)
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The data folder ${folder} cannot be made (${(cause as Error).message}): choose a folder you may write to, ` +
        orAnotherServer,
      { cause },
    )
  }
}

/** In a folder that everybody writes to, somebody may have been there first, with a link or a folder of his own. */
const isTrusted = (shelter: string): boolean => {
  const found = lstatSync(shelter, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === 0 && (found.mode & 0o022) === 0
}

/** The first shelter that is ours alone and that the account can enter. */
const findShelter = (account: Account, shelters: string[]): string => {
  for (const shelter of shelters) {
    try {
      mkdirSync(shelter, { recursive: true })
      if (!isTrusted(shelter)) continue
      chmodSync(shelter, 0o755)
      if (canEnter(account, shelter)) return shelter
    } catch {
      // A read-only or odd file system: the next one may do.
    }
  }
  throw new EmbeddedPostgresError(
    `User "${account?.name}", who runs PostgreSQL for root, can enter none of ${shelters.join(', ')}: ` +
      `start the server as an ordinary user, ${orAnotherServer}`,
  )
}

const shelteredLocation = (requested: string, account: Account, shelters: string[]): Location => {
  const key = createHash('sha256').update(requested).digest('hex').slice(0, 16)
  const known = shelters.find(shelter => isTrusted(shelter) && ownerOf(join(shelter, key, 'data')))
  const folder = make(join(known ?? findShelter(account, shelters), key))
  const data = join(folder, 'data')
  const owner = chooseAccount(data)
  return { folder, data, account: owner, sheltered: true, programs: () => [findShelter(owner, shelters)] }
}

/** Finds (and makes) the place for the requested folder. */
export const findLocation = (requested: string, shelters: string[] = defaultShelters()): Location => {
  const folder = make(resolve(requested))
  const data = join(folder, 'data')
  const account = chooseAccount(data)
  const root = isRoot()
  if (!root || canEnter(account, folder)) {
    const programs = () =>
      root ? [findShelter(account, shelters)] : [folder, join(homedir(), '.cache', 'bawaba')]
    return { folder, data, account, sheltered: false, programs }
  }
  if (!ownerOf(data)) return shelteredLocation(folder, account, shelters)
  // An empty database elsewhere would look like lost data.
  throw new EmbeddedPostgresError(
    `User "${account?.name}" owns the database in ${data} but can no longer reach it: ` +
      'let others pass through the folders above it (chmod o+x), or move it to a folder they can enter.',
  )
}
