// What `npm run backup` and `npm run restore` are told. Pure.

import { asksForHelp, readWords } from './platform/command-words.ts'

export type BackupCommand =
  | { act: 'help' }
  | { act: 'take'; folder: string; withKeys: boolean }
  | { act: 'check'; folder: string }
export type RestoreCommand =
  | { act: 'help' }
  | { act: 'verify'; folder: string }
  /** How many numbers of each sequence are left out: some of them were given out after the backup. */
  | { act: 'restore'; folder: string; skippedNumbers: number }

export const backupHelp = `A backup of the whole portal, taken while it runs

  npm run backup -- FOLDER [--without-keys]
      Copies the database (one snapshot), the files, the signed heads of the audit and the keys into FOLDER, which is
      made and must be empty. Give it the same settings as the server. Ends with 1 where something could not be read
      as it was stored.
      --without-keys  leaves the secret and the keys out, to be kept apart. Without them sealed answers are lost.

  npm run backup -- FOLDER --check
      Reads a backup again and names what is not as it was written.`

export const restoreHelp = `A backup read back

  npm run restore -- FOLDER [--skip=NUMBER]
      Restores into an empty database, an empty file storage and an empty DATA_FOLDER, as the settings name them, and
      compares. Where anything differs nothing is restored. Start the server afterwards.
      --skip=NUMBER  how many numbers of requests and payments are left out, 100000 if not given: those given out after
                     the backup was taken are on papers that people have, and nobody else may get them. More than the
                     portal gives out from one backup to the next.

  npm run restore -- FOLDER --verify
      Restores nothing. Compares the portal that the settings name with the backup: rows, files, hashes and the chains
      of the audit. Ends with 1 and names what differs. What has happened since the backup differs too.`

/** The one folder of a command. Throws a sentence where it is missing or not alone. */
const folderIn = (name: string, [folder, another]: readonly string[]): string => {
  if (folder === undefined) throw new Error(`Which folder? npm run ${name} -- FOLDER`)
  if (another !== undefined) throw new Error(`One folder is enough: ${folder}, and not ${another} too.`)
  return folder
}

export const readBackupCommand = (words: readonly string[]): BackupCommand => {
  if (asksForHelp(words)) return { act: 'help' }
  const { rest, options } = readWords('backup', words, { 'without-keys': 'flag', check: 'flag' })
  const folder = folderIn('backup', rest)
  if (options.check && options['without-keys'])
    throw new Error('--check and --without-keys do not go together.')
  return options.check
    ? { act: 'check', folder }
    : { act: 'take', folder, withKeys: !options['without-keys'] }
}

const mostSkipped = 10_000_000
/** Throws a sentence for what is no number of numbers. */
const skippedIn = (word = '100000'): number => {
  const skipped = Number(word)
  if (/^\d+$/.test(word) && skipped <= mostSkipped) return skipped
  throw new Error(`--skip takes a whole number from 0 to ${mostSkipped}, and not ${word}.`)
}

export const readRestoreCommand = (words: readonly string[]): RestoreCommand => {
  if (asksForHelp(words)) return { act: 'help' }
  const { rest, options } = readWords('restore', words, { verify: 'flag', skip: 'value' })
  const folder = folderIn('restore', rest)
  if (options.verify && options.skip !== undefined) throw new Error('--verify and --skip do not go together.')
  return options.verify
    ? { act: 'verify', folder }
    : { act: 'restore', folder, skippedNumbers: skippedIn(options.skip) }
}
