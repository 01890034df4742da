// A line for each number along time, named where it ends.

import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Axes, heightOf, middleOf, plot } from './axes.tsx'
import styles from './chart.module.css'
import type { DrawProps } from './draw-props.ts'
import { placed, roundAbove } from './scale.ts'

export const Lines = ({ report, width, title }: DrawProps) => {
  const text = useText()
  const isRtl = useLanguage() === 'ar'
  const { rows, series } = report
  const most = roundAbove(Math.max(...rows.flatMap(({ values }) => values)))
  const pointsOf = (index: number) =>
    rows.map(({ key, values }, row) => ({
      key,
      x: placed(isRtl, width, middleOf(row, rows.length, width)),
      y: plot.height - plot.bottom - heightOf(values[index] ?? 0, most),
    }))
  return (
    <svg className={styles.chart} role="img" aria-label={title} viewBox={`0 0 ${width} ${plot.height}`}>
      <Axes rows={rows} unit={report.unit} width={width} most={most} />
      {series.map(({ key, label }, index) => {
        const points = pointsOf(index)
        const last = points.at(-1)
        return (
          <g key={key}>
            <polyline
              className={styles[`line${index}`]}
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            />
            {points.map(point => (
              <circle
                key={point.key}
                className={styles[`series${index}`]}
                cx={point.x}
                cy={point.y}
                r={3.5}
              />
            ))}
            {last && (
              <text className={styles.value} x={last.x} y={last.y - 9} textAnchor="end">
                {text(label)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
