// The daily close of each provider, and the differences that wait to be resolved.

import type { ReconciliationDay } from '@bawaba/contract/entities/payment.ts'
import { formatDate, formatMoney, formatNumber } from '@bawaba/language/index.ts'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useCallWhen } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { CompareForm } from './compare-form.tsx'
import { DifferenceCard } from './difference-card.tsx'
import styles from './finance.module.css'
import { GapList } from './gap-list.tsx'
import { messages } from './messages.ts'
import { useGatewayNames } from './use-gateway-names.tsx'

export const ReconciliationPage = () => {
  const text = useText()
  const days = useCallWhen({ staleTime: 0 }, 'GET reconciliation')
  const differences = useCallWhen({ staleTime: 0 }, 'GET reconciliation/differences')
  const gaps = useCallWhen({ staleTime: 0 }, 'GET reconciliation/gaps')
  const gateways = useCallWhen({}, 'GET reconciliation/gateways')
  const nameOf = useGatewayNames()
  usePage({ title: text(messages.reconciliation) })
  const refresh = async () => {
    await Promise.all([days, gaps, differences, gateways].map(({ refetch }) => refetch()))
  }
  const error = days.error ?? gaps.error ?? differences.error ?? gateways.error
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.reconciliation)}</h1>
      {error && <ReadFailure what={messages.reconciliation} error={error} onAgain={refresh} />}
      <section className={styles.part}>
        <h2>{text(messages.differences)}</h2>
        {!differences.data && !error && <Skeleton shapes={['card']} />}
        {differences.data?.length === 0 && <EmptyState title={text(messages.noDifferences)} />}
        <ul className={styles.cards}>
          {differences.data?.map(difference => (
            <li key={difference.id}>
              <DifferenceCard
                difference={difference}
                gateway={nameOf(difference.gatewayId)}
                onResolved={refresh}
              />
            </li>
          ))}
        </ul>
      </section>
      {gaps.data && <GapList gaps={gaps.data} nameOf={nameOf} onCompared={refresh} />}
      <section className={styles.part}>
        <h2>{text(messages.days)}</h2>
        {days.data?.length === 0 && <p className={styles.facts}>{text(messages.noDays)}</p>}
        {days.data && days.data.length > 0 && <Days days={days.data} nameOf={nameOf} />}
      </section>
      {gateways.data && <CompareForm gateways={gateways.data} onCompared={refresh} />}
    </div>
  )
}

type DaysProps = { days: readonly ReconciliationDay[]; nameOf: (gatewayId: string) => string }

const Days = ({ days, nameOf }: DaysProps) => {
  const text = useText()
  const language = useLanguage()
  return (
    <ol className={styles.rows}>
      {days.map(({ gatewayId, day, lines, received, refunded, differences, open }) => (
        <li key={`${gatewayId} ${day}`} className={styles.row}>
          <p className={styles.first}>
            <strong>{formatDate(language, day)}</strong>
            <span>{nameOf(gatewayId)}</span>
          </p>
          <p className={styles.facts}>
            <span>
              {text(messages.lines)}: {formatNumber(language, lines)}
            </span>
            <span>
              {text(messages.received)}: {formatMoney(language, received)}
            </span>
            <span>
              {text(messages.returned)}: {formatMoney(language, refunded)}
            </span>
            <span>
              {text(messages.differences)}: {formatNumber(language, differences)}
            </span>
            <span>
              {text(messages.open)}: {formatNumber(language, open)}
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}
