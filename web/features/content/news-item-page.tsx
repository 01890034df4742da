// One item of news.

import { formatDate } from '@bawaba/language/index.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link, useParams } from '@tanstack/react-router'
import { useCall } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import { messages } from './messages.ts'
import styles from './news.module.css'
import { ReadingPage, ReadingText } from './reading.tsx'

export const NewsItemPage = () => {
  const text = useText()
  const language = useLanguage()
  const { name = '' } = useParams({ strict: false }) as { name?: string }
  const { data } = useCall('GET content/:kind/:name', { params: { kind: 'news', name } })
  usePage({
    title: data ? text(data.title) : text(messages.news),
    service: text(messages.news),
    description: data && text(data.summary),
  })
  if (!data) return null
  const above = (
    <>
      <Link to="/news">
        <Icon name="back" /> {text(messages.allNews)}
      </Link>
      <time className={styles.day} dateTime={data.date}>
        {formatDate(language, data.date)}
      </time>
    </>
  )
  return (
    <ReadingPage above={above} title={text(data.title)} lead={text(data.summary)}>
      <ReadingText text={text(data.body)} />
    </ReadingPage>
  )
}
