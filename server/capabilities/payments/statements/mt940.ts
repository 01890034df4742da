// MT940, the statement of an account by SWIFT ("Category 9, Cash Management and Customer Status"): fields :61: with a movement,
// each followed by :86: with what is known of it. RC takes back a credit, RD a debit.

import { dayOf, minorOf } from './figures.ts'
import { NoStatement, type Statement, type StatementLine, shown, tidy } from './line.ts'

type Field = { tag: string; text: string }

const fieldsOf = (text: string): Field[] =>
  text
    .replace(/\r\n?/g, '\n')
    // The envelope of the message, where the bank leaves it: {1:…}{4: … -}
    .replace(/^\s*(?:\{[1-3]:(?:[^{}]|\{[^{}]*\})*\})*\s*\{4:\n?/gm, '')
    .replace(/^-\}?.*$/gm, '')
    .split(/^:(?=\d{2}[A-Z]?:)/m)
    .slice(1)
    .map(part => ({
      tag: part.slice(0, part.indexOf(':')),
      text: part.slice(part.indexOf(':') + 1).trimEnd(),
    }))

// Value date, booking date, mark, third letter of the currency, amount, kind, the customer's number, the bank's number.
const movement =
  /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,12},\d{0,2})([A-Z][A-Z\d]{3})([^\n/]*(?:\/(?!\/)[^\n/]*)*)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/

const marks: Readonly<Record<string, Pick<StatementLine, 'direction'> & { sign: 1 | -1 }>> = {
  C: { direction: 'received', sign: 1 },
  D: { direction: 'refunded', sign: 1 },
  RC: { direction: 'received', sign: -1 },
  RD: { direction: 'refunded', sign: -1 },
}

/** The booking date has no year: it is the one nearest to the value date. */
const bookedOn = (value: string, booked: string | undefined): string | undefined => {
  const year = Number(`20${value.slice(0, 2)}`)
  const valued = dayOf(`${year}-${value.slice(2, 4)}-${value.slice(4, 6)}`)
  if (!booked || !valued) return valued
  const far = (day: string) => Math.abs(Date.parse(day) - Date.parse(valued))
  return [year - 1, year, year + 1]
    .flatMap(each => dayOf(`${each}-${booked.slice(0, 2)}-${booked.slice(2, 4)}`) ?? [])
    .sort((a, b) => far(a) - far(b))[0]
}

/** Subfields of :86: as most banks part them (?20 to ?29 and ?60 to ?63: words; ?32 and ?33: the name), or one text. */
const knownOf = (text: string): Pick<StatementLine, 'payer' | 'details'> => {
  const flat = text.replaceAll('\n', '')
  if (!/\?\d{2}/.test(flat)) return { payer: '', details: text.replaceAll('\n', ' ') }
  const parts = [...flat.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code = '', words = '']) => ({ code, words }))
  const joined = (pattern: RegExp, between: string) =>
    parts.flatMap(({ code, words }) => (pattern.test(code) ? [words] : [])).join(between)
  return { payer: joined(/^3[23]$/, ''), details: joined(/^(2\d|6[0-3])$/, ' ') }
}

export const readMt940 = (text: string): Statement => {
  const fields = fieldsOf(text)
  const account = fields.find(({ tag }) => tag === '25' || tag === '25P')?.text.split('\n')[0]
  if (account === undefined || !fields.some(({ tag }) => /^60[FM]$/.test(tag)))
    throw new NoStatement('no MT940')
  const lines: StatementLine[] = []
  const unreadable: string[] = []
  let currency = ''
  for (const [index, { tag, text: content }] of fields.entries()) {
    if (/^60[FM]$/.test(tag)) currency = /^[CD]\d{6}([A-Z]{3})/.exec(content)?.[1] ?? ''
    if (tag !== '61') continue
    const found = movement.exec(content)
    const [, value = '', booked, mark = '', , amount = '', , own = '', bank = '', supplement = ''] =
      found ?? []
    const minor = minorOf(amount.endsWith(',') ? amount.slice(0, -1) : amount, ',')
    const day = bookedOn(value, booked)
    const move = marks[mark]
    const next = fields[index + 1]
    const words = next?.tag === '86' ? next.text : ''
    if (!found || minor === undefined || !day || !move) {
      unreadable.push(shown(`${content} ${words}`))
      continue
    }
    const { payer, details } = knownOf(words)
    const number = own.trim() === 'NONREF' ? '' : own.trim()
    lines.push(
      tidy({
        transactionId: bank.trim(),
        direction: move.direction,
        amount: move.sign * minor,
        currency,
        day,
        payer,
        details: [details, number, supplement.replaceAll('\n', ' ')].filter(each => each !== '').join(' '),
      }),
    )
  }
  return { account, lines, unreadable }
}
