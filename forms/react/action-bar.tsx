// The button of a page of the form, and beside it what is saved; on a phone the bar stays at the lower edge. The button is
// never disabled, and what has the focus is never under the bar: the page scrolls by its height.

import { Button } from '@bawaba/ui/button.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styles from './action-bar.module.css'

/** Between a field that is scrolled to and the bar. */
const gap = 16

/** Tells the page how much of its lower edge is covered, however many lines the bar has. */
const useCovered = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const measure = () => {
      const isSticky = getComputedStyle(element).position === 'sticky'
      style.scrollPaddingBlockEnd = isSticky ? `${Math.ceil(element.offsetHeight) + gap}px` : ''
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      style.scrollPaddingBlockEnd = ''
    }
  }, [bar])
}

type ActionBarProps = {
  label: string
  /** What it is doing; pressing does nothing meanwhile. */
  busyWith: string | undefined
  /** What is saved, and the way to finish later. */
  children?: ReactNode
}

export const ActionBar = ({ label, busyWith, children }: ActionBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  useCovered(bar)
  return (
    <div ref={bar} className={styles.bar} data-print="never">
      <Button type="submit" variant="primary" busy={busyWith !== undefined} className={styles.onward}>
        {busyWith ?? label}
      </Button>
      <VisuallyHidden>
        <span role="status">{busyWith ?? ''}</span>
      </VisuallyHidden>
      {children}
    </div>
  )
}
