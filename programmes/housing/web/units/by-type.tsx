// How many units of each type are available, and what they cost: one row for each.

import { formatCount } from '@bawaba/language/counts.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { unitFieldWords, unitTypeWords } from '../../unit.ts'
import type { Availability } from '../../unit-calls.ts'
import { projectMessages as messages } from './project-messages.ts'
import styles from './project-units.module.css'
import { areaText } from './words.tsx'

export const ByType = ({ availability }: { availability: Availability }) => {
  const text = useText()
  const language = useLanguage()
  const range = (from: string, to: string): string =>
    from === to ? from : text(messages.range, { from, to })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={text(messages.byType)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text(unitFieldWords.type)}</th>
            <th scope="col">{text(messages.number)}</th>
            <th scope="col">{text(messages.areas)}</th>
            <th scope="col">{text(messages.prices)}</th>
          </tr>
        </thead>
        <tbody>
          {availability.types
            .filter(({ available }) => available > 0)
            .map(({ type, available, minPrice, maxPrice, minArea, maxArea }) => (
              <tr key={type}>
                <th scope="row">{text(unitTypeWords[type])}</th>
                <td>{formatCount(language, available)}</td>
                <td>
                  {minArea !== undefined &&
                    maxArea !== undefined &&
                    range(areaText(language, minArea), areaText(language, maxArea))}
                </td>
                <td>
                  {minPrice &&
                    maxPrice &&
                    range(formatMoney(language, minPrice.amount), formatMoney(language, maxPrice.amount))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
