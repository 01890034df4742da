// My requests: what needs me first, then what is in progress, then what is over.

import { formatTime } from '@bawaba/language/index.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Fragment, useId } from 'react'
import { serverWords } from '../../client/call-error.ts'
import { serverTimeOf } from '../../client/server-clock.ts'
import { useLiveRefresh } from '../../client/use-live.tsx'
import { NarrowedNotice } from '../../modules/catalogue/narrowed.tsx'
import { DraftList } from '../../modules/drafts/draft-list.tsx'
import { pageMessages } from '../../modules/requests/page-messages.ts'
import { forgetLists } from '../../modules/requests/queries.ts'
import { useApp } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import styles from './list-page.module.css'
import { ListSearch } from './list-search.tsx'
import { messages } from './messages.ts'
import { RequestRow } from './request-row.tsx'
import type { ListSearch as Search } from './search.ts'
import { type Group, useGroup } from './use-group.tsx'

export const ListPage = () => {
  const text = useText()
  const search: Search = useSearch({ strict: false })
  const groups = [useGroup('needsMe', search), useGroup('inProgress', search), useGroup('finished', search)]
  const queries = useQueryClient()
  useLiveRefresh(
    ({ kind }) => kind === 'request',
    () => forgetLists(queries),
  )
  usePage({ title: text(pageMessages.myRequests) })
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const isTruncated = groups.some(group => group.isTruncated)
  const isSearching = Boolean(search.q ?? search.service)
  const isLoaded = groups.every(({ list }) => list.data)
  // What was looked for before stands until what is looked for now has come.
  const isEarlier = groups.some(({ list }) => list.isPlaceholderData)
  const isFailed = groups.some(({ list }) => list.isError)
  if (!isLoaded && !isFailed) return <Pending />
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{text(pageMessages.myRequests)}</h1>
          <DocumentsLink />
          <Freshness groups={groups} />
        </div>
        {!isSearching && <NarrowedNotice />}
        {isFailed && <Failure groups={groups} />}
        {(total > 0 || isSearching || isEarlier) && <ListSearch search={search} isBusy={isEarlier} />}
        {isSearching && (
          <p role="status" className={styles.meta}>
            {!isEarlier && text(isTruncated ? messages.foundMore : messages.found, { count: total })}
          </p>
        )}
        {groups.map(group => (
          <Fragment key={group.name}>
            {group.rows.length > 0 && <Part {...group} />}
            {group.name === 'needsMe' && !isSearching && <DraftList className={styles.part} />}
          </Fragment>
        ))}
        {isLoaded && !isEarlier && total === 0 && <Nothing search={search} />}
      </div>
    </div>
  )
}

/** The papers that requests ended in; whoever acts for a person finds them in the requests. */
const DocumentsLink = () => {
  const text = useText()
  const { name } = useApp()
  if (name !== 'citizen') return null
  return (
    <GoButton small to="/profile/$section" params={{ section: 'documents' }}>
      {text(messages.documents)}
    </GoButton>
  )
}

/** When the list was loaded, and a way to load it again where nothing is heard from the server. */
const Freshness = ({ groups }: { groups: Group[] }) => {
  const text = useText()
  const language = useLanguage()
  const loaded = groups.map(({ list }) => list.dataUpdatedAt).filter(Boolean)
  const refresh = () => Promise.all(groups.map(({ list }) => list.refetch()))
  return (
    <p className={styles.freshness}>
      {loaded.length > 0 && (
        <span role="status">
          {text(messages.updated, { time: formatTime(language, serverTimeOf(Math.min(...loaded))) })}
        </span>
      )}
      <Button
        small
        icon="refresh"
        busy={groups.some(({ list }) => list.isRefetching)}
        onClick={() => void refresh()}
      >
        {text(messages.refresh)}
      </Button>
    </p>
  )
}

const Failure = ({ groups }: { groups: Group[] }) => {
  const text = useText()
  const error = groups.find(({ list }) => list.isError)?.list.error
  const hasRows = groups.some(({ list }) => list.data)
  return (
    <Notice kind="error" title={text(messages.notLoaded)}>
      {serverWords(error)} {hasRows && text(messages.notRefreshed)}
    </Notice>
  )
}

const Part = ({ name, rows, total, isTruncated, list }: Group) => {
  const text = useText()
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        {text(messages[name])}{' '}
        <span className={styles.meta}>
          {text(isTruncated ? messages.foundMore : messages.found, { count: total })}
        </span>
      </h2>
      <ul className={styles.rows}>
        {rows.map(row => (
          <RequestRow key={row.ID} row={row} isMine={name === 'needsMe'} />
        ))}
      </ul>
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {text(messages.more)}
          </Button>
          <span role="status" className={styles.meta}>
            {text(messages.shown, { shown: rows.length, total })}
          </span>
        </p>
      )}
    </section>
  )
}

const Nothing = ({ search: { q, service } }: { search: Search }) => {
  const text = useText()
  if (!q && !service)
    return (
      <EmptyState
        title={text(messages.none)}
        action={
          <GoButton to="/services" variant="primary">
            {text(messages.toServices)}
          </GoButton>
        }
      >
        {text(messages.noneText)}
      </EmptyState>
    )
  return (
    <EmptyState
      title={
        q ? (
          <Words message={messages.nothing} params={{ query: <Bdi>{q}</Bdi> }} />
        ) : (
          text(messages.nothingOfService)
        )
      }
      action={
        // This button goes with what it says: one goes on in the box.
        <GoButton to="/inbox" search={{}} onClick={() => document.getElementById('q')?.focus()}>
          {text(messages.clear)}
        </GoButton>
      }
    />
  )
}
