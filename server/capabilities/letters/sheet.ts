// A letter as the sheet that is drawn of it, in one language. Its words come from the signed text only, so that they are
// the same whenever it is drawn. A revoked letter says so across every page and names no day of validity.

import { formatEndDay } from '@bawaba/language/ends.ts'
import { cairoDate, formatDate, type Language, type Text, t } from '@bawaba/language/index.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { type LetterContent, textOf } from '../issuing/index.ts'
import { messages } from './messages.ts'

type Surroundings = {
  authority: Text
  link: string
  address: string
  issuedAt: Date
  /** Null for a letter that was never revoked. */
  revokedAt: Date | null
}

/** Throws where the paragraphs are not those that were signed. */
export const sheetOf = (
  content: LetterContent,
  { authority, link, address, issuedAt, revokedAt }: Surroundings,
  language: Language,
): Sheet => {
  const text = textOf(content)
  const say = (message: Text) => t(language, message)
  // Words of people are no templates.
  const own = (words: Text): string => words[language]
  const revoked = revokedAt ? formatDate(language, cairoDate(revokedAt)) : undefined
  const validUntil =
    text.validUntil === ''
      ? []
      : [
          [
            say(messages.validUntil),
            formatEndDay(language, text.validUntil, { now: new Date(text.issuedOn) }),
          ] as const,
        ]
  return {
    language,
    title: own(text.title),
    authority: own(authority),
    meta: [
      [say(messages.number), text.number],
      [say(messages.issued), formatDate(language, text.issuedOn)],
      // Also here: a screen reader leaves out what is printed across the page.
      ...(revoked === undefined ? validUntil : [[say(messages.revokedOn), revoked] as const]),
      [say(messages.request), text.ID],
    ],
    paragraphs: content.paragraphs[language],
    facts: text.facts.map(({ label, value }) => [own(label), own(value)]),
    seal: say(messages.seal),
    link,
    codeText: say(messages.code),
    address,
    footer: t(language, messages.footer, { number: text.number }),
    made: issuedAt,
    ...(revoked === undefined ? {} : { stamp: t(language, messages.revoked, { date: revoked }) }),
  }
}
