// The list: its heading and hour, views, filters, the rows of one page, and what to do when there are none.

import { formatTime } from '@bawaba/language/index.ts'
import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Pager } from '@bawaba/ui/pager.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useMedia } from '@bawaba/ui/use-media.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { NarrowedNotice } from '../../../modules/catalogue/narrowed.tsx'
import { GoButton } from '../../../shell/links.tsx'
import { cleared, filtersOn, type InboxSearch, toInbox } from '../address.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useSelection } from '../bulk/selection.tsx'
import type { ServiceChoice } from '../filters/filter-views.tsx'
import { Filters } from '../filters/filters.tsx'
import { messages } from '../messages.ts'
import { useServiceName } from '../use-services.tsx'
import { ViewsBar } from '../views/views-bar.tsx'
import { useColumns } from './columns.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import styles from './inbox-list.module.css'
import { pageSize } from './list-query.ts'
import { RequestCards } from './request-cards.tsx'
import { RequestTable } from './request-table.tsx'
import { type Inbox, useRefresh } from './use-inbox.tsx'

const rowShapes = Array.from({ length: 8 }, () => 'line' as const)

const Heading = ({ inbox }: { inbox: Inbox }) => {
  const text = useText()
  const language = useLanguage()
  const refresh = useRefresh()
  return (
    <div className={styles.heading}>
      <h1>{text(messages.title)}</h1>
      {inbox.readAt && (
        <p className={styles.updated}>
          {text(messages.updated, { time: formatTime(language, inbox.readAt) })}
        </p>
      )}
      <IconButton
        icon="refresh"
        small
        label={text(messages.refresh)}
        aria-disabled={inbox.isRefreshing}
        onClick={refresh}
      />
    </div>
  )
}

/** What is told above the rows: that some wait to be shown, or that the last question had no answer. */
const StatusMessage = ({ inbox }: { inbox: Inbox }) => {
  const text = useText()
  const language = useLanguage()
  const refresh = useRefresh()
  const { fresh, hasFailed, readAt } = inbox
  const failure = readAt
    ? text(messages.listStale, { time: formatTime(language, readAt) })
    : text(messages.listFailed)
  return (
    <>
      <div role="status" className={styles.told}>
        {fresh && (
          <Notice
            quiet
            actions={
              <Button small onClick={fresh.show}>
                {text(messages.showFresh)}
              </Button>
            }
          >
            {text(messages.fresh, { count: fresh.count })}
          </Notice>
        )}
      </div>
      {hasFailed && (
        <div className={styles.told}>
          <Notice
            kind="error"
            actions={
              <Button small icon="refresh" onClick={refresh}>
                {text(messages.tryAgain)}
              </Button>
            }
          >
            {failure}
          </Notice>
        </div>
      )}
    </>
  )
}

const Nothing = ({ search }: { search: InboxSearch }) => {
  const text = useText()
  const isFiltered = filtersOn(search) > 0
  const way = isFiltered ? cleared(search) : { view: 'open' as const }
  const isElsewhere = isFiltered || search.view !== 'open'
  return (
    <EmptyState
      title={text(isFiltered ? messages.nothingFound : messages.nothing)}
      action={
        isElsewhere && (
          <GoButton {...toInbox(way)}>{text(isFiltered ? messages.clear : messages.toOpen)}</GoButton>
        )
      }
    />
  )
}

export type InboxListProps = {
  inbox: Inbox
  search: InboxSearch
  services: readonly ServiceChoice[]
  list: RefObject<HTMLDivElement | null>
}

export const InboxList = ({ inbox, search, services, list }: InboxListProps) => {
  const text = useText()
  const navigate = useNavigate()
  const isNarrow = useMedia('(width < 45rem)')
  const { rows, total, readAt, isPending, isTruncated, loadAll } = inbox
  const selection = useSelection(search, rows)
  const columns = useColumns(search.service)
  const Rows = isNarrow ? RequestCards : RequestTable
  const serviceName = useServiceName()
  return (
    <>
      <Heading inbox={inbox} />
      <ViewsBar search={search} />
      <Filters search={search} services={services} beside={!isNarrow && <ColumnsMenu columns={columns} />} />
      {search.service === undefined && search.number === undefined && search.person === undefined && (
        <NarrowedNotice />
      )}
      <StatusMessage inbox={inbox} />
      <VisuallyHidden>
        <span role="status">{readAt && text(messages.found, { count: total })}</span>
      </VisuallyHidden>
      <BulkBar selection={selection} page={rows} total={total} loadAll={loadAll} />
      {isPending && !inbox.hasFailed && <Skeleton shapes={rowShapes} />}
      {readAt && rows.length === 0 && <Nothing search={search} />}
      {readAt && rows.length > 0 && (
        <div ref={list} className={isNarrow ? undefined : styles.frame}>
          <Rows rows={rows} search={search} serviceName={serviceName} selection={selection} now={readAt} />
          <Pager
            from={search.from ?? 0}
            size={pageSize}
            total={total}
            isTruncated={isTruncated}
            onTurn={from =>
              void navigate({ ...toInbox({ ...search, from: from || undefined }), resetScroll: true })
            }
          />
        </div>
      )}
    </>
  )
}
