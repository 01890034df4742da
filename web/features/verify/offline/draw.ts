// Draws the saved page without any library: it is one file, and read by whoever wants to know what it does.

import { formatDate, type Language, t } from '@bawaba/language/index.ts'
import { messages as online } from '../messages.ts'
import { rowsOf } from '../rows.ts'
import type { Found } from './check.ts'
import { messages } from './messages.ts'
import type { Saved } from './saved.ts'

type Content = string | Node
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...contents: Content[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...contents)
  return made
}

const box = (look: 'good' | 'warning' | 'bad', title: string, ...contents: Content[]): HTMLElement =>
  element('section', { class: look, tabindex: '-1' }, element('h2', {}, title), ...contents)

const paragraph = (...contents: Content[]) => element('p', {}, ...contents)

const titles = {
  receipt: messages.receiptGood,
  letter: messages.letterGood,
} as const

const genuine = (
  { signed, key, isExpired }: Extract<Found, { kind: 'genuine' }>,
  { origin }: Saved,
  language: Language,
): HTMLElement => {
  const rows = rowsOf(signed, language).map(({ term, value, look }) =>
    element(
      'div',
      {},
      element('dt', {}, term),
      element('dd', {}, element('bdi', look === 'words' ? {} : { dir: 'ltr', class: look }, value)),
    ),
  )
  return box(
    signed.kind === 'receipt' && !isExpired ? 'good' : 'warning',
    t(language, isExpired ? messages.letterExpired : titles[signed.kind]),
    paragraph(t(language, online.signed)),
    element('dl', {}, ...rows),
    paragraph(t(language, messages.keySince, { origin, key: key.id, date: formatDate(language, key.since) })),
  )
}

/** What was found, to be put on the page. */
export const foundBox = (found: Found, saved: Saved, language: Language): HTMLElement => {
  const say = (message: { ar: string; en: string }) => t(language, message)
  if (found.kind === 'genuine') return genuine(found, saved, language)
  const boxes = {
    bad: () => box('bad', say(online.bad), paragraph(say(online.badText))),
    unreadable: () => box('warning', say(online.unreadable), paragraph(say(online.unreadableText))),
    unknownKey: () => box('bad', say(messages.unknownKey), paragraph(say(messages.unknownKeyText))),
    cannot: () => box('warning', say(online.cannot)),
    number: () => box('warning', say(messages.number)),
  }
  return boxes[found.kind]()
}

/** What the page cannot know, always in sight. */
export const limitsBox = ({ origin, savedAt }: Saved, language: Language): HTMLElement => {
  const address = `${origin}/verify`
  return element(
    'section',
    { class: 'limits' },
    element('h2', {}, t(language, messages.limits)),
    element(
      'ul',
      {},
      element(
        'li',
        {},
        `${t(language, messages.revoked)} `,
        element('a', { href: address }, element('bdi', { dir: 'ltr' }, address)),
      ),
      element('li', {}, t(language, messages.refunded)),
      element('li', {}, t(language, messages.newer, { date: formatDate(language, savedAt) })),
      element('li', {}, t(language, messages.own)),
    ),
  )
}
