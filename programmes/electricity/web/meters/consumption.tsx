// What a meter measured in each of the last twelve months: bars to see, a table to read.

import { formatCount } from '@bawaba/language/counts.ts'
import { formatMonth, formatNumber } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { PendingPart } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { consumptionQuery } from '../queries.ts'
import { messages } from './messages.ts'
import styles from './meters.module.css'

/** Of the drawing, in units of its own. */
const [barWidth, highest] = [10, 100]

export const Consumption = ({ number }: { number: string }) => {
  const text = useText()
  const language = useLanguage()
  const { data, error, refetch } = useRead({
    ...consumptionQuery(useClient(), number),
    retry: false,
    fresh: 'untilChanged',
  })
  if (error) return <ReadFailure what={messages.consumption} error={error} onAgain={refetch} />
  if (!data) return <PendingPart />
  const { months } = data
  const most = months.reduce((best, one) => (one.consumption > best.consumption ? one : best), {
    month: '',
    consumption: 0,
  })
  const average = Math.round(months.reduce((sum, { consumption }) => sum + consumption, 0) / months.length)
  return (
    <div className={styles.consumption}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${months.length * barWidth} ${highest}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {months.map(({ month, consumption }, index) => {
          const height = (consumption / Math.max(most.consumption, 1)) * highest
          return (
            <rect
              key={month}
              x={index * barWidth}
              y={highest - height}
              width={barWidth - 2}
              height={height}
            />
          )
        })}
      </svg>
      <p className={styles.meta}>
        {text(messages.most, {
          month: formatMonth(language, most.month),
          value: formatNumber(language, most.consumption),
          average: formatNumber(language, average),
        })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text(messages.month)}</th>
            <th scope="col">{text(messages.used)}</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, consumption }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(language, month)}</th>
              <td>{formatCount(language, consumption)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
