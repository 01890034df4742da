// Closing a month, or another period: every provider and account in one view, and the button that closes it.

import type { ReconciliationPeriod } from '@bawaba/contract/entities/payment-period.ts'
import { addDays, formatDate, formatDateTime, formatMonth } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Link, useSearch } from '@tanstack/react-router'
import { serverWords } from '../../../client/call-error.ts'
import { useCallWhen, useClient } from '../../../client/hooks.tsx'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import { useToday } from '../../../client/use-today.tsx'
import { personName } from '../../../modules/requests/history.ts'
import { usePage } from '../../../shell/page.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import shell from '../../../shell/shell.module.css'
import { announce } from '../../../shell/toasts.tsx'
import finance from '../finance.module.css'
import { messages as common } from '../messages.ts'
import type { DaysSearch } from '../search.ts'
import { useGatewayNames } from '../use-gateway-names.tsx'
import { AccountCard, Balances } from './account-card.tsx'
import { lastMonth, monthDays, monthOf } from './period-days.ts'
import { PeriodForm } from './period-form.tsx'
import { periodMessages as messages } from './period-messages.ts'
import styles from './periods.module.css'

type Days = { from: string; to: string }

export const PeriodPage = () => {
  const text = useText()
  const language = useLanguage()
  const search: DaysSearch = useSearch({ strict: false })
  const today = useToday()
  const days = search.from && search.to ? { from: search.from, to: search.to } : lastMonth(today)
  const { data, error, refetch } = useCallWhen({ fresh: 'always' }, 'GET reconciliation/period', {
    query: days,
  })
  const month = monthOf(days)
  usePage({ title: text(messages.title) })
  const name = month
    ? formatMonth(language, month)
    : text(messages.range, { from: formatDate(language, days.from), to: formatDate(language, days.to) })
  return (
    <div className={`${shell.page} ${finance.page}`}>
      <Link to="/reconciliation" className={finance.back}>
        <Icon name="back" /> {text(messages.back)}
      </Link>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.intro)}</p>
      <div className={styles.period}>
        <h2>{name}</h2>
        <nav className={finance.first} aria-label={text(messages.months)}>
          <Link to="." search={monthDays(addDays(monthDays(days.from).from, -1))} resetScroll={false}>
            {text(messages.previous)}
          </Link>
          {days.to < today && (
            <Link to="." search={monthDays(addDays(monthDays(days.to).to, 1))} resetScroll={false}>
              {text(messages.next)}
            </Link>
          )}
        </nav>
      </div>
      {error && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['card', 'card']} />}
      {data && (
        <Period
          key={`${days.from} ${days.to}`}
          period={data}
          isMonth={month !== undefined}
          onClosed={async () => void (await refetch())}
        />
      )}
      <section className={finance.part}>
        <h2>{text(messages.otherPeriod)}</h2>
        <PeriodForm key={`form ${days.from} ${days.to}`} days={days} />
      </section>
    </div>
  )
}

type PeriodProps = { period: ReconciliationPeriod; isMonth: boolean; onClosed: () => Promise<void> }

const Period = ({ period, isMonth, onClosed }: PeriodProps) => {
  const text = useText()
  const nameOf = useGatewayNames()
  const { from, to, accounts, total } = period
  const isUsed = (account: (typeof accounts)[number]): boolean =>
    account.days.length > 0 ||
    [account.opening, account.received, account.refunded].some(amount => Number(amount) !== 0)
  return (
    <>
      <Close period={period} isMonth={isMonth} onClosed={onClosed} />
      <section className={finance.part}>
        <h2>{text(messages.total)}</h2>
        <div className={finance.narrow}>
          <Balances {...total} />
        </div>
        <ul className={styles.accounts}>
          {accounts.filter(isUsed).map(account => (
            <li key={account.gatewayId}>
              <AccountCard account={account} name={nameOf(account.gatewayId)} period={{ from, to }} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** How far the period is, and the button that closes it. */
const Close = ({ period: { from, to, isOver, open, closed }, isMonth, onClosed }: PeriodProps) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async () => {
      await client.call('POST reconciliation/period', { body: { from, to } satisfies Days })
      announce({ id: 'period', kind: 'success', message: messages.done })
    },
    // Days that were compared on the way are closed, also where others are open.
    onSettled: onClosed,
  })
  const isClosed = closed !== undefined && !closed.isChanged
  return (
    <section className={finance.part}>
      <p className={finance.facts} role="status">
        {isOver ? text(messages.openDays, { count: open }) : text(messages.notOver)}
      </p>
      {closed && (
        <Notice kind={isClosed ? 'success' : 'warning'}>
          {text(messages.closedBy, {
            name: personName(closed.by, language),
            time: formatDateTime(language, closed.at),
          })}
          {!isClosed && <> {text(messages.changed)}</>}
        </Notice>
      )}
      {error && <Notice kind="error">{serverWords(error) ?? text(common.failed)}</Notice>}
      {isOver && !isClosed && (
        <p>
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            {text(isMonth ? messages.close : messages.closeRange)}
          </Button>
        </p>
      )}
    </section>
  )
}
