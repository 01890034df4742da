// What `npm run services` is told: which folders, checked or published, and how. Pure.

import type { DraftPolicy } from '@bawaba/contract/entities/definition.ts'

export type ServicesCommand =
  | { act: 'help' }
  | { act: 'new'; slug: string; parent: string }
  | { act: 'check'; folders: string[]; isExpanded: boolean }
  | { act: 'publish'; folders: string[]; reason: string; drafts: DraftPolicy }

export const help = `Services as folders of data: service.json, texts.json, examples.json, hooks/*.js

  npm run services -- new NAME [FOLDER]
      Writes a new service that is sound as it is, in FOLDER/NAME (here without FOLDER): a form, a standard flow, texts
      in both languages, examples.

  npm run services -- check FOLDER... [--expanded]
      Names everything that stands against publishing, and runs the examples. Ends with 1 where something does.
      --expanded  writes each definition with its standard flow and questions written out

  npm run services -- publish FOLDER... [--reason TEXT] [--drafts keep|carry]
      Checks, then publishes what differs from the version in force, in the database that the server uses
      (npm run config). A running server shows it at once. Requests stay on their version.
      --reason  why, for the list of versions. Default: "Published from FOLDER"
      --drafts  what becomes of drafts: keep (they go on with their version) or carry (they open with this one, the default)

  FOLDER is one service, or a folder of services.`

const options = new Map([
  ['--reason', (text: string) => text.trim() !== '' && text.length <= 500],
  ['--drafts', (text: string) => text === 'keep' || text === 'carry'],
])

/** Throws a sentence for what cannot be understood. */
export const readCommand = (words: readonly string[]): ServicesCommand => {
  const [act, ...rest] = words
  if (act === undefined || act === 'help' || words.includes('--help')) return { act: 'help' }
  if (act === 'new') {
    const [slug, parent = '.', ...more] = rest
    if (slug === undefined || slug.startsWith('--') || more.length > 0)
      throw new Error('Which name? npm run services -- new NAME [FOLDER]')
    return { act, slug, parent }
  }
  if (act !== 'check' && act !== 'publish') throw new Error(`There is no "${act}": new, check or publish.`)
  const values = new Map<string, string>()
  const folders: string[] = []
  let isExpanded = false
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index] as string
    if (!word.startsWith('--')) folders.push(word)
    else if (act === 'check' && word === '--expanded') isExpanded = true
    else {
      index += 1
      const value = rest[index] ?? ''
      if (act === 'check' || !options.has(word)) throw new Error(`There is no option ${word} for ${act}.`)
      if (!options.get(word)?.(value)) throw new Error(`${word} cannot be "${value}".`)
      values.set(word, value)
    }
  }
  if (folders.length === 0) throw new Error(`Which folder? npm run services -- ${act} FOLDER`)
  if (act === 'check') return { act, folders, isExpanded }
  const drafts = (values.get('--drafts') ?? 'carry') as DraftPolicy
  return { act, folders, drafts, reason: values.get('--reason') ?? `Published from ${folders.join(', ')}` }
}
