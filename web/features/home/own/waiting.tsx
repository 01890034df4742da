// Requests that wait for the person, those due first: each with what to do, and how long there is to do it.

import type { Home, WaitingRequest } from '@bawaba/contract/entities/home.ts'
import { formatEnd, formatEndDay } from '@bawaba/language/ends.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { formatLength } from '@bawaba/language/lengths.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useNow } from '../../../client/use-now.tsx'
import { useReading } from '../../../client/use-reading.tsx'
import { GoButton } from '../../../shell/links.tsx'
import { actions, messages } from './messages.ts'
import styles from './own-home.module.css'

/** With more time than this the date is said instead. */
const countedMs = 3 * 3_600_000
/** Of these a payment says how much is owed; of the others its page says what became of it. */
const payable: readonly string[] = ['created', 'unpaid', 'expired']

const useEndWords = ({ dueAt }: WaitingRequest, now: Date) => {
  const text = useText()
  const language = useLanguage()
  const reading = { ...useReading(), now }
  if (!dueAt) return {}
  const leftMs = new Date(dueAt).getTime() - now.getTime()
  if (leftMs <= 0) return { until: text(messages.over, { date: formatEndDay(language, dueAt, reading) }) }
  if (leftMs <= countedMs) return { left: formatLength(language, leftMs) }
  return { until: text(messages.until, { date: formatEnd(language, dueAt, reading) }) }
}

const useActionWords = ({ statusKind, payment }: WaitingRequest, left: string | undefined): string => {
  const text = useText()
  const language = useLanguage()
  if (payment && !payable.includes(payment.status)) return text(messages.status)
  const action = actions[statusKind]
  if (!action) return text(messages.complete)
  const amount = payment ? formatMoney(language, payment.amount) : ''
  return left === undefined
    ? text(messages[action.plain] as typeof messages.pay, { amount })
    : text(messages[action.timed] as typeof messages.payIn, { amount, left })
}

const Row = ({ request, now, isFirst }: { request: WaitingRequest; now: Date; isFirst: boolean }) => {
  const text = useText()
  const { ID, serviceSlug, serviceLabel, statusKind } = request
  const { left, until } = useEndWords(request, now)
  const words = useActionWords(request, left)
  const params = { serviceSlug, entryId: ID }
  const to =
    actions[statusKind]?.path === 'pay'
      ? ('/pay/$serviceSlug/$entryId' as const)
      : ('/services/$serviceSlug/entries/$entryId' as const)
  return (
    <li className={styles.request} data-first={isFirst || undefined}>
      <div className={styles.about}>
        <h3>
          <Link to="/services/$serviceSlug/entries/$entryId" params={params}>
            {text(serviceLabel)}
          </Link>
        </h3>
        <p className={styles.meta}>
          <span className={styles.number}>
            <Reference>{ID}</Reference>
            {until && ' · '}
          </span>
          {until}
        </p>
      </div>
      <GoButton to={to} params={params} variant={isFirst ? 'primary' : 'secondary'} small={!isFirst}>
        {words}
        <VisuallyHidden> {text(serviceLabel)}</VisuallyHidden>
      </GoButton>
    </li>
  )
}

export const WaitingRequests = ({ home: { now: drawnAt, waiting } }: { home: Home }) => {
  const text = useText()
  const id = useId()
  const now = useNow(drawnAt)
  return (
    <section aria-labelledby={id} className={styles.waiting}>
      <div className={styles.head}>
        <h2 id={id}>{text(messages.waiting)}</h2>
        <Link to="/inbox">
          {waiting.total > waiting.first.length
            ? text(messages.all, { count: waiting.total })
            : text(messages.requests)}
        </Link>
      </div>
      {waiting.first.length === 0 ? (
        <p className={styles.nothing}>{text(messages.nothing)}</p>
      ) : (
        <ul>
          {waiting.first.map((request, index) => (
            <Row key={request.ID} request={request} now={now} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </section>
  )
}
