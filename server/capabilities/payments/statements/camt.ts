// CAMT.053, the statement of an account by ISO 20022 (BankToCustomerStatement, versions 02 to 13: the parts read here have the
// same names in all). An entry that the bank took back says so (RvslInd): it takes away from what its direction was.

import { dayOf, minorOf } from './figures.ts'
import { NoStatement, type Statement, type StatementLine, shown, tidy } from './line.ts'
import { allAt, type Element, readXml, textAt } from './xml.ts'

const firstOf = (...texts: string[]): string =>
  texts.find(text => text !== '' && text !== 'NOTPROVIDED') ?? ''
const allText = (element: Element): string =>
  [element.text.trim(), ...element.children.map(allText)].filter(text => text !== '').join(' ')

type Shared = Pick<StatementLine, 'direction' | 'day'> & { sign: 1 | -1; fallback: string }

const nameIn = (details: Element, role: 'Dbtr' | 'Cdtr'): string =>
  firstOf(textAt(details, 'RltdPties', role, 'Nm'), textAt(details, 'RltdPties', role, 'Pty', 'Nm'))

/** A movement of its own: an entry, or one of the transactions that an entry books together. */
const lineOf = (details: Element, amount: Element | undefined, shared: Shared): StatementLine | undefined => {
  const minor = minorOf(amount?.text ?? '', '.')
  if (minor === undefined || minor < 0) return undefined
  const isIn = (shared.direction === 'received') === (shared.sign === 1)
  return tidy({
    direction: shared.direction,
    day: shared.day,
    amount: shared.sign * minor,
    currency: amount?.attributes.Ccy ?? '',
    transactionId: firstOf(
      textAt(details, 'Refs', 'AcctSvcrRef'),
      textAt(details, 'Refs', 'TxId'),
      textAt(details, 'Refs', 'UETR'),
      shared.fallback,
    ),
    payer: nameIn(details, isIn ? 'Dbtr' : 'Cdtr'),
    details: [
      ...allAt(details, 'RmtInf', 'Ustrd').map(allText),
      ...allAt(details, 'RmtInf', 'Strd').map(allText),
      firstOf(textAt(details, 'Refs', 'EndToEndId')),
      textAt(details, 'AddtlTxInf'),
    ]
      .filter(text => text !== '')
      .join(' '),
  })
}

const directions = { CRDT: 'received', DBIT: 'refunded' } as const
const opposite = { received: 'refunded', refunded: 'received' } as const

const linesOf = (entry: Element): (StatementLine | undefined)[] => {
  const side = directions[textAt(entry, 'CdtDbtInd') as keyof typeof directions]
  const day = dayOf(firstOf(textAt(entry, 'BookgDt', 'Dt'), textAt(entry, 'BookgDt', 'DtTm')))
  if (!side || !day) return [undefined]
  // A credit that reverses takes away from what went out.
  const isReversal = textAt(entry, 'RvslInd') === 'true'
  const shared: Shared = {
    direction: isReversal ? opposite[side] : side,
    sign: isReversal ? -1 : 1,
    day,
    fallback: firstOf(textAt(entry, 'AcctSvcrRef'), textAt(entry, 'NtryRef')),
  }
  const parts = allAt(entry, 'NtryDtls', 'TxDtls')
  const [whole] = allAt(entry, 'Amt')
  const [only] = parts
  if (parts.length < 2) return [lineOf(only ?? entry, whole, shared)]
  // Booked together, each for itself; the entry's number alone would make them one.
  return parts.map((part, index) =>
    lineOf(part, allAt(part, 'Amt')[0] ?? allAt(part, 'AmtDtls', 'TxAmt', 'Amt')[0], {
      ...shared,
      fallback: shared.fallback && `${shared.fallback}/${index + 1}`,
    }),
  )
}

/** Whether money has moved: an entry may only be announced. Version 02 has the word itself, later ones a code. */
const isBooked = (entry: Element): boolean =>
  firstOf(textAt(entry, 'Sts', 'Cd'), textAt(entry, 'Sts')) === 'BOOK'

export const readCamt = (text: string): Statement => {
  const root = readXml(text)
  const statements = allAt(root, 'BkToCstmrStmt', 'Stmt')
  if (root.name !== 'Document' || statements.length === 0) throw new NoStatement('no CAMT.053')
  const read = statements
    .flatMap(statement => allAt(statement, 'Ntry'))
    .filter(isBooked)
    .map(entry => ({ entry, lines: linesOf(entry) }))
  const accounts = statements.map(each =>
    firstOf(textAt(each, 'Acct', 'Id', 'IBAN'), textAt(each, 'Acct', 'Id', 'Othr', 'Id')),
  )
  return {
    account: [...new Set(accounts)].join(', '),
    // An entry is read whole or not at all.
    lines: read.flatMap(({ lines }) => (lines.includes(undefined) ? [] : (lines as StatementLine[]))),
    unreadable: read.flatMap(({ entry, lines }) =>
      lines.includes(undefined) ? [shown(allText(entry))] : [],
    ),
  }
}
