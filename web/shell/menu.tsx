// A menu on <details>: opens without JavaScript, and with it closes on Escape, on a press elsewhere
// and when the focus leaves, as people expect of menus.

import { type ReactNode, useEffect, useRef } from 'react'

export const Menu = ({
  summary,
  label,
  className,
  onOpen,
  children,
}: {
  summary: ReactNode
  /** Names the button where its content is an icon. */
  label?: string
  className?: string
  onOpen?: () => void
  children: ReactNode
}) => {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!element) return
    const close = () => {
      element.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      // What is open below the menu stays.
      event.preventDefault()
      close()
      element.querySelector('summary')?.focus()
    }
    const onElsewhere = (event: Event) => {
      if (element.open && !element.contains(event.target as Node)) close()
    }
    const onChoice = (event: Event) => {
      if ((event.target as Element).closest('a')) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    element.addEventListener('click', onChoice)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      element.removeEventListener('click', onChoice)
    }
  }, [])
  return (
    <details ref={details} className={className} onToggle={event => event.currentTarget.open && onOpen?.()}>
      <summary aria-label={label} title={label}>
        {summary}
      </summary>
      {children}
    </details>
  )
}
