// What stands in the way, on top and focused: each line leads to its field.

import { useText } from '@bawaba/ui/language.tsx'
import { useEffect, useRef } from 'react'
import { messages } from './messages.ts'
import styles from './sign-in-page.module.css'
import type { Fault } from './use-sign-in-form.tsx'

export const ErrorSummary = ({ faults, refusal }: { faults: readonly Fault[]; refusal?: string }) => {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const isShown = faults.length > 0 || refusal !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer takes the focus again
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown, faults, refusal])
  if (!isShown) return null
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      {refusal ? (
        <p>{refusal}</p>
      ) : (
        <>
          <h2>{text(messages.summary, { count: faults.length })}</h2>
          <ul>
            {faults.map(({ id, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={event => {
                    event.preventDefault()
                    document.getElementById(id)?.focus()
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
