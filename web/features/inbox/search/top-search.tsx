// The search box of the workspace, in the top bar of every page: a request by its number, or a
// person's requests by their national ID, passport or phone, in any digits.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { SearchForm } from '../../../forms/search-form.tsx'
import { type InboxSearch, numberIn, toInbox } from '../address.ts'
import { messages } from '../messages.ts'
import { identifierIn, isLikeIdentifier, remember } from './looked-for.ts'
import styles from './top-search.module.css'

const SearchBox = () => {
  const text = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { number = '' }: InboxSearch = useSearch({ strict: false })
  const [isRefused, setIsRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      input.current?.select()
      input.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const find = ({ number: typed = '' }: Record<string, string>) => {
    const person = identifierIn(typed)
    // What may be of a person and is not read as one stays out of the address too.
    const isStrange = !person && isLikeIdentifier(typed)
    setIsRefused(isStrange)
    if (isStrange) return
    void navigate(toInbox(person ? { person: remember(queries, person) } : { number: numberIn(typed) }))
    if (person && input.current) input.current.value = ''
  }
  return (
    <div className={styles.search}>
      <SearchForm values={{ number }} onSearch={find} className={styles.box}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="number"
          className={styles.input}
          aria-label={text(messages.search)}
          aria-describedby={isRefused ? hint : undefined}
          aria-invalid={isRefused || undefined}
          placeholder={text(messages.searchHint)}
          defaultValue={number}
          autoComplete="off"
          onInput={() => setIsRefused(false)}
          onBlur={() => setIsRefused(false)}
          enterKeyHint="search"
          maxLength={64}
        />
        <span className={styles.key} aria-hidden="true">
          <kbd>Ctrl K</kbd>
        </span>
      </SearchForm>
      {isRefused && (
        <p id={hint} role="alert" className={styles.refused}>
          {text(messages.notANumber)}
        </p>
      )}
    </div>
  )
}

/** Puts the box where the frame of the workspace keeps room for it. */
export const TopSearch = () => {
  const [slot, setSlot] = useState<Element | null>(null)
  useEffect(() => setSlot(document.getElementById('top-search')), [])
  return slot && createPortal(<SearchBox />, slot)
}
