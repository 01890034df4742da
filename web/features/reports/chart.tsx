// A report as a drawing: bars for groups, columns or lines along time. One image with one name; the table beside it says
// the same in numbers.

import type { Report } from '@bawaba/contract/entities/report.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { Bars } from './bars.tsx'
import styles from './chart.module.css'
import { Columns } from './columns.tsx'
import { Lines } from './lines.tsx'
import { messages } from './messages.ts'

/** More bars are no picture: the table goes on. */
const mostBars = 15
const firstWidth = 640

/** Drawn at the width there is, so that its words keep their size. */
const useWidth = () => {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(firstWidth)
  useLayoutEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, Math.round(entry.contentRect.width)))
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return { frame, width }
}

type ChartProps = { report: Report; title: string; isOverTime: boolean }

export const Chart = ({ report, title, isOverTime }: ChartProps) => {
  const text = useText()
  const { frame, width } = useWidth()
  const isPart = !isOverTime && report.rows.length > mostBars
  const drawn = isPart ? { ...report, rows: report.rows.slice(0, mostBars) } : report
  const Drawing = isOverTime ? (report.isStacked ? Columns : Lines) : Bars
  return (
    <figure className={styles.figure}>
      {report.series.length > 1 && (
        <ul className={styles.legend} aria-hidden="true">
          {report.series.map(({ key, label }, index) => (
            <li key={key}>
              <svg className={styles.key} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
                <rect className={styles[`series${index}`]} width="14" height="14" rx="3" />
              </svg>
              {text(label)}
            </li>
          ))}
        </ul>
      )}
      <div ref={frame} className={styles.frame}>
        <Drawing report={drawn} width={width} title={text(messages.chartOf, { what: title })} />
      </div>
      {isPart && <figcaption>{text(messages.chartPart, { count: mostBars })}</figcaption>}
    </figure>
  )
}
