// A safe part of Markdown as React draws it: emphasis, links, lists, line breaks. Everything else, HTML above all, is shown
// as it was typed: the tokens become elements by this table, and no markup is ever parsed.

import { lexer, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { safeAddress } from '../safe-address.ts'

type Draw = (token: Token) => ReactNode

/** Tokens of the lexer as elements. */
export const drawAll = (tokens: readonly Token[] | undefined): ReactNode =>
  tokens?.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text never move.
    <Fragment key={index}>{draw(token)}</Fragment>
  ))

const inside: Draw = token => ('tokens' in token && token.tokens ? drawAll(token.tokens) : token.raw)

const link: Draw = token => {
  const { href, tokens } = token as Tokens.Link
  return safeAddress.test(href) ? <a href={href}>{drawAll(tokens)}</a> : drawAll(tokens)
}

const list: Draw = token => {
  const { ordered, start, items } = token as Tokens.List
  const rows = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never move.
    <li key={index}>{drawAll(item.tokens)}</li>
  ))
  return ordered ? <ol start={start === '' ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>
}

const table: Record<string, Draw> = {
  paragraph: token => <p>{inside(token)}</p>,
  text: token => ('tokens' in token && token.tokens ? drawAll(token.tokens) : (token as Tokens.Text).text),
  escape: token => (token as Tokens.Escape).text,
  strong: token => <strong>{inside(token)}</strong>,
  em: token => <em>{inside(token)}</em>,
  br: () => <br />,
  space: () => null,
  link,
  list,
}

const draw: Draw = token =>
  Object.hasOwn(table, token.type) ? (table[token.type] as Draw)(token) : <Plain text={token.raw} />

const Plain = ({ text }: { text: string }) => <>{text}</>

export const Markdown = ({ text }: { text: string }) => drawAll(lexer(text))
