// The statement of an account over some days: what it held, each movement with who, why and the balance after it, and the end.

import type { AccountMovement } from '@bawaba/contract/entities/payment-period.ts'
import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import { formatDate, formatDateTime, formatMoney } from '@bawaba/language/index.ts'
import { Bdi, Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Link, useSearch } from '@tanstack/react-router'
import { useCallWhen } from '../../../client/hooks.tsx'
import { personName } from '../../../modules/requests/history.ts'
import { usePage } from '../../../shell/page.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import shell from '../../../shell/shell.module.css'
import finance from '../finance.module.css'
import { messages as common } from '../messages.ts'
import type { AccountSearch } from '../search.ts'
import { Turns, useCursorPage } from '../use-cursor-page.tsx'
import { useGatewayNames } from '../use-gateway-names.tsx'
import { Balances } from './account-card.tsx'
import { Downloads } from './downloads.tsx'
import { periodMessages as messages, movementNames } from './period-messages.ts'

export const AccountPage = () => {
  const text = useText()
  const language = useLanguage()
  const search = useSearch({ strict: false }) as AccountSearch
  const page = useCursorPage('GET reconciliation/account', search)
  const { data, error, refetch, isFetching } = page
  const gateways = useCallWhen({ fresh: 'always' }, 'GET reconciliation/gateways')
  const nameOf = useGatewayNames()
  const { gatewayId, from, to } = search
  const title = text(messages.statementOf, { name: nameOf(gatewayId) })
  usePage({ title })
  // A name takes more lines than the id in its place.
  if (!gateways.data && !gateways.error) return <Skeleton isPage shapes={['title', 'card']} />
  return (
    <div className={`${shell.page} ${finance.page}`}>
      <Link to="/reconciliation/period" search={{ from, to }} className={finance.back}>
        <Icon name="back" /> {text(messages.toPeriod)}
      </Link>
      <h1>{title}</h1>
      <p>{text(messages.range, { from: formatDate(language, from), to: formatDate(language, to) })}</p>
      {error && !data && <ReadFailure what={messages.statement} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['card', 'line']} />}
      {data && (
        <>
          <div className={finance.narrow}>
            <Balances {...data.answer} />
          </div>
          <Downloads {...search} />
          <section className={finance.part} aria-busy={isFetching}>
            <h2>{text(messages.movements)}</h2>
            {data.answer.count === 0 && <EmptyState title={text(messages.noMovements)} />}
            <ol className={finance.rows}>
              {data.answer.rows.map(row => (
                <li key={row.id} className={finance.row}>
                  <Movement row={row} />
                </li>
              ))}
            </ol>
            <Turns page={page} toFirst={common.firstPage} toNext={common.nextPage} scrolls />
          </section>
        </>
      )}
    </div>
  )
}

const Movement = ({ row }: { row: AccountMovement }) => {
  const text = useText()
  const language = useLanguage()
  const { at, kind, channel, amount, balance, payment, ID, service, payer, transactionId, reason, by } = row
  return (
    <>
      <p className={finance.first}>
        <strong>{text(movementNames[kind])}</strong>
        <Bdi>{personName(payer, language)}</Bdi>
        <Link to="/payments/$paymentId" params={{ paymentId: payment.id }}>
          <Ltr>{payment.number}</Ltr>
        </Link>
        <strong className={finance.amount}>{formatMoney(language, amount)}</strong>
      </p>
      <p className={finance.facts}>
        <time dateTime={at}>{formatDateTime(language, at)}</time>
        <span>{text(service)}</span>
        <Reference>{ID}</Reference>
        <span>{text(paymentChannelRows[channel].label)}</span>
        {transactionId && <Ltr>{transactionId}</Ltr>}
        {reason && <Bdi>{reason}</Bdi>}
        {by && <span>{text(messages.recordedBy, { name: personName(by, language) })}</span>}
        <span className={finance.amount}>
          {text(messages.balance, { amount: formatMoney(language, balance) })}
        </span>
      </p>
    </>
  )
}
