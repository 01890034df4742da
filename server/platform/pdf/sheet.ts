// An official sheet as data, and what of it is handed to the process that draws.

import { type Language, t } from '@bawaba/language/index.ts'
import { encode } from 'uqr'
import { messages } from './messages.ts'
import { breakable, drawable, plainText, unmarked } from './plain-text.ts'

export type Sheet = {
  language: Language
  title: string
  /** Whose sheet it is. */
  authority: string
  /** Number and dates, in the head. */
  meta: readonly (readonly [label: string, value: string])[]
  paragraphs: readonly string[]
  facts: readonly (readonly [label: string, value: string])[]
  /** Lines of money, of which the last is their sum. */
  amounts?: readonly (readonly [label: string, amount: string])[]
  /** Words in the place of the seal; empty: it has none. */
  seal: string
  /** The address that the QR code holds, what the code is for, and the page where it is typed. */
  link: string
  codeText: string
  address: string
  footer: string
  /** Words across every page: that the sheet is no longer valid. */
  stamp?: string
  /** The day that it was issued, for the file. */
  made: Date
}

/** What the template reads, all of it text. */
export type SheetInput = { json: string; made: Date }

/** Far more than an official sheet holds: what is longer was not written by a definition that was checked. */
const longest = 60_000

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#14544a" d="M9 9h8.8L24 2.8 30.2 9H39v8.8L45.2 24 39 30.2V39h-8.8L24 45.2 17.8 39H9v-8.8L2.8 24 9 17.8z"/><path fill="#fff" d="M14.5 36V22.5C14.5 17 18.5 14 24 10.5c5.5 3.5 9.5 6.5 9.5 12V36h-5v-12.5c0-3-1.8-4.7-4.5-6.5-2.7 1.8-4.5 3.5-4.5 6.5V36z"/><path fill="#c9a227" d="M20.5 36v-1a3.5 3.5 0 0 1 7 0v1z"/></svg>`

const codeOf = (link: string): string => {
  const { data, size } = encode(link, { border: 1, ecc: 'L' })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}

/** `has`: the characters that there are to draw with. Throws for a sheet that is longer than any official one. */
export const inputOf = (sheet: Sheet, has: (code: number) => boolean): SheetInput => {
  const drawn = (text: string): string => breakable(drawable(unmarked(plainText(text)), has))
  const pairs = (list: Sheet['facts']) => list.map(([label, value]) => [drawn(label), drawn(value)])
  const { language, made } = sheet
  const words = {
    language,
    title: drawn(sheet.title),
    authority: drawn(sheet.authority),
    caption: t(language, messages.caption),
    meta: pairs(sheet.meta),
    paragraphs: sheet.paragraphs.map(drawn),
    facts: pairs(sheet.facts),
    amounts: pairs(sheet.amounts ?? []),
    seal: drawn(sheet.seal),
    codeText: drawn(sheet.codeText),
    address: drawable(plainText(sheet.address), has),
    footer: drawn(sheet.footer),
    stamp: drawn(sheet.stamp ?? ''),
    made: { year: made.getUTCFullYear(), month: made.getUTCMonth() + 1, day: made.getUTCDate() },
  }
  if (JSON.stringify(words).length > longest) throw new RangeError('The sheet is too long')
  return { json: JSON.stringify({ ...words, mark, link: sheet.link, code: codeOf(sheet.link) }), made }
}
