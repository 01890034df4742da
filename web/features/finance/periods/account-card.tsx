// One account over a period: what it held and moved, its days by their state, and what is left to do for the others.

import type { PeriodAccount, PeriodDay } from '@bawaba/contract/entities/payment-period.ts'
import { formatCount } from '@bawaba/language/counts.ts'
import { formatDate, formatMoney, formatNumber } from '@bawaba/language/index.ts'
import { Card } from '@bawaba/ui/card.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Link } from '@tanstack/react-router'
import finance from '../finance.module.css'
import { Downloads } from './downloads.tsx'
import { type DaySpan, openSpans } from './period-days.ts'
import { dayStates, periodMessages as messages, openReasons } from './period-messages.ts'
import styles from './periods.module.css'

type Days = { from: string; to: string }
type Sums = Pick<PeriodAccount, 'opening' | 'received' | 'refunded' | 'closing'>

export const Balances = ({ opening, received, refunded, closing }: Sums) => {
  const text = useText()
  const language = useLanguage()
  const rows = [
    [messages.opening, opening],
    [messages.received, received],
    [messages.refunded, refunded],
  ] as const
  return (
    <DefinitionList spread>
      {rows.map(([label, amount]) => (
        <Definition key={label.en} term={text(label)}>
          {formatMoney(language, amount)}
        </Definition>
      ))}
      <Definition term={text(messages.closing)} total>
        {formatMoney(language, closing)}
      </Definition>
    </DefinitionList>
  )
}

type CardProps = { account: PeriodAccount; name: string; period: Days }

export const AccountCard = ({ account, name, period }: CardProps) => {
  const text = useText()
  const { gatewayId, source, days } = account
  return (
    <Card className={styles.account}>
      <h3>{name}</h3>
      <Balances {...account} />
      {days.length > 0 && <DayGrid days={days} />}
      {days.length === 0 && (
        <p className={finance.facts}>{text(source === 'none' ? messages.counter : messages.noDays)}</p>
      )}
      <OpenDays account={account} period={period} />
      <p className={finance.first}>
        <Link to="/reconciliation/account" search={{ gatewayId, ...period }}>
          {text(messages.statement)}
        </Link>
      </p>
      <Downloads gatewayId={gatewayId} {...period} />
    </Card>
  )
}

const icons = { closed: 'check', differences: 'alert', open: 'close', notOver: 'clock' } as const

const DayGrid = ({ days }: { days: readonly PeriodDay[] }) => {
  const text = useText()
  const language = useLanguage()
  const counts = Object.entries(Object.groupBy(days, ({ state }) => state)) as [
    PeriodDay['state'],
    PeriodDay[],
  ][]
  return (
    <div className={styles.part}>
      <p className={finance.facts}>
        {counts.map(([state, of]) => (
          <span key={state} className={styles.key} data-state={state}>
            <Icon name={icons[state]} />
            {text(dayStates[state])}: {formatCount(language, of.length)}
          </span>
        ))}
      </p>
      <ol className={styles.days} aria-label={text(messages.days)}>
        {days.map(({ day, state }) => (
          <li
            key={day}
            className={styles.day}
            data-state={state}
            title={`${formatDate(language, day)}: ${text(dayStates[state])}`}
          >
            <span aria-hidden="true">{formatNumber(language, Number(day.slice(8)))}</span>
            <Icon name={icons[state]} />
            <VisuallyHidden>
              {formatDate(language, day)}: {text(dayStates[state])}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  )
}

const OpenDays = ({ account: { gatewayId, source, days }, period }: Omit<CardProps, 'name'>) => {
  const text = useText()
  const language = useLanguage()
  const spans = openSpans(days)
  if (spans.length === 0) return null
  const nameOf = ({ from, to }: DaySpan): string =>
    from === to
      ? formatDate(language, from)
      : text(messages.range, { from: formatDate(language, from), to: formatDate(language, to) })
  return (
    <ul className={finance.rows}>
      {spans.map(span => (
        <li key={span.from} className={finance.row}>
          <p className={finance.first}>
            <strong>{nameOf(span)}</strong>
            <span>
              {span.why
                ? text(openReasons[span.why])
                : `${text(dayStates[span.state])}: ${formatCount(language, span.differences)}`}
            </span>
            {span.state === 'differences' && (
              <Link to="/reconciliation" search={{ gatewayId, from: span.from, to: span.to }}>
                {text(messages.showDifferences)}
              </Link>
            )}
            {span.state === 'open' && source === 'file' && (
              <Link to="/reconciliation/statement" search={{ gatewayId, ...period }}>
                {text(messages.importStatement)}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
