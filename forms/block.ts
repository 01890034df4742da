// What stands between questions: words, pictures, links, facts. Data like the questions; nobody answers them.

import type { Condition } from './expression.ts'

type TranslationKey = string

export const noticeLooks = ['info', 'warning', 'success', 'error'] as const

/** What each kind is made of, besides what all have: what it must have, and what it may. */
export const blockKinds = {
  heading: { must: ['text'], may: [] },
  paragraph: { must: ['text'], may: [] },
  notice: { must: ['text'], may: ['title', 'look'] },
  picture: { must: ['picture', 'alt'], may: ['text'] },
  links: { must: ['links'], may: ['title'] },
  facts: { must: ['facts'], may: ['title'] },
} as const satisfies Record<string, { must: readonly OwnPart[]; may: readonly OwnPart[] }>

export type BlockKind = keyof typeof blockKinds
export type OwnPart = 'text' | 'title' | 'look' | 'picture' | 'alt' | 'links' | 'facts'

/** A line of a table: a name beside words, or beside the answer to a question. */
export type FactEntry = { label: TranslationKey; text?: TranslationKey; field?: string }
export type LinkEntry = { href: string; label: TranslationKey }

export type BlockEntry = {
  /** Names it within its activity. */
  id: string
  kind: BlockKind
  /** The question of its step that it stands above; without it, it stands below all. */
  before?: string
  /** Of paragraphs, notices and captions in Markdown: emphasis, links, lists. */
  text?: TranslationKey
  title?: TranslationKey
  look?: (typeof noticeLooks)[number]
  /** The path of a picture of the portal. */
  picture?: string
  alt?: TranslationKey
  links?: LinkEntry[]
  facts?: FactEntry[]
  /** It is shown only while this holds. */
  conditionalField?: Condition
}
