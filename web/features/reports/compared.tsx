// A report beside the period before it: how many requests then and now, as numbers and as two bars.

import type { Report } from '@bawaba/contract/entities/report.ts'
import type { ReportSpec } from '@bawaba/contract/report-rules.ts'
import { formatDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import styles from './compared.module.css'
import { figureText } from './figure-text.ts'
import { messages } from './messages.ts'
import { type Period, periodBefore } from './period-before.ts'
import { useReport } from './use-report.tsx'

const sumOf = ({ rows }: Report): number =>
  rows.reduce((sum, { values }) => sum + values.reduce((all, value) => all + value, 0), 0)

type ComparedProps = { spec: ReportSpec; report: Report; period: Period }

const Beside = ({ spec, report, period }: ComparedProps) => {
  const text = useText()
  const language = useLanguage()
  const before = periodBefore(period)
  const { data } = useReport({ ...spec, ...before })
  if (!data || data.spec.from !== before.from) return null
  const bars = [
    { key: 'now', label: messages.thisPeriod, count: sumOf(report), ...period },
    { key: 'before', label: messages.periodBefore, count: sumOf(data.report), ...before },
  ]
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <dl className={styles.compared}>
      {bars.map(({ key, label, count, from, to }) => (
        <div key={key} className={styles.row}>
          <dt>{text(label, { from: formatDate(language, from), to: formatDate(language, to) })}</dt>
          <dd>
            <svg
              className={styles.track}
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              {/* Bars begin where reading begins. */}
              <rect
                className={styles[key]}
                x={language === 'ar' ? 100 - (count / most) * 100 : 0}
                width={(count / most) * 100}
                height="8"
              />
            </svg>
            {figureText(language, report.unit, count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Of what adds up over a period; nothing of medians, or of how things stand now. */
export const Compared = ({ spec, report }: Omit<ComparedProps, 'period'>) =>
  report.period && report.isStacked && report.unit !== 'days' ? (
    <Beside spec={spec} report={report} period={report.period} />
  ) : null
