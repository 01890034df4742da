// What `npm run keys` is told. Pure.

export type KeysCommand =
  | { act: 'help' | 'list' | 'rotate' | 'reseal' }
  | { act: 'retire'; id: string; isLost: boolean }

export const keysHelp = `The keys that seal personal data (docs/operations/keys.md)

  npm run keys -- list
      Names the keys by id, what each one sealed, and those that the database depends on and that are not here.
      Ends with 1 where one is missing.

  npm run keys -- rotate
      Makes a new key and puts it in front of the others in KEYS_FILE, or in DATA_FOLDER/keys.json. Copy the file to the
      other servers, then restart all of them one after another: from then on they seal by it.

  npm run keys -- reseal
      Seals anew, by the newest key, what earlier keys sealed, and what a former version stored open, beside running
      servers. Can be cut short and begun again. The history of requests needs MIGRATION_DATABASE_URL.

  npm run keys -- retire ID [--lost]
      Takes a key that seals nothing any more out of the ring.
      --lost  though it still seals something that nobody will open again: the portal starts without it.`

/** Throws a sentence for what cannot be understood. */
export const readKeysCommand = (words: readonly string[]): KeysCommand => {
  const [act, ...rest] = words
  if (act === undefined || act === 'help' || words.includes('--help')) return { act: 'help' }
  if (act === 'list' || act === 'rotate' || act === 'reseal') {
    if (rest.length > 0) throw new Error(`There is no option ${rest[0]} for ${act}.`)
    return { act }
  }
  if (act !== 'retire') throw new Error(`There is no "${act}": list, rotate, reseal or retire.`)
  const [id, ...more] = rest.filter(word => word !== '--lost')
  if (more[0] ?? (id?.startsWith('--') ? id : undefined))
    throw new Error(`There is no option ${more[0] ?? id} for retire.`)
  if (!/^[0-9a-f]{8}$/.test(id ?? '')) throw new Error('Which key? npm run keys -- retire ID')
  return { act, id: id as string, isLost: rest.includes('--lost') }
}
