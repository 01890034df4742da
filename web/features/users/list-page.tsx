// Users: who there is, found by name, role and status. A number, an address or an identifier that is looked for goes in
// the body.

import { Button, LinkButton } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Pager } from '@bawaba/ui/pager.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { List } from '../../modules/lists/list.tsx'
import { usePortal } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { useUserColumns } from './list-columns.tsx'
import { Filters } from './list-filters.tsx'
import { listMessages as words } from './list-messages.ts'
import { pageSize, usersFilter } from './list-query.ts'
import { messages } from './messages.ts'
import { isPersonal, type UsersSearch } from './search.ts'
import styles from './users.module.css'

/** As many rows as the server puts into one file, and as an import takes. */
const rowsOfPart = 1000

/** A link for each file that all users come to. */
const Downloads = () => {
  const text = useText()
  const { data } = useCallWhen({ fresh: 'always' }, 'GET users/count', {
    query: { where: '{"status":{"neq":"disabled"}}' },
  })
  const parts = Math.max(1, Math.ceil((data?.count ?? 0) / rowsOfPart))
  return Array.from({ length: parts }, (_, index) => index + 1).map(part => (
    <LinkButton
      key={part}
      icon="download"
      href={`/api/users/file/content?${new URLSearchParams({ mode: 'EMPLOYEE', part: String(part) })}`}
      download
    >
      {parts === 1 ? text(messages.download) : text(messages.downloadPart, { part })}
    </LinkButton>
  ))
}

const useUsers = (search: UsersSearch, q: string, sort: string) => {
  const client = useClient()
  const filter = usersFilter(search, q, sort)
  return useRead({
    queryKey: ['POST users/query', filter],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await client.send('POST users/query', {
        body: { filter, total: true },
        signal,
      })
      return { rows: answer, total: Number(headers.get('X-Total-Count')) }
    },
    fresh: 'always',
    placeholderData: previous => previous,
  })
}

const Nothing = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) => {
  const text = useText()
  if (isNarrowed)
    return (
      <EmptyState
        title={text(words.noMatch)}
        action={<Button onClick={onClear}>{text(messages.clear)}</Button>}
      >
        {text(words.noMatchText)}
      </EmptyState>
    )
  return (
    <EmptyState
      title={text(words.noUsers)}
      action={
        <GoButton to="/usersManagment/add" variant="primary" icon="plus">
          {text(messages.add)}
        </GoButton>
      }
    />
  )
}

export const UsersPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const search: UsersSearch = useSearch({ strict: false })
  // What is looked for may be a number of a person: it is kept here, and in the address only where it is none.
  const [personal, setPersonal] = useState('')
  const q = search.q ?? personal
  // A user name that is a number puts nobody in order.
  const nameSort = usePortal()?.config.staffUsername === 'mobile' ? 'name' : 'username'
  const sort = search.sort ?? nameSort
  const reading = useUsers(search, q, sort)
  const columns = useUserColumns(nameSort)
  usePage({ title: text(messages.title) })

  const show = (next: UsersSearch) => void navigate({ to: '/usersManagment', search: next })
  const find = (q: string, next: UsersSearch) => {
    setPersonal(isPersonal(q) ? q : '')
    show({ ...next, q: q || undefined, from: undefined })
  }
  const { data } = reading
  const isNarrowed = q !== '' || search.role !== undefined || search.status !== undefined
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{text(messages.title)}</h1>
        <div className={styles.actions}>
          <GoButton to="/usersManagment/add" variant="primary" icon="plus">
            {text(messages.add)}
          </GoButton>
          <GoButton to="/usersManagment/import" icon="upload">
            {text(messages.import)}
          </GoButton>
          <Downloads />
        </div>
      </div>
      <Filters search={search} q={q} onFind={find} />
      <List
        title={messages.title}
        reading={reading}
        count={data && text(messages.count, { count: data.total })}
        columns={columns}
        keyOf={({ id }) => id}
        sort={sort}
        onSort={next => show({ ...search, sort: next, from: undefined })}
        empty={<Nothing isNarrowed={isNarrowed} onClear={() => find('', {})} />}
        turns={
          data && (
            <Pager
              from={search.from ?? 0}
              size={pageSize}
              total={data.total}
              onTurn={from => show({ ...search, from: from || undefined })}
            />
          )
        }
      />
    </div>
  )
}
