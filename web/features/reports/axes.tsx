// The axes of a chart along time, which runs the way the language is read.

import type { Report } from '@bawaba/contract/entities/report.ts'
import { formatAmount, formatNumber, poundsOf } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import styles from './chart.module.css'
import { everyNth, placed } from './scale.ts'

export const plot = { height: 260, top: 24, bottom: 30, start: 56, end: 16 }
const nameWidth = 96

/** Where the middle of a period stands, from where reading begins. */
export const middleOf = (index: number, count: number, width: number): number =>
  plot.start + ((width - plot.start - plot.end) * (index + 0.5)) / count

export const heightOf = (value: number, most: number): number =>
  ((plot.height - plot.top - plot.bottom) * Math.max(0, value)) / most
const base = plot.height - plot.bottom

type AxesProps = { rows: Report['rows']; unit: Report['unit']; width: number; most: number }

export const Axes = ({ rows, unit, width, most }: AxesProps) => {
  const text = useText()
  const language = useLanguage()
  const isRtl = language === 'ar'
  const nth = everyNth(rows.length, width - plot.start - plot.end, nameWidth)
  // What is counted has no halves.
  const levels = most % 2 === 0 ? [0, most / 2, most] : [0, most]
  return (
    <g>
      {levels.map(level => {
        const y = base - heightOf(level, most)
        return (
          <g key={level}>
            <line
              className={styles.grid}
              x1={placed(isRtl, width, plot.start)}
              x2={placed(isRtl, width, width - plot.end)}
              y1={y}
              y2={y}
            />
            <text
              className={styles.mark}
              x={placed(isRtl, width, plot.start - 8)}
              y={y}
              textAnchor="end"
              dominantBaseline="central"
            >
              {unit === 'piasters'
                ? formatAmount(language, poundsOf(Math.round(level)))
                : formatNumber(language, level)}
            </text>
          </g>
        )
      })}
      {rows.map(({ key, label }, index) =>
        index % nth === 0 ? (
          <text
            key={key}
            className={styles.mark}
            x={placed(isRtl, width, middleOf(index, rows.length, width))}
            y={plot.height - 8}
            textAnchor="middle"
          >
            {text(label)}
          </text>
        ) : null,
      )}
    </g>
  )
}
