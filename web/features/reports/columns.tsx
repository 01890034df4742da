// Columns along time, in parts that add up; the whole stands on each where there is room.

import { useLanguage } from '@bawaba/ui/language.tsx'
import { Axes, heightOf, middleOf, plot } from './axes.tsx'
import styles from './chart.module.css'
import type { DrawProps } from './draw-props.ts'
import { figureText } from './figure-text.ts'
import { placed, roundAbove } from './scale.ts'

const digitWidth = 9

export const Columns = ({ report, width, title }: DrawProps) => {
  const language = useLanguage()
  const isRtl = language === 'ar'
  const { rows, series } = report
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const most = roundAbove(Math.max(...rows.map(({ values }) => sumOf(values))))
  const seat = (width - plot.start - plot.end) / rows.length
  const wide = Math.max(1, Math.min(48, seat * 0.7))
  return (
    <svg className={styles.chart} role="img" aria-label={title} viewBox={`0 0 ${width} ${plot.height}`}>
      <Axes rows={rows} unit={report.unit} width={width} most={most} />
      {rows.map(({ key, values }, index) => {
        const x = middleOf(index, rows.length, width)
        const total = sumOf(values)
        const words = figureText(language, report.unit, total)
        const top = plot.height - plot.bottom - heightOf(total, most)
        return (
          <g key={key}>
            {values.map((value, part) => (
              <rect
                key={series[part]?.key}
                className={styles[`series${part}`]}
                x={placed(isRtl, width, x - wide / 2, wide)}
                y={plot.height - plot.bottom - heightOf(sumOf(values.slice(0, part + 1)), most)}
                width={wide}
                height={heightOf(value, most)}
              />
            ))}
            {total > 0 && words.length * digitWidth < seat && (
              <text className={styles.value} x={placed(isRtl, width, x)} y={top - 6} textAnchor="middle">
                {words}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
