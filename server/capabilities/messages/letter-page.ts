// A letter as a page of HTML, from the part of Markdown that content is written in: headings, emphasis,
// lists, tables, links. Whatever
// else was typed, HTML above all, is shown as it was typed.

import { fromPasted } from '@bawaba/forms/pasted-markdown.ts'
import { safeAddress } from '@bawaba/forms/safe-address.ts'
import { Marked, type Tokens } from 'marked'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => signs[sign] as string)

const asTyped = ({ raw }: Tokens.Generic): string => escapeHtml(raw)

const letters = new Marked({
  renderer: {
    html: asTyped,
    image: asTyped,
    code: asTyped,
    hr: () => '<hr>',
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      return safeAddress.test(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words
    },
  },
})

/** The body of the page. */
export const letterPage = (text: string): string =>
  `<div style="max-width: 40rem; margin: auto; padding: 1rem; font-family: sans-serif; line-height: 1.7">${letters.parse(fromPasted(text), { async: false, breaks: true })}</div>`
