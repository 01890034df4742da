// One step of a tour beside the part that it points at, which it never covers. It is no modal dialog: the page stays in reach.
// Escape ends it, and the focus returns to where it was begun.

import { t } from '@bawaba/language/index.ts'
import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './aids.module.css'
import { stayBeside } from './beside.ts'
import { messages } from './messages.ts'
import type { TourStep } from './tour.ts'

const mark = 'data-toured'

/** Marks a part of the page and brings it into sight, the guide beside it. */
const pointAt = (selector: string, guide: HTMLElement): (() => void) => {
  const part = document.querySelector(selector)
  if (!part) return () => undefined
  part.setAttribute(mark, '')
  const leave = stayBeside(part, guide)
  return () => {
    part.removeAttribute(mark)
    leave()
  }
}

export const TourGuide = ({ steps, onEnd }: { steps: readonly TourStep[]; onEnd: () => void }) => {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const guide = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(0)
  const step = steps[index]
  const selector = step?.selector
  useEffect(() => {
    if (selector === undefined || !guide.current) return undefined
    guide.current.focus({ preventScroll: true })
    return pointAt(selector, guide.current)
  }, [selector])
  if (!step) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd()
  }
  const isLast = index === steps.length - 1
  return createPortal(
    <section
      ref={guide}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.guide}
      onKeyDown={onKeyDown}
    >
      <div className={styles.guideHead}>
        <h2 id={`${id}-title`}>{text(step.title)}</h2>
        <IconButton icon="close" small label={text(messages.endTour)} onClick={onEnd} />
      </div>
      <p id={`${id}-text`}>{text(step.text)}</p>
      <div className={styles.guideActs}>
        <span className={styles.count}>
          {t(language, messages.stepOf, { step: index + 1, steps: steps.length })}
        </span>
        {index > 0 && (
          <Button small onClick={() => setIndex(index - 1)}>
            {text(messages.backStep)}
          </Button>
        )}
        <Button small variant="primary" onClick={() => (isLast ? onEnd() : setIndex(index + 1))}>
          {text(isLast ? messages.done : messages.nextStep)}
        </Button>
      </div>
    </section>,
    document.body,
  )
}
