// A database cluster on disk: made once by initdb, with the passwords and the port we reach it by beside it.
// It is made under a passing name and renamed: a start that was cut off leaves no half cluster behind.
import { chown, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownerOf } from './account.ts'
import type { Location } from './location.ts'
import { EmbeddedPostgresError, orAnotherServer } from './problem.ts'
import { type Account, run } from './processes.ts'
import type { Programs } from './programs.ts'

/** How we reach the cluster; kept in the data folder, readable by its owner alone. */
export type Access = { port: number; adminPassword: string; password: string }

/**
 * The superuser, for setting up. `user` owns one database and runs its migrations; the server itself works as
 * `serverUser`, who owns nothing and whose password is new at each start.
 */
export const admin = 'bawaba_admin'
export const user = 'bawaba'
export const serverUser = 'bawaba_server'

const accessFile = 'bawaba-access.json'

const writePrivately = async (file: string, text: string, account: Account) => {
  const passing = `${file}.${process.pid}`
  const handle = await open(passing, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (account) await chown(passing, account.uid, account.gid)
  await rename(passing, file)
  // Windows syncs no folders.
  if (process.platform === 'win32') return
  const folder = await open(dirname(file), 'r')
  await folder.sync().finally(() => folder.close())
}

export const writeAccess = (data: string, access: Access, account: Account): Promise<void> =>
  writePrivately(join(data, accessFile), JSON.stringify(access), account)

export const readAccess = async (data: string): Promise<Access> => {
  try {
    return JSON.parse(await readFile(join(data, accessFile), 'utf8'))
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `${join(data, accessFile)} cannot be read, and without its passwords the database stays closed: ` +
        'bring it back from a backup, or choose another data folder to begin with an empty database.',
      { cause },
    )
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes what starts that were cut off left behind. */
const sweep = async (folder: string) => {
  for (const name of await readdir(folder)) {
    const pid = /^(?:data|password)\.new-(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true })
  }
}

// pg_trgm asks the operating system what a letter is: under plain C no Arabic word has any, and the search finds
// nothing. The names differ between systems; plain C is for those that know none of them.
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C']

const initialise = async (
  { folder, data, account }: Location,
  programs: Programs,
  random: (size: number) => Buffer,
  temporary: boolean,
) => {
  await sweep(folder)
  const passing = `${data}.new-${process.pid}`
  const passwordFile = join(folder, `password.new-${process.pid}`)
  const access = {
    port: 0,
    adminPassword: random(24).toString('base64url'),
    password: random(24).toString('base64url'),
  }
  try {
    await mkdir(passing, { mode: 0o700 })
    if (account) await chown(passing, account.uid, account.gid)
    await writePrivately(passwordFile, access.adminPassword, account)
    const initdb = (characters: string) =>
      run(
        programs.initdb,
        [
          `--pgdata=${passing}`,
          `--username=${admin}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          // The same order of letters on every machine; where Arabic order matters a query names its collation.
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          `--lc-ctype=${characters}`,
          '--no-instructions',
          ...(temporary ? ['--no-sync'] : []),
        ],
        { account },
      )
    let output = ''
    for (const characters of characterTypes) {
      const result = initdb(characters)
      output = result.code === 0 ? '' : result.output
      if (!output) break
    }
    if (output) {
      throw new EmbeddedPostgresError(
        `The database could not be made in ${folder}: ${output}\nSee that the disk has 100 MB free and that the folder can be written to, ${orAnotherServer}`,
      )
    }
    await writeAccess(passing, access, account)
    await rename(passing, data).catch(error => {
      // Another server made it first: then that one counts.
      if (!ownerOf(join(data, 'PG_VERSION'))) throw error
    })
  } finally {
    await rm(passing, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

/** The cluster of a place, made when there is none yet. */
export const openCluster = async (
  location: Location,
  programs: Programs,
  random: (size: number) => Buffer,
  temporary: boolean,
): Promise<Access> => {
  const versionFile = join(location.data, 'PG_VERSION')
  if (!ownerOf(versionFile)) await initialise(location, programs, random, temporary)
  const written = (await readFile(versionFile, 'utf8')).trim()
  const ours = /\d+/.exec(run(programs.postgres, ['--version'], { account: location.account }).output)?.[0]
  if (written !== ours) {
    throw new EmbeddedPostgresError(
      `The database in ${location.data} was made by PostgreSQL ${written}; this version of Bawaba brings ${ours}. ` +
        'Dump it with the former version and restore it into a new data folder (docs/operations).',
    )
  }
  return readAccess(location.data)
}
