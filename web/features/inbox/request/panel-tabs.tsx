// The parts of a request as tabs: arrows move between them, and only the chosen one stands in the tab order.

import { classes } from '@bawaba/ui/classes.ts'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './panel-tabs.module.css'

export type Part = { key: string; label: string; content: () => ReactNode }

type PanelTabsProps = {
  label: string
  parts: readonly Part[]
  chosen: string
  onChoose: (key: string) => void
}

export const PanelTabs = ({ label, parts, chosen, onChoose }: PanelTabsProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = parts.find(({ key }) => key === chosen) ?? parts[0]

  const move = (event: KeyboardEvent) => {
    // To the end of the line is to the left where one writes from the right.
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined || !current) return
    event.preventDefault()
    const index = parts.indexOf(current) + (isRightToLeft ? -step : step)
    const next = parts.at(index % parts.length)
    if (!next) return
    onChoose(next.key)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}${next.key}`)}`)?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
        {parts.map(({ key, label: words }) => {
          const isChosen = key === current?.key
          return (
            <button
              key={key}
              id={`${id}${key}`}
              type="button"
              role="tab"
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}part` : undefined}
              tabIndex={isChosen ? 0 : -1}
              className={classes(styles.tab, isChosen && styles.chosen)}
              onClick={() => onChoose(key)}
            >
              {words}
            </button>
          )
        })}
      </div>
      <div
        id={`${id}part`}
        role="tabpanel"
        aria-labelledby={`${id}${current?.key}`}
        className={styles.part}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
        tabIndex={0}
      >
        {current?.content()}
      </div>
    </>
  )
}
