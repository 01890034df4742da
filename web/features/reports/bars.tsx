// Bars from where reading begins: one a group, in parts that add up, or one for each number.

import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import styles from './chart.module.css'
import type { DrawProps } from './draw-props.ts'
import { figureText } from './figure-text.ts'
import { placed, roundAbove } from './scale.ts'

const labelHeight = 22
const barHeight = 24
const gap = 18
const thinHeight = 14
const numberRoom = { requests: 72, days: 72, piasters: 136 } as const
/** A part narrower than its number says nothing in itself. */
const digitWidth = 9

export const Bars = ({ report, width, title }: DrawProps) => {
  const text = useText()
  const language = useLanguage()
  const isRtl = language === 'ar'
  const { rows, isStacked, unit } = report
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const most = roundAbove(
    Math.max(...rows.map(({ values }) => (isStacked ? sumOf(values) : Math.max(...values)))),
  )
  const lengthOf = (value: number) => ((width - numberRoom[unit]) * Math.max(0, value)) / most
  const rowHeight = labelHeight + gap + (isStacked ? barHeight : thinHeight * (report.series.length || 1))
  const height = rows.length * rowHeight
  const part = (key: string, index: number, x: number, y: number, value: number, tall: number) => {
    const length = lengthOf(value)
    if (value === 0) return null
    const words = figureText(language, unit, value)
    const fits = isStacked && length > words.length * digitWidth + 8
    return (
      <g key={key}>
        <rect
          className={styles[`series${index}`]}
          x={placed(isRtl, width, x, length)}
          y={y}
          width={length}
          height={tall}
        />
        {fits && (
          <text
            className={styles[`on${index}`]}
            x={placed(isRtl, width, x + length / 2)}
            y={y + tall / 2}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {words}
          </text>
        )}
      </g>
    )
  }
  const endOf = (key: string, value: number, length: number, middle: number) => (
    <text
      key={`${key} end`}
      className={styles.value}
      x={placed(isRtl, width, length + 8)}
      y={middle}
      dominantBaseline="central"
    >
      {figureText(language, unit, value)}
    </text>
  )
  return (
    <svg className={styles.chart} role="img" aria-label={title} viewBox={`0 0 ${width} ${height}`}>
      {rows.map(({ key, label, values }, row) => {
        const top = row * rowHeight
        const y = top + labelHeight
        const total = sumOf(values)
        return (
          <g key={key}>
            <text className={styles.label} x={placed(isRtl, width, 0)} y={top + labelHeight - 7}>
              {text(label)}
            </text>
            {values.map((value, index) => {
              const before = isStacked ? lengthOf(sumOf(values.slice(0, index))) : 0
              const tall = isStacked ? barHeight : thinHeight - 2
              const at = isStacked ? y : y + index * thinHeight
              const name = `${key} ${report.series[index]?.key}`
              return [
                part(name, index, before, at, value, tall),
                isStacked ? null : endOf(name, value, lengthOf(value), at + tall / 2),
              ]
            })}
            {isStacked && endOf(key, total, lengthOf(total), y + barHeight / 2)}
          </g>
        )
      })}
    </svg>
  )
}
