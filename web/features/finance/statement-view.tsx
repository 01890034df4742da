// What a statement has: how much of it is known, booked and left to decide, and its lines.

import type { StatementReport } from '@bawaba/contract/entities/payment-statement.ts'
import { formatDate, formatMoney } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import styles from './finance.module.css'
import { statementMessages as messages, outcomeLabels } from './statement-messages.ts'

type Row = StatementReport['rows'][number]

export const StatementView = ({ report }: { report: StatementReport }) => {
  const text = useText()
  const language = useLanguage()
  const { account, from, to, known, books, odd, later, unreadable, rows, isDryRun } = report
  return (
    <section className={styles.part}>
      <h2>{text(isDryRun ? messages.found : messages.done)}</h2>
      <p className={styles.facts} role="status">
        {account && <span>{text(messages.ofAccount, { account })}</span>}
        {from && to && (
          <span>
            {text(messages.period, { from: formatDate(language, from), to: formatDate(language, to) })}
          </span>
        )}
        <span>{text(isDryRun ? messages.books : messages.booked, { count: books })}</span>
        <span>{text(isDryRun ? messages.odd : messages.waiting, { count: odd })}</span>
        <span>{text(messages.known, { count: known })}</span>
        {later > 0 && <span>{text(messages.later, { count: later })}</span>}
        {unreadable.length > 0 && <span>{text(messages.unreadable, { count: unreadable.length })}</span>}
      </p>
      {rows.length + unreadable.length === 0 && <p>{text(messages.none)}</p>}
      <ol className={styles.rows}>
        {unreadable.map(line => (
          <li key={line} className={styles.row}>
            <Bdi>{line}</Bdi>
          </li>
        ))}
        {rows.map(row => (
          <li key={`${row.day} ${row.direction} ${row.transactionId} ${row.amount}`} className={styles.row}>
            <Line row={row} />
          </li>
        ))}
      </ol>
      {rows.length < known + books + odd && (
        <p className={styles.facts}>{text(messages.first, { count: rows.length })}</p>
      )}
    </section>
  )
}

const Line = ({ row }: { row: Row }) => {
  const text = useText()
  const language = useLanguage()
  const { day, direction, amount, currency, transactionId, payer, details, outcome, payment } = row
  const signed = direction === 'refunded' ? `-${amount}`.replace('--', '') : amount
  return (
    <>
      <p className={styles.first}>
        <strong>{text(outcomeLabels[outcome])}</strong>
        {currency === 'EGP' ? (
          <span>{formatMoney(language, signed)}</span>
        ) : (
          <Ltr>
            {signed} {currency}
          </Ltr>
        )}
        {payment && (
          <Link to="/payments/$paymentId" params={{ paymentId: payment.id }}>
            <Ltr>{payment.number}</Ltr>
          </Link>
        )}
      </p>
      <p className={styles.facts}>
        <span>{formatDate(language, day)}</span>
        <Ltr>{transactionId}</Ltr>
        {payer && <Bdi>{payer}</Bdi>}
        {details && <Bdi>{details}</Bdi>}
      </p>
    </>
  )
}
