// Who runs PostgreSQL. It refuses to run as root, so root lends it to another user: the one who already owns
// the data, else `postgres`, else `nobody`. An ordinary user runs it himself.
import { type Stats, statSync } from 'node:fs'
import { EmbeddedPostgresError, orAnotherServer } from './problem.ts'
import { type Account, run } from './processes.ts'

export const isRoot = (): boolean => process.getuid?.() === 0

/** The owner of a file or folder; undefined when there is none. */
export const ownerOf = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false })

const lookUp = (nameOrId: string): Account => {
  const [name, uid, gid] = ['-un', '-u', '-g'].map(flag => run('id', [flag, nameOrId]))
  if (name?.code !== 0 || uid?.code !== 0 || gid?.code !== 0 || Number(uid.output) === 0) return undefined
  return { name: name.output, uid: Number(uid.output), gid: Number(gid.output) }
}

/**
 * The account for a data folder that may not exist yet.
 * Throws when the data belong to somebody under whose name we cannot run.
 */
export const chooseAccount = (data: string): Account => {
  const owner = ownerOf(data)
  if (!isRoot()) {
    if (!owner || process.getuid === undefined || owner.uid === process.getuid()) return undefined
    throw new EmbeddedPostgresError(
      `The database in ${data} belongs to user id ${owner.uid}: start the server as that user or as root, ` +
        `choose another data folder, ${orAnotherServer}`,
    )
  }
  const account = owner ? lookUp(`${owner.uid}`) : (lookUp('postgres') ?? lookUp('nobody'))
  if (account) return account
  throw new EmbeddedPostgresError(
    owner
      ? `The database in ${data} belongs to user id ${owner.uid}, who has no account here: create it, ${orAnotherServer}`
      : `PostgreSQL refuses to run as root and there is neither a user "postgres" nor "nobody": create one ` +
          `(useradd --system postgres), start the server as an ordinary user, ${orAnotherServer}`,
  )
}

/** Whether the account gets into a folder (every folder above it must let it pass too). */
export const canEnter = (account: Account, folder: string): boolean =>
  account === undefined || run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { account }).code === 0
