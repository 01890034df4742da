// A search: what is typed and chosen becomes the address, and the boxes follow the address. With `action` it works
// without JavaScript too.

import { useDelayed } from '@bawaba/ui/use-delayed.ts'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'

type Words = Record<string, string>

type SearchFormProps = {
  /** What is looked for now, by the names of the boxes. */
  values: Record<string, string | undefined>
  /** Takes what stands in the boxes, without spaces around it. `isTyping`: the reader has not asked for it yet. */
  onSearch: (words: Words, isTyping: boolean) => void
  /** Searches while one types, once one pauses. */
  asOneTypes?: boolean | undefined
  /** Where the browser itself sends it, with GET. */
  action?: string
  className?: string | undefined
  children: ReactNode
}

const typingPause = 250

const wordsIn = (form: HTMLFormElement): Words =>
  Object.fromEntries([...new FormData(form)].map(([name, word]) => [name, String(word).trim()]))

export const SearchForm = ({ values, onSearch, asOneTypes, action, ...props }: SearchFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef<SearchFormProps['values']>(values)
  const key = JSON.stringify(values)
  // The address has changed, perhaps by Back. The boxes stay, and with them the focus; what was typed on since stays too.
  useEffect(() => {
    for (const [name, value = ''] of Object.entries(JSON.parse(key) as typeof values)) {
      const box = form.current?.elements.namedItem(name)
      if (!(box instanceof HTMLInputElement)) continue
      const isTypedOn = document.activeElement === box && box.value.trim() !== (latest.current[name] ?? '')
      if (!isTypedOn) box.value = value
    }
    latest.current = JSON.parse(key)
  }, [key])
  const search = (isTyping: boolean) => {
    typed.cancel()
    if (!form.current) return
    latest.current = wordsIn(form.current)
    onSearch(wordsIn(form.current), isTyping)
  }
  const typed = useDelayed(() => search(true), typingPause)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    search(false)
  }
  return (
    <search>
      <form
        ref={form}
        action={action}
        method={action === undefined ? 'dialog' : 'get'}
        noValidate
        className={props.className}
        onSubmit={submit}
        onInput={asOneTypes ? typed.start : undefined}
      >
        {props.children}
      </form>
    </search>
  )
}
