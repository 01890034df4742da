// What `npm run services` is told: what to do, with which folders or services, and how. Pure.

import type { DraftPolicy } from '@bawaba/contract/entities/definition.ts'
import { type UserSlug, userSlugs } from '@bawaba/contract/entities/person.ts'
import { type HookName, hookNames } from '@bawaba/forms/definition.ts'
import { asksForHelp, readWords } from './platform/command-words.ts'
import type { SuppliedName } from './services-terminal.ts'

export type ServicesCommand =
  | { act: 'help' }
  | { act: 'new'; slug: string; parent: string }
  | { act: 'check'; folders: string[]; isExpanded: boolean }
  | { act: 'diff'; folders: string[] }
  | { act: 'accept'; services: SuppliedName[] }
  | { act: 'publish'; folders: string[]; reason: string; drafts: DraftPolicy }
  | { act: 'run'; folder: string; script: HookName; example?: string; field?: string }
  | { act: 'preview'; folder: string }
  | { act: 'versions'; slug: string }
  | { act: 'rollback'; slug: string; version: number; reason: string; drafts: DraftPolicy }
  | { act: 'unpublish' | 'reopen'; slug: string; reason: string }
  | { act: 'user-model'; slug: UserSlug; file: string; reason: string; isChecked: boolean }

export const help = `Services as folders of data: service.json, texts.json, examples.json, hooks/*.js

  npm run services -- new NAME [FOLDER]
      Writes a new service that is sound as it is, in FOLDER/NAME (here without FOLDER): a form, a standard flow, texts
      in both languages, examples.

  npm run services -- check FOLDER... [--expanded]
      Names everything that stands against publishing, and runs the examples. Ends with 1 where something does.
      --expanded  writes each definition with its standard flow and questions written out

  npm run services -- diff [FOLDER...]
      Names what the services, of the installed programmes without FOLDER, would change of those in force: who may apply,
      what they cost, their categories; and the digest of each. Ends with 1 where something would. Run it before an upgrade.

  npm run services -- accept [NAME@DIGEST...]
      Brings supplied versions into force that a start left waiting, because they change who may apply, a fee or a category.
      Without NAME@DIGEST it says which wait, with their digests, and what they would change, and ends with 1 where any does.

  npm run services -- preview FOLDER
      Opens a portal of its own with the service, which is published again whenever a file of it is saved; open pages load
      it anew. Try it as a citizen, an employee or an agent: all of it is deleted when the command ends.

  npm run services -- run FOLDER SCRIPT [--example NAME] [--field NAME]
      Runs a script of hooks/ with the answers of an example (the first valid one without NAME), and writes what it was
      told, what it answered and how long it took. --field names the question that fieldHandler is asked about.

  npm run services -- publish FOLDER... [--reason TEXT] [--drafts keep|carry]
      Checks, then publishes what differs from the version in force, in the database that the server uses
      (npm run config). A running server shows it at once. Requests stay on their version.
      --reason  why, for the list of versions. Default: "Published from FOLDER"
      --drafts  what becomes of drafts: keep (they go on with their version) or carry (they open with this one, the default)

  npm run services -- versions NAME
      The versions of a published service: when, by whom and why.

  npm run services -- rollback NAME VERSION [--reason TEXT] [--drafts keep|carry]
      Publishes an earlier version again, as the next one. Refused with the findings if today's rules refuse it.

  npm run services -- unpublish NAME [--reason TEXT]
      Hides the service from everyone but staff, immediately and without a new version. Requests in progress continue, and
      no publication opens it.

  npm run services -- reopen NAME [--reason TEXT]
      Opens it again.

  npm run services -- user-model SLUG FILE [--reason TEXT] [--check]
      Publishes what a user model (citizen, employee, ...) asks besides the platform's own questions, from a JSON file:
      sections of the profile, and steps of the registration (docs/how-to/user-models.md). --check only looks.

  FOLDER is one service, or a folder of services. NAME is the slug of a service: LIBRARY_CARD.`

type Options = {
  reason?: string
  drafts?: string
  example?: string
  field?: string
  expanded?: true
  check?: true
}
type Words = { rest: string[]; options: Options }
type Reader = {
  usage: string
  options: readonly (keyof Options)[]
  read(words: Words): ServicesCommand | undefined
}

const kinds = {
  reason: 'value',
  drafts: 'value',
  example: 'value',
  field: 'value',
  expanded: 'flag',
  check: 'flag',
} as const satisfies Record<keyof Options, 'value' | 'flag'>
const filled = (text: string) => text.trim() !== '' && text.length <= 500
const rules: Partial<Record<string, (text: string) => boolean>> = {
  reason: filled,
  drafts: text => text === 'keep' || text === 'carry',
  example: filled,
  field: filled,
}
const isSlug = (word: string | undefined): word is string => /^[A-Z][A-Z0-9_]{1,63}$/.test(word ?? '')
const isScript = (word: string | undefined): word is HookName =>
  (hookNames as readonly string[]).includes(word ?? '')
const draftsIn = ({ options }: Words): DraftPolicy => (options.drafts ?? 'carry') as DraftPolicy
/** Exactly so many words. */
const only = (count: number, { rest }: Words): boolean => rest.length === count
const optional = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value }

/** Each gives nothing where the words are not what it takes. */
const readers: Record<Exclude<ServicesCommand['act'], 'help'>, Reader> = {
  new: {
    usage: 'new NAME [FOLDER]',
    options: [],
    read: ({ rest: [slug, parent = '.', ...more] }) =>
      slug === undefined || more.length > 0 ? undefined : { act: 'new', slug, parent },
  },
  check: {
    usage: 'check FOLDER',
    options: ['expanded'],
    read: ({ rest, options }) =>
      rest.length === 0 ? undefined : { act: 'check', folders: rest, isExpanded: options.expanded === true },
  },
  diff: {
    usage: 'diff [FOLDER]',
    options: [],
    read: ({ rest }) => ({ act: 'diff', folders: rest }),
  },
  accept: {
    usage: 'accept [NAME@DIGEST]',
    options: [],
    read: ({ rest }) => {
      const services = rest.flatMap(word => {
        const [slug, digest, ...more] = word.split('@')
        const isNamed = isSlug(slug) && more.length === 0 && /^[0-9a-f]{12}$/.test(digest ?? '000000000000')
        return isNamed ? [{ slug, ...(digest === undefined ? {} : { digest }) }] : []
      })
      return services.length === rest.length ? { act: 'accept', services } : undefined
    },
  },
  publish: {
    usage: 'publish FOLDER',
    options: ['reason', 'drafts'],
    read: words => {
      const { rest: folders, options } = words
      const reason = options.reason ?? `Published from ${folders.join(', ')}`
      return folders.length === 0 ? undefined : { act: 'publish', folders, reason, drafts: draftsIn(words) }
    },
  },
  run: {
    usage: `run FOLDER SCRIPT, of ${hookNames.join(', ')}`,
    options: ['example', 'field'],
    read: words => {
      const { rest, options } = words
      const [folder, script] = rest
      if (folder === undefined || !isScript(script) || !only(2, words)) return undefined
      const more = {
        ...optional('example', options.example),
        ...optional('field', options.field),
      }
      return { act: 'run', folder, script, ...more }
    },
  },
  preview: {
    usage: 'preview FOLDER',
    options: [],
    read: words => (only(1, words) ? { act: 'preview', folder: words.rest[0] as string } : undefined),
  },
  versions: {
    usage: 'versions NAME',
    options: [],
    read: words =>
      only(1, words) && isSlug(words.rest[0]) ? { act: 'versions', slug: words.rest[0] } : undefined,
  },
  rollback: {
    usage: 'rollback NAME VERSION',
    options: ['reason', 'drafts'],
    read: words => {
      const [slug, version = ''] = words.rest
      if (!only(2, words) || !isSlug(slug) || !/^[1-9]\d{0,8}$/.test(version)) return undefined
      const reason = words.options.reason ?? `Back to version ${version}`
      return { act: 'rollback', slug, version: Number(version), reason, drafts: draftsIn(words) }
    },
  },
  unpublish: {
    usage: 'unpublish NAME',
    options: ['reason'],
    read: words => {
      const [slug] = words.rest
      const reason = words.options.reason ?? 'Unpublished'
      return only(1, words) && isSlug(slug) ? { act: 'unpublish', slug, reason } : undefined
    },
  },
  reopen: {
    usage: 'reopen NAME',
    options: ['reason'],
    read: words => {
      const [slug] = words.rest
      const reason = words.options.reason ?? 'Reopened'
      return only(1, words) && isSlug(slug) ? { act: 'reopen', slug, reason } : undefined
    },
  },
  'user-model': {
    usage: `user-model SLUG FILE, of ${userSlugs.join(', ')}`,
    options: ['reason', 'check'],
    read: words => {
      const [slug, file] = words.rest
      const known = userSlugs.find(one => one === slug)
      if (!only(2, words) || known === undefined || file === undefined) return undefined
      const reason = words.options.reason ?? `Published from ${file}`
      return { act: 'user-model', slug: known, file, reason, isChecked: words.options.check === true }
    },
  },
}

const split = (act: string, words: readonly string[], known: readonly (keyof Options)[]): Words => {
  const read = readWords(act, words, Object.fromEntries(known.map(name => [name, kinds[name]])))
  for (const [name, value] of Object.entries(read.options))
    if (rules[name]?.(String(value)) === false) throw new Error(`--${name} cannot be "${value}".`)
  return read as Words
}

/** Throws a sentence for what cannot be understood. */
export const readCommand = (words: readonly string[]): ServicesCommand => {
  const [act = '', ...rest] = words
  if (asksForHelp(words)) return { act: 'help' }
  const reader = Object.hasOwn(readers, act) ? readers[act as keyof typeof readers] : undefined
  if (!reader) throw new Error(`There is no "${act}". There are ${Object.keys(readers).join(', ')}.`)
  const command = reader.read(split(act, rest, reader.options))
  if (!command) throw new Error(`It is written npm run services -- ${reader.usage}`)
  return command
}
