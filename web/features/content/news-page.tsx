// The news, newest first, so many on a page.

import { formatDate } from '@bawaba/language/index.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link, useSearch } from '@tanstack/react-router'
import type { Answer } from '../../client/client.ts'
import { useCall } from '../../client/hooks.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { messages } from './messages.ts'
import styles from './news.module.css'
import { ReadingPage } from './reading.tsx'
import { type ContentSearch, listOf, newsOnPage, pageOf } from './search.ts'

type News = Answer<'GET content/:kind'>[number]

const Card = ({ item: { slug, title, summary, date } }: { item: News }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <li className={styles.card}>
      <time className={styles.day} dateTime={date}>
        {formatDate(language, date)}
      </time>
      <h2>
        <Link to="/news/$name" params={{ name: slug }}>
          <Bdi>{text(title)}</Bdi>
        </Link>
      </h2>
      <p>{text(summary)}</p>
    </li>
  )
}

export const NewsPage = () => {
  const text = useText()
  const search: ContentSearch = useSearch({ strict: false })
  const page = pageOf(search)
  const { data = [] } = useCall('GET content/:kind', listOf('news', search))
  usePage({ title: text(messages.news), description: text(messages.newsLead) })
  return (
    <ReadingPage title={text(messages.news)} lead={text(messages.newsLead)}>
      {data.length === 0 ? (
        <EmptyState
          title={text(messages.noNews)}
          action={page > 1 ? <GoButton to="/news">{text(messages.allNews)}</GoButton> : undefined}
        />
      ) : (
        <ul className={styles.list}>
          {data.map(item => (
            <Card key={item.slug} item={item} />
          ))}
        </ul>
      )}
      <nav className={styles.pages} aria-label={text(messages.newsPages)}>
        {page > 1 && (
          <GoButton to="/news" search={{ page: page === 2 ? undefined : page - 1 }}>
            {text(messages.newer)}
          </GoButton>
        )}
        {data.length === newsOnPage && (
          <GoButton to="/news" search={{ page: page + 1 }}>
            {text(messages.older)}
          </GoButton>
        )}
      </nav>
    </ReadingPage>
  )
}
