// Where one is in the form: names of all steps on a wide screen, the number and a bar on a narrow one.

import { formatNumber, type Language } from '@bawaba/language/index.ts'
import { classes } from '@bawaba/ui/classes.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { messages } from './messages.ts'
import type { FormPage } from './pages.ts'
import { type FormNavigation, StepLink } from './step-link.tsx'
import styles from './stepper.module.css'

/** More names than these stand on no line. */
const mostNames = 7

type StepItem = { page: FormPage; label: string }
type StepperProps = FormNavigation & { items: readonly StepItem[]; current: FormPage }

const Done = ({ item, onStep, stepHref }: FormNavigation & { item: StepItem }) => {
  const text = useText()
  return (
    <>
      <span className={styles.dot}>
        <Icon name="check" />
      </span>
      <StepLink href={stepHref?.(item.page)} onGo={() => onStep(item.page)} className={styles.link}>
        {item.label}
        <VisuallyHidden> ({text(messages.completed)})</VisuallyHidden>
      </StepLink>
    </>
  )
}

const Ahead = ({ number, label, language }: { number: number; label: string; language: Language }) => (
  <>
    <span className={styles.dot} aria-hidden="true">
      {formatNumber(language, number)}
    </span>
    {label}
  </>
)

export const Stepper = ({ items, current, ...navigation }: StepperProps) => {
  const text = useText()
  const language = useLanguage()
  const index = items.findIndex(({ page }) => page === current)
  const lookOf = (number: number) =>
    number < index ? styles.done : number === index ? styles.current : undefined
  return (
    <nav
      className={classes(styles.stepper, items.length > mostNames && styles.long)}
      aria-label={text(messages.steps)}
      data-print="never"
    >
      <ol className={styles.names}>
        {items.map((item, number) => (
          <li key={item.page} className={lookOf(number)} aria-current={number === index ? 'step' : undefined}>
            {number < index ? (
              <Done item={item} {...navigation} />
            ) : (
              <Ahead number={number + 1} label={item.label} language={language} />
            )}
          </li>
        ))}
      </ol>
      <div className={styles.narrow}>
        <p>
          <strong>{text(messages.stepOf, { step: index + 1, total: items.length })}</strong>
          {' · '}
          {items[index]?.label}
        </p>
        <div className={styles.bar} aria-hidden="true">
          {items.map((item, number) => (
            <span key={item.page} className={number <= index ? styles.filled : undefined} />
          ))}
        </div>
      </div>
    </nav>
  )
}
