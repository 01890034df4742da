// The search for services. A plain form: without JavaScript it asks the server, with it the list follows the typing.

import { buttonClass } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useApp } from '../../shell/context.tsx'
import { searchMessages } from './search-form.messages.ts'
import styles from './search-form.module.css'

const typingPause = 250

export const SearchForm = ({ query = '', follows }: { query?: string; follows?: boolean }) => {
  const text = useText()
  const { base } = useApp()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address changed by something else than typing here: "clear", Back.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = query
  }, [query])
  const go = (replace: boolean) => {
    clearTimeout(timer.current)
    const q = input.current?.value.trim()
    void navigate({ to: '/services', search: q ? { q } : {}, replace, resetScroll: !replace })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    go(Boolean(follows))
  }
  return (
    <search>
      <form action={`${base}/services`} method="get" className={styles.form} onSubmit={submit}>
        <label htmlFor={follows ? 'search' : id} className={styles.label}>
          {text(searchMessages.label)}
        </label>
        <span className={styles.row}>
          <span className={styles.box}>
            <Icon name="search" />
            <input
              ref={input}
              id={follows ? 'search' : id}
              type="search"
              name="q"
              defaultValue={query}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              onInput={
                follows
                  ? () => {
                      clearTimeout(timer.current)
                      timer.current = setTimeout(go, typingPause, true)
                    }
                  : undefined
              }
            />
          </span>
          <button type="submit" className={buttonClass({ variant: 'primary' })}>
            {text(searchMessages.search)}
          </button>
        </span>
      </form>
    </search>
  )
}
