// What `npm run keys` is told. Pure.

import { asksForHelp, readWords } from './platform/command-words.ts'

export type KeysCommand =
  | { act: 'help' | 'list' | 'rotate' | 'use' | 'reseal' }
  | { act: 'retire'; id: string; isLost: boolean }

export const keysHelp = `The keys that seal personal data (docs/operations/keys.md)

  npm run keys -- list
      Names the keys by id, what each one sealed, those that the database depends on and that are not here, and the
      servers that run with the keys of each. Ends with 1 where a key is missing or unknown.

  npm run keys -- rotate
      Makes a new key, which opens and does not seal yet, in KEYS_FILE or in DATA_FOLDER/keys.json. Copy the file to the
      other servers: each reads it within ten seconds.

  npm run keys -- use
      Lets the new key seal, once every server that runs knows it. Copy the file again.

  npm run keys -- reseal
      Once every server seals by the new key: seals anew, by that key, what earlier keys sealed, and what a former version stored open, beside running
      servers. Can be cut short and begun again. The history of requests needs MIGRATION_DATABASE_URL.

  npm run keys -- retire ID [--lost]
      Takes a key that seals nothing any more, and that no server has sealed by for five minutes, out of the ring.
      --lost  though it still seals something that nobody will open again: the portal starts without it.`

/** The options of each command. */
const options = { list: {}, rotate: {}, use: {}, reseal: {}, retire: { lost: 'flag' } } as const
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
