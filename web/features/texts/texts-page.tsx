// The texts of the portal, page by page: missing and stale ones first.

import { LinkButton } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Pager } from '@bawaba/ui/pager.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallWhen } from '../../client/hooks.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { Filters } from './filters.tsx'
import { messages } from './messages.ts'
import type { TextsSearch } from './search.ts'
import { TextCard } from './text-card.tsx'
import styles from './texts.module.css'

const size = 25

const fileOf = ({ state, scope }: TextsSearch): string => {
  const query = new URLSearchParams({ mode: 'EMPLOYEE', ...(state && { state }), ...(scope && { scope }) })
  return `/api/texts/file/content?${query}`
}

export const TextsPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const search: TextsSearch = useSearch({ strict: false })
  const { from = 0, ...filter } = search
  const { data, error, refetch } = useCallWhen(
    { placeholderData: previous => previous, fresh: 'always' },
    'GET texts',
    { query: { ...filter, offset: from, limit: size } },
  )
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.explain)}</p>
      {error && !data && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['line', 'card', 'card', 'card']} />}
      {data && (
        <>
          <Filters key={JSON.stringify(filter)} search={search} scopes={data.scopes} counts={data.counts} />
          <div className={styles.head}>
            <span role="status">{text(messages.found, { count: data.total })}</span>
            <span className={styles.acts}>
              <LinkButton small icon="download" href={fileOf(search)} download>
                {text(messages.download)}
              </LinkButton>
              <GoButton to="/texts/import" small>
                {text(messages.importLink)}
              </GoButton>
            </span>
          </div>
          {data.items.length === 0 && <EmptyState title={text(messages.none)} />}
          <ul className={styles.list}>
            {data.items.map(item => (
              <TextCard key={item.id} item={item} />
            ))}
          </ul>
          <Pager
            from={from}
            size={size}
            total={data.total}
            onTurn={next => void navigate({ to: '.', search: { ...search, from: next || undefined } })}
          />
        </>
      )}
    </div>
  )
}
