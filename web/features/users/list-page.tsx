// Users: who there is, found by name, role and status. A number, an address or an identifier that is looked for goes in
// the body.

import { readMobile } from '@bawaba/contract/mobile.ts'
import { escapedLike, nameFilter } from '@bawaba/contract/name-filter.ts'
import { roleNames } from '@bawaba/contract/role-names.ts'
import { readNationalId } from '@bawaba/contract/staff-identity.ts'
import { staffRoles } from '@bawaba/contract/staff-rules.ts'
import { listSeparator } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Button, LinkButton } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pager } from '@bawaba/ui/pager.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { SearchForm } from '../../forms/search-form.tsx'
import { usePortal } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { PendingPart } from '../../shell/pending.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { messages } from './messages.ts'
import { isPassportLike } from './passport-like.ts'
import { isPersonal, type UsersSearch } from './search.ts'
import styles from './users.module.css'

const size = 20
export const statusKinds = { invited: 'new', active: 'done', disabled: 'cancelled' } as const

const wantedOf = (q: string): Record<string, unknown>[] => {
  const mobile = readMobile(q)
  if (mobile) return [{ mobile }]
  const nationalId = readNationalId(q)
  if (nationalId) return [{ nationalId }]
  if (q.includes('@')) return [{ email: { ilike: escapedLike(q) } }]
  const inName = nameFilter(q)
  return [
    ...(inName ? [inName] : []),
    { username: { like: `%${escapedLike(q.toLowerCase())}%` } },
    ...(isPassportLike(q) ? [{ passportNumber: q }] : []),
  ]
}

const whereOf = ({ role, status }: UsersSearch, q: string): Record<string, unknown> => {
  const wanted = wantedOf(q)
  const parts = [
    ...(q === '' ? [] : [{ or: wanted }]),
    ...(role ? [{ roles: { like: `% ${escapedLike(role)} %` } }] : []),
    ...(status ? [{ status }] : []),
  ]
  return parts.length > 0 ? { and: parts } : {}
}

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

export const UsersPage = () => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const navigate = useNavigate()
  const search: UsersSearch = useSearch({ strict: false })
  // What is looked for may be a number of a person: it is kept here, and in the address only where it is none.
  const [personal, setPersonal] = useState('')
  const q = search.q ?? personal
  const from = search.from ?? 0
  // A user name that is a number puts nobody in order.
  const order = usePortal()?.config.staffUsername === 'mobile' ? 'name ASC' : 'username ASC'
  const filter = { where: whereOf(search, q), order, limit: size, skip: from }
  const { data, error, refetch } = useRead({
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
  usePage({ title: text(messages.title) })

  const find = ({ q = '', role, status }: Record<string, string>) => {
    setPersonal(isPersonal(q) ? q : '')
    const next = { q: q || undefined, role: role || undefined, status: status || undefined }
    void navigate({ to: '/usersManagment', search: next })
  }
  const clear = () => {
    setPersonal('')
    void navigate({ to: '/usersManagment', search: {} })
  }

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
      <SearchForm values={{ q }} onSearch={find} className={styles.filters}>
        <FieldFrame id="q" label={text(messages.search)} hint={text(messages.searchHint)}>
          <TextInput
            id="q"
            name="q"
            defaultValue={q}
            autoComplete="off"
            describedBy={describedBy('q', { hint: text(messages.searchHint) })}
          />
        </FieldFrame>
        <FieldFrame id="role" label={text(messages.role)}>
          <SelectInput
            key={search.role}
            id="role"
            name="role"
            defaultValue={search.role}
            placeholder={text(messages.any)}
            options={staffRoles.map(value => ({ value, label: text(roleNames[value]) }))}
          />
        </FieldFrame>
        <FieldFrame id="status" label={text(messages.status)}>
          <SelectInput
            key={search.status}
            id="status"
            name="status"
            defaultValue={search.status}
            placeholder={text(messages.any)}
            options={(['invited', 'active', 'disabled'] as const).map(value => ({
              value,
              label: text(messages[value]),
            }))}
          />
        </FieldFrame>
        <Button type="submit">{text(messages.find)}</Button>
      </SearchForm>
      {error && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!data && !error && <PendingPart />}
      {data && (
        <>
          <p role="status" className={styles.meta}>
            {text(messages.count, { count: data.total })}
          </p>
          {data.total === 0 && (
            <EmptyState
              title={text(messages.none)}
              action={<Button onClick={clear}>{text(messages.clear)}</Button>}
            />
          )}
          <ul className={styles.list}>
            {data.rows.map(({ id, firstName, lastName, username, userSlug, roles, status }) => (
              <li key={id} className={styles.item}>
                <div>
                  <h2>
                    <Link to="/usersManagment/$userId" params={{ userId: id }}>
                      <Bdi>
                        {firstName} {lastName}
                      </Bdi>
                    </Link>
                  </h2>
                  <p className={styles.meta}>
                    <Ltr>{username}</Ltr> · {text(messages[userSlug as 'employee'])}
                  </p>
                </div>
                <p className={styles.meta}>
                  {roles.map(role => text(roleNames[role])).join(listSeparator[language])}
                </p>
                <Pill kind={statusKinds[status]}>{text(messages[status])}</Pill>
              </li>
            ))}
          </ul>
          <Pager
            from={from}
            size={size}
            total={data.total}
            onTurn={turned => void navigate({ to: '/usersManagment', search: { ...search, from: turned } })}
          />
        </>
      )}
    </div>
  )
}
