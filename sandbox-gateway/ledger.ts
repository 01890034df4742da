// The ledger: what befell each payment, decided and written down before anyone is told. The judge of every test.

import { cairoDate } from '@bawaba/language/index.ts'
import { type Book, emptyBook, fold, type Payment, receivedOf, refundedOf } from './book.ts'
import { noticesOf } from './faults.ts'
import { openJournal } from './journal.ts'
import type { EventKind, GatewayEvent, JournalRecord, Settlement } from './records.ts'

export type Random = (size: number) => Uint8Array
export type Dependencies = { folder: string; clock: () => Date; random: Random }

export type Ledger = {
  book: Book
  now(): Date
  newId(prefix: string): string
  /** Random digits that do not begin with 0. */
  digits(count: number): string
  /** Writes down what happened; it is on the disk afterwards. Throws where it cannot be. */
  commit(...records: JournalRecord[]): void
  /** Writes down an event with its notices, after the records that belong with it, as one commit. */
  emit(
    payment: Pick<Payment, 'order' | 'merchantId'>,
    event: EventDraft,
    ...records: JournalRecord[]
  ): GatewayEvent
  /** Everything that moved on a day of Cairo; `isTrue` leaves out what was made up or taken away on demand. */
  settlements(day: string, isTrue?: boolean): Settlement[]
  /** What the gateway holds for each reference: whole piasters. */
  balances(): { reference: string; received: number; refunded: number }[]
  close(): void
}

export type EventDraft = {
  kind: EventKind
  amount?: number
  refundId?: string
  /** Now unless it is named. */
  occurredAt?: string
}

const moves = (kind: EventKind): kind is 'received' | 'refunded' => kind === 'received' || kind === 'refunded'

export const openLedger = ({ folder, clock, random }: Dependencies): Ledger => {
  const journal = openJournal<JournalRecord>(folder)
  const book = emptyBook()
  for (const record of journal.records) fold(book, record)
  const hex = (size: number) => Buffer.from(random(size)).toString('hex')
  const newId = (prefix: string) => `${prefix}-${hex(10)}`

  const commit: Ledger['commit'] = (...records) => {
    journal.append(records)
    for (const record of records) fold(book, record)
  }

  const emit: Ledger['emit'] = (payment, { kind, amount, refundId, occurredAt }, ...records) => {
    const { reference, currency } = payment.order
    const event: GatewayEvent = {
      eventId: newId('evt'),
      kind,
      reference,
      amount: amount ?? payment.order.amount,
      currency,
      merchantId: payment.merchantId,
      ...(moves(kind) ? { transactionId: newId('txn') } : {}),
      ...(refundId === undefined ? {} : { refundId }),
      occurredAt: occurredAt ?? clock().toISOString(),
    }
    commit(...records, { record: 'event', event }, ...noticesOf(book, event, clock(), newId))
    return event
  }

  const linesOf = ({ events }: Payment): Settlement[] =>
    events.flatMap(({ kind, transactionId, reference, amount, currency, occurredAt }) =>
      moves(kind) && transactionId ? [{ transactionId, reference, kind, amount, currency, occurredAt }] : [],
    )

  return {
    book,
    now: clock,
    newId,
    digits: count => {
      let text = ''
      while (text.length < count) {
        // The remainder of a byte would favour some digits.
        const [byte = 255] = random(1)
        if (byte < 250 && (text !== '' || byte % 10 !== 0)) text += byte % 10
      }
      return text
    },
    commit,
    emit,
    settlements: (day, isTrue = false) => {
      const lines = [...book.payments.values()].flatMap(linesOf)
      const listed = isTrue
        ? lines
        : [...lines.filter(({ transactionId }) => !book.vanished.has(transactionId)), ...book.ghosts]
      return listed
        .filter(({ occurredAt }) => cairoDate(new Date(occurredAt)) === day)
        .sort((a, b) => a.occurredAt.localeCompare(b.occurredAt))
    },
    balances: () =>
      [...book.payments.values()].map(payment => ({
        reference: payment.order.reference,
        received: receivedOf(payment),
        refunded: refundedOf(payment),
      })),
    close: journal.close,
  }
}
