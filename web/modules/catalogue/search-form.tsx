// The search for services, or on the first page for anything. A plain form: without JavaScript it asks the server, with it the
// list follows the typing.

import { buttonClass } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { SearchForm as Search } from '../../forms/search-form.tsx'
import { useApp } from '../../shell/context.tsx'
import { searchMessages } from './search-form.messages.ts'
import styles from './search-form.module.css'

export const SearchForm = ({ query = '', follows }: { query?: string; follows?: boolean }) => {
  const text = useText()
  const { base } = useApp()
  const navigate = useNavigate()
  const own = useId()
  const id = follows ? 'search' : own
  const to = follows ? '/services' : '/search'
  const find = ({ q }: Record<string, string>, isTyping: boolean) => {
    const replace = isTyping || Boolean(follows)
    void navigate({ to, search: q ? { q } : {}, replace, resetScroll: !replace })
  }
  return (
    <Search
      values={{ q: query }}
      onSearch={find}
      asOneTypes={follows}
      action={`${base}${to}`}
      className={styles.form}
    >
      <label htmlFor={id} className={styles.label}>
        {text(follows ? searchMessages.label : searchMessages.anything)}
      </label>
      <span className={styles.row}>
        <span className={styles.box}>
          <Icon name="search" />
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
        </span>
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          {text(searchMessages.search)}
        </button>
      </span>
    </Search>
  )
}
