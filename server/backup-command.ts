// What `npm run backup` and `npm run restore` are told. Pure.

export type BackupCommand =
  | { act: 'help' }
  | { act: 'take'; folder: string; withKeys: boolean }
  | { act: 'check'; folder: string }
export type RestoreCommand = { act: 'help' } | { act: 'restore' | 'verify'; folder: string }

export const backupHelp = `A backup of the whole portal, taken while it runs

  npm run backup -- FOLDER [--without-keys]
      Copies the database (one snapshot), the files, the signed heads of the audit and the keys into FOLDER, which is
      made and must be empty. Give it the same settings as the server. Ends with 1 where something could not be read
      as it was stored.
      --without-keys  leaves the secret and the keys out, to be kept apart. Without them sealed answers are lost.

  npm run backup -- FOLDER --check
      Reads a backup again and names what is not as it was written.`

export const restoreHelp = `A backup read back

  npm run restore -- FOLDER
      Restores into an empty database, an empty file storage and an empty DATA_FOLDER, as the settings name them, and
      compares. Where anything differs nothing is restored. Start the server afterwards.

  npm run restore -- FOLDER --verify
      Restores nothing. Compares the portal that the settings name with the backup: rows, files, hashes and the chains
      of the audit. Ends with 1 and names what differs. What has happened since the backup differs too.`

/** The folder and the one option of a command. Throws a sentence for what cannot be understood. */
const readWords = (name: string, words: readonly string[], options: readonly string[]) => {
  if (words.length === 0 || words[0] === 'help' || words.includes('--help')) return undefined
  const chosen = words.filter(word => word.startsWith('--'))
  const [folder, another] = words.filter(word => !word.startsWith('--'))
  const unknown = chosen.find(word => !options.includes(word))
  if (unknown) throw new Error(`There is no option ${unknown} for ${name}.`)
  if (folder === undefined) throw new Error(`Which folder? npm run ${name} -- FOLDER`)
  if (another !== undefined) throw new Error(`One folder is enough: ${folder}, and not ${another} too.`)
  if (chosen.length > 1) throw new Error(`${chosen.join(' and ')} do not go together.`)
  return { folder, option: chosen[0] }
}

export const readBackupCommand = (words: readonly string[]): BackupCommand => {
  const read = readWords('backup', words, ['--without-keys', '--check'])
  if (!read) return { act: 'help' }
  const { folder, option } = read
  return option === '--check'
    ? { act: 'check', folder }
    : { act: 'take', folder, withKeys: option !== '--without-keys' }
}

export const readRestoreCommand = (words: readonly string[]): RestoreCommand => {
  const read = readWords('restore', words, ['--verify'])
  return read
    ? { act: read.option === '--verify' ? 'verify' : 'restore', folder: read.folder }
    : { act: 'help' }
}
