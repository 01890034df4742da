// The audit, page by page: what to look for, then what happened.

import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useSearch } from '@tanstack/react-router'
import { List } from '../../modules/lists/list.tsx'
import { Turns } from '../../modules/lists/turns.tsx'
import { useCursorList } from '../../modules/lists/use-cursor-list.tsx'
import { useSort } from '../../modules/lists/use-sort.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import styles from './audit.module.css'
import { EventDetails, type Row, useEventColumns, useEventName } from './columns.tsx'
import { Filters } from './filters.tsx'
import { messages } from './messages.ts'
import { listFilter, pageSize } from './query.ts'
import type { AuditSearch } from './search.ts'

/** The name of a person whom one of these events names. */
const useNameIn = (rows: readonly Row[], id: string | undefined): string | undefined => {
  const language = useLanguage()
  const person = rows
    .flatMap(({ actor, subject, onBehalfOf }) => [actor, subject, onBehalfOf])
    .find(one => one && one.id === id)
  return person ? (language === 'en' && person.englishName) || person.name || undefined : undefined
}

const Nothing = ({ isNarrowed }: { isNarrowed: boolean }) => {
  const text = useText()
  if (!isNarrowed) return <EmptyState title={text(messages.noEvents)} />
  return (
    <EmptyState
      title={text(messages.none)}
      action={
        <GoButton to="." search={{}}>
          {text(messages.clear)}
        </GoButton>
      }
    >
      {text(messages.noneText)}
    </EmptyState>
  )
}

export const AuditPage = () => {
  const text = useText()
  const search: AuditSearch = useSearch({ strict: false })
  const { sort: _, ...filters } = search
  const { reading, turns } = useCursorList('GET auditLog', listFilter(search), pageSize)
  const { data } = reading
  const columns = useEventColumns(search)
  const nameOf = useEventName()
  const person = useNameIn(data?.rows ?? [], search.person)
  const sorting = useSort(search.sort, '-at')
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.explain)}</p>
      <Filters search={search} person={person} />
      <List
        title={messages.title}
        reading={reading}
        count={data && text(messages.total, { count: data.total })}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        details={row => <EventDetails row={row} />}
        {...sorting}
        empty={<Nothing isNarrowed={Object.keys(filters).length > 0} />}
        turns={<Turns {...turns} />}
      />
    </div>
  )
}
