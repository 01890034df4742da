// A letter as the sheet that is drawn of it, in one language. Drawn from what was signed alone, so that it is the same
// whenever it is drawn.

import { formatDate, type Language, type Text, t } from '@bawaba/language/index.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { type LetterContent, textOf } from '../issuing/index.ts'
import { messages } from './messages.ts'

type Surroundings = { authority: Text; link: string; address: string; issuedAt: Date }

/** Throws where the paragraphs are not those that were signed. */
export const sheetOf = (
  content: LetterContent,
  { authority, link, address, issuedAt }: Surroundings,
  language: Language,
): Sheet => {
  const text = textOf(content)
  const say = (message: Text) => t(language, message)
  // Words of people are no templates.
  const own = (words: Text): string => words[language]
  return {
    language,
    title: own(text.title),
    authority: own(authority),
    meta: [
      [say(messages.number), text.number],
      [say(messages.issued), formatDate(language, text.issuedOn)],
      ...(text.validUntil === ''
        ? []
        : [[say(messages.validUntil), formatDate(language, text.validUntil)] as const]),
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
  }
}
