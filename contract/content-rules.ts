// Content that staff write: a row for each kind says what an item of it is made of; what may be written, and when it is
// read. Used by the editor, the server and the pages. Pure.

import { type Language, languages, type Text } from '@bawaba/language/index.ts'
import { announcementState, type Shown } from './announcement-rules.ts'
import { videoIdOf } from './guiding-video.ts'

/** The texts of an item in the order they are read. */
export const contentParts = ['title', 'summary', 'body'] as const
export type ContentPart = (typeof contentParts)[number]

type PartRow = { most: number; isRequired: boolean }
type AddressRow = { isGood: (address: string) => boolean; isRequired: boolean }
type KindRow = {
  /** Which texts it has: most characters of each, and whether it must be there. */
  parts: Partial<Record<ContentPart, PartRow>>
  /** Where it leads, or what it shows. */
  address?: AddressRow
  /** The product brings these and nobody adds another. */
  slugs?: readonly string[]
  /** Under which heading it stands. */
  sections?: readonly string[]
  /** Most files. */
  files: number
  /** A list of it gives its body too; otherwise one item alone does. */
  listsBody: boolean
  /** Switched off it stays where it is and says why, as long as its summary is written. */
  staysClosed: boolean
  /** Newest first, by the day it is from; otherwise by its position. */
  isDated: boolean
  /** It is sent instead of shown: administrators alone read it, and it has no time of its own. */
  isMailed: boolean
}

/** A page of the portal, or an address outside that is encrypted. */
const isLink = (address: string): boolean =>
  /^\/(?![/\\])[\x21-\x7e]*$/.test(address) ||
  (/^https:\/\/[\x21-\x7e]+$/.test(address) && URL.canParse(address))

/** The pages that the product brings, by the last part of their address. */
export const pageSlugs = [
  'help',
  'about',
  'privacy-policy',
  'code-of-conduct',
  'citizen-guide',
  'clients-charter',
  'accessibility',
] as const
/** The headings of the footer. */
export const footerSections = ['portal', 'help', 'policies'] as const

const link: AddressRow = { isGood: isLink, isRequired: true }
const label: KindRow['parts'] = {
  title: { most: 60, isRequired: true },
  summary: { most: 200, isRequired: false },
}
const plain = { files: 0, listsBody: false, staysClosed: false, isDated: false, isMailed: false } as const

export const contentKinds = {
  page: {
    ...plain,
    parts: {
      title: { most: 120, isRequired: true },
      summary: { most: 300, isRequired: true },
      body: { most: 40_000, isRequired: true },
    },
    slugs: pageSlugs,
  },
  news: {
    ...plain,
    parts: {
      title: { most: 150, isRequired: true },
      summary: { most: 300, isRequired: true },
      body: { most: 20_000, isRequired: true },
    },
    isDated: true,
  },
  faq: {
    ...plain,
    parts: { title: { most: 200, isRequired: true }, body: { most: 4_000, isRequired: true } },
    listsBody: true,
  },
  guide: {
    ...plain,
    parts: { title: { most: 120, isRequired: true }, summary: { most: 500, isRequired: false } },
    address: { isGood: address => videoIdOf(address) !== undefined, isRequired: false },
    files: 5,
  },
  newsletter: {
    ...plain,
    parts: {
      title: { most: 150, isRequired: true },
      summary: { most: 300, isRequired: false },
      body: { most: 20_000, isRequired: true },
    },
    isDated: true,
    isMailed: true,
  },
  footer: { ...plain, parts: label, address: link, sections: footerSections, staysClosed: true },
  navigation: { ...plain, parts: label, address: link, staysClosed: true },
} as const satisfies Record<string, KindRow>

export type ContentKind = keyof typeof contentKinds
export const contentKindNames = Object.keys(contentKinds) as ContentKind[]
/** The row of a kind, whichever it is. */
export const kindRow = (kind: ContentKind): KindRow => contentKinds[kind]

/** How an item is named in addresses. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*$'
export const longestSlug = 80
export const highestPosition = 9_999

export type WrittenContent = Shown & {
  title: Text
  summary: Text
  body: Text
  address: string
  section: string
  position: number
  files: readonly string[]
}
export type ContentError = {
  field: `${ContentPart}.${Language}` | 'address' | 'section' | 'files' | 'until' | 'slug'
  key:
    | 'required'
    | 'oneLanguage'
    | 'tooLong'
    | 'pattern'
    | 'notAllowed'
    | 'maxItems'
    | 'notAhead'
    | 'beforeBeginning'
    | 'unencryptedLink'
}

/** Whether an item is read at a moment: by the switch, and from when until when. */
export const contentState = announcementState

/** An address that pages do not make a link of; the start of a word that only looks like one is none. */
const hasUnencryptedLink = (text: string): boolean => /(?<![a-z])http:\/\/[^\s]/i.test(text)

const partError = (
  row: PartRow | undefined,
  text: Text,
  language: Language,
): ContentError['key'] | undefined => {
  const own = text[language].trim()
  if (!row) return own === '' ? undefined : 'notAllowed'
  if (own.length > row.most) return 'tooLong'
  if (hasUnencryptedLink(own)) return 'unencryptedLink'
  if (own !== '') return undefined
  if (row.isRequired) return 'required'
  return languages.some(other => text[other].trim() !== '') ? 'oneLanguage' : undefined
}

const addressError = (row: AddressRow | undefined, address: string): ContentError['key'] | undefined => {
  if (!row) return address === '' ? undefined : 'notAllowed'
  if (address === '') return row.isRequired ? 'required' : undefined
  return row.isGood(address) ? undefined : 'pattern'
}

const sectionError = (row: KindRow, section: string): ContentError['key'] | undefined => {
  if (!row.sections) return section === '' ? undefined : 'notAllowed'
  return row.sections.includes(section) ? undefined : 'required'
}

const filesError = (row: KindRow, files: readonly string[]): ContentError['key'] | undefined =>
  files.length > row.files ? 'maxItems' : undefined

const timeError = ({ active, from, until }: Shown, now: Date): ContentError['key'] | undefined => {
  if (until === undefined) return undefined
  if (from !== undefined && Date.parse(until) <= Date.parse(from)) return 'beforeBeginning'
  // One that is switched off may keep an end that is past.
  return active && Date.parse(until) <= now.getTime() ? 'notAhead' : undefined
}

/** What stands against saving an item, in the order of the editor. */
export const contentErrors = (kind: ContentKind, written: WrittenContent, now: Date): ContentError[] => {
  const row = kindRow(kind)
  const of = (field: ContentError['field'], key: ContentError['key'] | undefined): ContentError[] =>
    key ? [{ field, key }] : []
  return [
    ...languages.flatMap(language =>
      contentParts.flatMap(part =>
        of(`${part}.${language}`, partError(row.parts[part], written[part], language)),
      ),
    ),
    ...of('address', addressError(row.address, written.address)),
    ...of('section', sectionError(row, written.section)),
    ...of('files', filesError(row, written.files)),
    ...of('until', timeError(written, now)),
  ]
}

/** Where the editor of a new item stands. */
const reserved = 'add'

/** Whether the product brings an item of its own under this name, or anybody may add one. */
export const isSlugOf = (kind: ContentKind, slug: string): boolean =>
  kindRow(kind).slugs?.includes(slug) ?? (slug !== reserved && new RegExp(slugPattern).test(slug))
