// Who saw my data: each look with its day, as what the reader works, and the request that was read.

import type { Viewing } from '@bawaba/contract/entities/viewing.ts'
import { formatDateTime, listSeparator, t } from '@bawaba/language/index.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useClient, useSession } from '../../client/hooks.tsx'
import { useReadPages } from '../../client/use-read-pages.tsx'
import { PendingPart } from '../../shell/pending.tsx'
import { grouped } from './grouped.ts'
import { messages } from './messages.ts'
import styles from './viewings.module.css'

/** As many as the server gives at once. */
const pageSize = 50

const useViewings = () => {
  const client = useClient()
  const { userId = '' } = useSession()
  return useReadPages({
    queryKey: ['GET :slug/:id/viewings', userId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      client.call('GET :slug/:id/viewings', {
        params: { slug: 'citizen', id: userId },
        query: after ? { after } : {},
        signal,
      }),
    getNextPageParam: rows => {
      const last = rows.length < pageSize ? undefined : rows.at(-1)
      return last && `${last.at} ${last.id}`
    },
    enabled: userId !== '',
    fresh: 'always',
  })
}

const RequestLink = ({ ID, serviceSlug }: { ID: string; serviceSlug: string }) => (
  <Link to="/services/$serviceSlug/entries/$entryId" params={{ serviceSlug, entryId: ID }}>
    <Reference>{ID}</Reference>
  </Link>
)

const What = ({ viewing: { kind, ID, serviceSlug } }: { viewing: Viewing }) => {
  const language = useLanguage()
  if (!ID || !serviceSlug) return t(language, messages[kind], { number: ID ?? '' })
  return (
    <Words message={messages[kind]} params={{ number: <RequestLink ID={ID} serviceSlug={serviceSlug} /> }} />
  )
}

/** Requests that were read together, each with its link. */
const Several = ({ viewings }: { viewings: readonly Viewing[] }) => {
  const language = useLanguage()
  const numbers = viewings.map(({ id, ID = '', serviceSlug = '' }, index) => (
    <Fragment key={id}>
      {index > 0 && listSeparator[language]}
      <RequestLink ID={ID} serviceSlug={serviceSlug} />
    </Fragment>
  ))
  return <Words message={messages.several} params={{ numbers }} />
}

export const Viewings = () => {
  const text = useText()
  const language = useLanguage()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useViewings()
  const rows = data?.pages.flat()
  return (
    <>
      <p>{text(messages.intro)}</p>
      {isError && (
        <Notice
          kind="error"
          actions={
            <Button small icon="refresh" onClick={() => void refetch()}>
              {text(messages.tryAgain)}
            </Button>
          }
        >
          {text(messages.failed)}
        </Notice>
      )}
      {!rows && !isError && <PendingPart />}
      {rows?.length === 0 && <EmptyState title={text(messages.none)} />}
      {rows && rows.length > 0 && (
        <>
          <ul className={styles.rows}>
            {grouped(rows).map(
              ([viewing, ...others]) =>
                viewing && (
                  <li key={viewing.id} className={styles.row}>
                    <span className={styles.what}>
                      {others.length > 0 ? (
                        <Several viewings={[viewing, ...others]} />
                      ) : (
                        <What viewing={viewing} />
                      )}
                    </span>
                    <span className={styles.who}>
                      {text(messages[viewing.userSlug])} · {formatDateTime(language, viewing.at)}
                    </span>
                  </li>
                ),
            )}
          </ul>
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {text(messages.earlier)}
            </Button>
          )}
          <p className={styles.who}>{text(messages.stranger)}</p>
        </>
      )}
    </>
  )
}
