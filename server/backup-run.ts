// What `npm run backup` and `npm run restore` do, with the settings of the server.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type BackupCommand,
  backupHelp,
  type RestoreCommand,
  readBackupCommand,
  readRestoreCommand,
  restoreHelp,
} from './backup-command.ts'
import { keysForRestore, portalKeys } from './backup-keys.ts'
import { headsFolder } from './capabilities/audit/index.ts'
import {
  backupStore,
  type Comparison,
  compareFolder,
  compareWith,
  keysIn,
  type Manifest,
  readManifest,
  restoreBackup,
  takeBackup,
} from './capabilities/backup/index.ts'
import { keysStore, missingKeys } from './capabilities/keys/index.ts'
import { type Config, readConfig } from './config.ts'
import { migrationSources, openDatabase } from './database.ts'
import { openSession, type Session } from './platform/database/index.ts'
import type { Keys } from './platform/keys.ts'
import { chooseProgrammes, installed } from './programmes.ts'
import { portalStorage } from './storage.ts'

export type Terminal = {
  environment: NodeJS.ProcessEnv
  say: (line: string) => void
  /** Where a refusal of the command itself goes. */
  complain: (line: string) => void
}
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** npm runs from the root: paths are meant from where it was called. */
const folderOf = (path: string, { environment }: Terminal): string =>
  resolve(environment.INIT_CWD ?? process.cwd(), path)

const notAllowed = '42501'
/** Lends a connection to the database of the settings, as it is: nothing is migrated. */
const withSession = async <Result>(
  config: Config,
  name: string,
  use: (session: Session) => Promise<Result>,
) => {
  const quiet = { report: () => undefined, log: () => undefined, isUnsafe: true }
  const opened = await openDatabase(config, chooseProgrammes(config), {
    ...quiet,
    isOwner: true,
    isMigrated: false,
  })
  try {
    const session = await openSession(opened.url, name)
    try {
      return await use(session)
    } catch (error) {
      if ((error as { code?: string }).code !== notAllowed) throw error
      throw new Error(
        `${(error as Error).message}: this needs the role that owns the tables, in MIGRATION_DATABASE_URL (docs/operations/backup.md).`,
      )
    } finally {
      await session.close()
    }
  } finally {
    await opened.close()
  }
}

/** Prints a comparison; answers whether nothing differs. */
const tell = ({ differences, audit, sound, notes }: Comparison, { say }: Terminal): boolean => {
  for (const line of sound) say(`✔ ${line}`)
  for (const line of [...differences, ...audit]) say(`✖ ${line}`)
  for (const line of notes) say(`  ${line}`)
  return differences.length + audit.length === 0
}

const rowsIn = ({ tables }: Manifest): number => tables.reduce((rows, table) => rows + table.rows, 0)
const keyWords = ({ keys }: Manifest): string =>
  keys.held.length > 0
    ? `The keys are in it (${keys.held.map(({ name }) => name).join(', ')}): whoever has the folder reads everything.`
    : `The keys are NOT in it: keep elsewhere the secret with the fingerprint ${keys.secret} and the keys ${[...keys.sealing, keys.index].join(', ')}. Without them what is sealed is lost.`

/** Keys that the database depends on and that no backup can hold, because they are not here. */
const lackingKeys = async (session: Session, { tables }: Manifest, keys: Keys): Promise<string[]> => {
  // A version before 0.5.1 has no such table.
  if (!tables.some(({ name }) => name === 'sealing_keys')) return []
  const missing = await missingKeys(keysStore(session), keys)
  return missing.map(
    ({ id }) =>
      `The database depends on the key ${id}, which is not in ${keys.source} and not in the backup.`,
  )
}

/** For monitoring; a backup is no worse where the database does not take it. */
const noteBackup = (session: Session, takenAt: Date, { say }: Terminal) =>
  backupStore(session)
    .note(takenAt)
    .catch((error: Error) => say(`  The age of this backup is not in the figures: ${error.message}`))

const take = async (
  { folder, withKeys }: Extract<BackupCommand, { act: 'take' }>,
  config: Config,
  terminal: Terminal,
): Promise<boolean> => {
  const keys = portalKeys(config)
  const { manifest, problems } = await withSession(config, 'bawaba-backup', async session => {
    const takenAt = new Date()
    const backup = await takeBackup(
      {
        session,
        storage: portalStorage(config),
        keys,
        version,
        clock: () => new Date(),
        heads: { folder: headsFolder(config.DATA_FOLDER), secret: keys.secret },
        report: terminal.say,
      },
      folder,
      withKeys,
    )
    const problems = [...backup.problems, ...(await lackingKeys(session, backup.manifest, keys.keys))]
    if (problems.length === 0) await noteBackup(session, takenAt, terminal)
    return { ...backup, problems }
  })
  terminal.say(
    `${folder}: ${rowsIn(manifest)} rows of ${manifest.tables.length} tables, ${manifest.files.count} files, ${manifest.heads.length} signed heads.`,
  )
  terminal.say(keyWords(manifest))
  return tell({ differences: problems, audit: [], sound: [], notes: [] }, terminal)
}

const runBackup = async (
  command: Exclude<BackupCommand, { act: 'help' }>,
  config: Config,
  terminal: Terminal,
): Promise<boolean> => {
  const folder = folderOf(command.folder, terminal)
  return command.act === 'take'
    ? take({ ...command, folder }, config, terminal)
    : tell(await compareFolder(folder, await readManifest(folder)), terminal)
}

const restoredText = (folder: string, skipped: number, { audit }: Comparison): string =>
  [
    `Restored from ${folder}.`,
    ...(audit.length > 0 ? ['The audit was broken already when the backup was taken.'] : []),
    skipped > 0
      ? `Numbers of requests and payments go on ${skipped} further: those given out after the backup are given to nobody else.`
      : 'Numbers of requests and payments that were given out after the backup will be given out again.',
  ].join(' ')

const runRestore = async (
  command: Exclude<RestoreCommand, { act: 'help' }>,
  config: Config,
  terminal: Terminal,
): Promise<boolean> => {
  const folder = folderOf(command.folder, terminal)
  const manifest = await readManifest(folder)
  // A backup that is damaged is neither restored nor a measure of anything.
  if (!tell(await compareFolder(folder, manifest), terminal)) return false
  const keys = keysForRestore(config, manifest, await keysIn(folder, manifest))
  const storage = portalStorage(config)
  const { secret } = keys
  const comparison = await withSession(config, 'bawaba-restore', session =>
    command.act === 'verify'
      ? compareWith({ session, storage, secret }, folder, manifest)
      : restoreBackup(
          {
            session,
            storage,
            secret,
            skippedNumbers: command.skippedNumbers,
            clock: () => new Date(),
            report: terminal.say,
            headsFolder: headsFolder(config.DATA_FOLDER),
            sources: migrationSources(installed),
          },
          folder,
          manifest,
          keys.place,
        ),
  )
  const isSound = tell(comparison, terminal)
  if (command.act === 'restore')
    terminal.say(
      comparison.differences.length === 0
        ? restoredText(folder, command.skippedNumbers, comparison)
        : 'Nothing was restored: the database is empty as before.',
    )
  if (keys.wanting) terminal.say(keys.wanting)
  return isSound
}

const commands = {
  backup: { help: backupHelp, read: readBackupCommand, run: runBackup },
  restore: { help: restoreHelp, read: readRestoreCommand, run: runRestore },
} as const

/** Runs a command; answers its exit code. */
export const runCommand = async (
  name: keyof typeof commands,
  words: readonly string[],
  terminal: Terminal,
): Promise<number> => {
  const { help, read, run } = commands[name]
  try {
    const command = read(words)
    if (command.act !== 'help')
      return (await run(command as never, readConfig(terminal.environment), terminal)) ? 0 : 1
    terminal.say(help)
    return 0
  } catch (error) {
    terminal.complain((error as Error).message)
    return 1
  }
}
