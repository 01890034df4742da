// The search of the header: a box with its list, in a dialog. Arrows go through the list, Enter opens what is active or else
// the page of all results, Escape closes.

import { Dialog } from '@bawaba/ui/dialog.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useCall } from '../../client/hooks.tsx'
import { GoButton } from '../../shell/links.tsx'
import { targetOf } from './found.ts'
import { messages } from './messages.ts'
import { OwnAnswer } from './own-answer.tsx'
import { type Option, ResultList } from './result-list.tsx'
import styles from './search.module.css'
import { useOwnAnswer } from './use-own-answer.tsx'
import { useTypedSearch } from './use-search.tsx'
import { WaysOn } from './ways-on.tsx'

const none = -1

export const SearchPanel = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  const navigate = useNavigate()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(none)
  const search = useTypedSearch()
  const answer = useOwnAnswer(search.query)
  // Once the dialog is open, which has put the focus on its first button.
  useEffect(() => box.current?.focus(), [])
  const most = useCall('GET search/mostSearched').data ?? []
  // What comes close to a question that is answered is no answer to it.
  const found = answer && search.data?.isPartial ? [] : search.data?.items
  const options: readonly Option[] = found ?? (search.typed === '' ? most : [])
  const optionId = (index: number) => `${id}-option-${index}`

  const open = (path: string) => {
    onClose()
    void navigate(targetOf(path))
  }
  const openAll = () => {
    const q = search.typed.trim()
    if (q === '') return
    onClose()
    void navigate({ to: '/search', search: { q } })
  }
  const clear = () => {
    search.clear()
    setActive(none)
    if (box.current) {
      box.current.value = ''
      box.current.focus()
    }
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive(active >= options.length - 1 ? 0 : active + 1),
    ArrowUp: () => setActive(active <= 0 ? options.length - 1 : active - 1),
    Enter: () => {
      const chosen = options[active]
      if (chosen) open(chosen.path)
      else openAll()
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <Dialog open title={text(messages.title)} onClose={onClose}>
      <label htmlFor={`${id}-box`} className={styles.label}>
        {text(messages.label)}
      </label>
      <span className={styles.box}>
        <Icon name="search" />
        <input
          ref={box}
          id={`${id}-box`}
          type="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options[active] ? optionId(active) : undefined}
          aria-describedby={`${id}-hint`}
          onChange={event => {
            setActive(none)
            search.type(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <p id={`${id}-hint`} className={styles.hint}>
        {text(messages.hint)}
      </p>
      <span role="status">
        <VisuallyHidden>
          {search.isAnswered ? text(messages.found, { count: search.data?.total ?? 0 }) : ''}
        </VisuallyHidden>
      </span>
      {answer && <OwnAnswer answer={answer} onLeave={onClose} />}
      {search.hasFailed && <p role="alert">{text(messages.failed)}</p>}
      {search.typed === '' && options.length > 0 && (
        <h3 className={styles.part}>{text(messages.mostSearched)}</h3>
      )}
      {search.data?.isPartial && options.length > 0 && (
        <p className={styles.hint}>{text(messages.partial)}</p>
      )}
      {options.length > 0 && (
        <ResultList id={`${id}-list`} options={options} active={active} optionId={optionId} onChoose={open} />
      )}
      {search.data && options.length > 0 && (
        <GoButton to="/search" search={{ q: search.typed.trim() }} iconAfter="arrow" onClick={onClose}>
          {text(messages.showAll, { count: search.data.total })}
        </GoButton>
      )}
      {search.isAnswered && search.data?.total === 0 && !answer && (
        <WaysOn query={search.query} onClear={clear} onLeave={onClose} />
      )}
    </Dialog>
  )
}
