// The files of migrations, NNNN-name.sql, as they stand in the folders of the platform and its programmes.

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type MigrationSource = { name: string; folder: string | URL }
export type Migration = {
  source: string
  name: string
  text: string
  sha256: string
  /** The files, first and last by name, whose work this one does in a new database. */
  replaces?: { first: string; last: string } | undefined
}

const pattern = /^(\d{4})-[a-z0-9-]+\.sql$/
const notAMigration = 'schema.sql'

const replacing = /^-- replaces (\S+) to (\S+)\n/
const readReplaces = (text: string): Migration['replaces'] => {
  const [, first, last] = replacing.exec(text) ?? []
  return first && last ? { first, last } : undefined
}

/** What an operator calls a file. */
export const nameOf = ({ source, name }: Pick<Migration, 'source' | 'name'>): string => `${source}/${name}`

/**
 * The former text, by its hash, of files that were repaired before a release had them. A database that applied it is brought to
 * the same schema by a later file.
 */
const repaired: Readonly<Record<string, string>> = {
  // It dropped a function that servers of 0.7.0 call; 0661 brings it back.
  'platform/0520-hours-of-messages.sql': '90d2fba1b1df1b422ed54a749be41f119dfc70035555c995308621b2cfba9c67',
}
/** Whether a file is the one that was applied with this hash. */
export const isSameFile = (migration: Migration, applied: string): boolean =>
  applied === migration.sha256 || applied === repaired[nameOf(migration)]

/** The files among those applied whose work a migration does. */
export const replacedBy = <Applied extends Pick<Migration, 'source' | 'name'>>(
  { source, replaces }: Pick<Migration, 'source' | 'replaces'>,
  applied: readonly Applied[],
): Applied[] =>
  replaces
    ? applied.filter(
        other => other.source === source && other.name >= replaces.first && other.name <= replaces.last,
      )
    : []

/**
 * Whether a database has what a migration does, from the files that it replaces.
 * Throws for a database that has some of them and not the last.
 */
export const hasReplaced = (
  migration: Migration,
  applied: readonly Pick<Migration, 'source' | 'name'>[],
): boolean => {
  const former = replacedBy(migration, applied)
  if (former.length === 0) return false
  const last = migration.replaces?.last ?? ''
  if (former.some(({ name }) => name === last)) return true
  throw new Error(
    `The database is of a version before 0.7.0: it lacks ${migration.source}/${last}. Upgrade it to 0.7.0 first, then to this version.`,
  )
}

const readSource = async ({ name: source, folder }: MigrationSource): Promise<Migration[]> => {
  const path = typeof folder === 'string' ? folder : fileURLToPath(folder)
  const files = (await readdir(path)).filter(file => file.endsWith('.sql') && file !== notAMigration).sort()
  const numbers = new Set<string>()
  for (const file of files) {
    const number = pattern.exec(file)?.[1]
    // A file that is passed over in silence is a table that is missing later.
    if (!number) throw new Error(`${source}/${file} is not named like 0001-accounts.sql`)
    if (numbers.has(number)) throw new Error(`${source}/${file} bears a number that another file has`)
    numbers.add(number)
  }
  return Promise.all(
    files.map(async name => {
      // Git may check out other line ends on another machine.
      const text = (await readFile(join(path, name), 'utf8')).replaceAll('\r\n', '\n')
      const sha256 = createHash('sha256').update(text).digest('hex')
      return { source, name, text, sha256, replaces: readReplaces(text) }
    }),
  )
}

/** All migrations in the order in which they run. */
export const readMigrations = async (sources: MigrationSource[]): Promise<Migration[]> =>
  (await Promise.all(sources.map(readSource))).flat()
