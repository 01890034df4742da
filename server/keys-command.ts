// What `npm run keys` is told. Pure.

import { asksForHelp, readWords } from './platform/command-words.ts'

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

/** The options of each command. */
const options = { list: {}, rotate: {}, reseal: {}, retire: { lost: 'flag' } } as const
const isAct = (word: string): word is keyof typeof options => Object.hasOwn(options, word)

/** Throws a sentence for what cannot be understood. */
export const readKeysCommand = (words: readonly string[]): KeysCommand => {
  if (asksForHelp(words)) return { act: 'help' }
  const [act = '', ...more] = words
  if (!isAct(act)) throw new Error(`There is no "${act}": ${Object.keys(options).join(', ')}.`)
  const { rest, options: read } = readWords(act, more, options[act] as { lost?: 'flag' })
  const [id = '', another] = act === 'retire' ? rest : ['', ...rest]
  if (another !== undefined) throw new Error(`${act} takes no "${another}".`)
  if (act !== 'retire') return { act }
  if (!/^[0-9a-f]{8}$/.test(id)) throw new Error('Which key? npm run keys -- retire ID')
  return { act, id, isLost: read.lost !== undefined }
}
