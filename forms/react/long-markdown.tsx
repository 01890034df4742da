// A text of several parts: the safe part of Markdown with headings besides, each with an address of its own, and the list of
// them. A text without headings is one part without a name.

import { lexer, type Token, type Tokens } from 'marked'
import type { ReactNode } from 'react'
import { fromPasted, longText } from '../pasted-markdown.ts'
import { drawAll } from './markdown.tsx'
import { drawTable } from './markdown-table.tsx'

export type Heading = { id: string; text: string }

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

/** A text is read once for its parts and their names. */
const partsOf = (text: string) => {
  let count = 0
  return lexer(fromPasted(text), longText).map(token => {
    if (!isHeading(token)) return { token }
    count += 1
    return { token, id: `part-${count}` }
  })
}

/** The headings that a list of contents names: those of the first order, `##`. */
export const headingsOf = (text: string): Heading[] =>
  partsOf(text).flatMap(({ token, id }) =>
    id !== undefined && isHeading(token) && token.depth <= 2 ? [{ id, text: token.text }] : [],
  )

/** Tables are of long texts alone: what stands between questions has none. */
const drawPart = (token: Token): ReactNode => (token.type === 'table' ? drawTable(token) : drawAll([token]))

/** `prefix` begins the names of its headings, where more than one text stands on a page. */
export const LongMarkdown = ({ text, prefix = '' }: { text: string; prefix?: string }) =>
  partsOf(text).map(({ token, id }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text never move.
    if (id === undefined || !isHeading(token)) return <div key={index}>{drawPart(token)}</div>
    const Name = token.depth <= 2 ? 'h2' : 'h3'
    return (
      <Name key={id} id={prefix + id} tabIndex={-1}>
        {drawAll(token.tokens)}
      </Name>
    )
  })
