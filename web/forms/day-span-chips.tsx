// Buttons that fill the first and the last day of a filter with a span that is asked for often.

import { cairoDate } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { serverNow } from '../client/server-clock.ts'
import styles from './day-span-chips.module.css'
import { type DaySpan, daySpans } from './day-spans.ts'

const label = { ar: 'مدد شائعة', en: 'Common periods' }

export const DaySpanChips = ({ onChoose }: { onChoose: (span: DaySpan) => void }) => {
  const text = useText()
  return (
    <fieldset className={styles.chips} aria-label={text(label)}>
      {daySpans.map(({ label, span }) => (
        <Button key={label.en} small onClick={() => onChoose(span(cairoDate(serverNow())))}>
          {text(label)}
        </Button>
      ))}
    </fieldset>
  )
}
