// User guides: files to download and videos to watch. Nothing is loaded from the video's site before it is pressed.

import { Bdi, Name } from '@bawaba/ui/bidi.tsx'
import { formatSize } from '@bawaba/ui/controls/file-size.ts'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import type { Answer } from '../../client/client.ts'
import { useCall } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import styles from './guides.module.css'
import { messages } from './messages.ts'
import news from './news.module.css'
import { ReadingPage } from './reading.tsx'
import { listOf } from './search.ts'

type Guide = Answer<'GET content/:kind'>[number]

const GuideCard = ({ guide: { slug, title, summary, address, files } }: { guide: Guide }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <li className={styles.guide}>
      <h2>
        <Bdi>{text(title)}</Bdi>
      </h2>
      {text(summary) !== '' && <p>{text(summary)}</p>}
      <ul className={styles.ways}>
        {address !== '' && (
          <li>
            <a href={address} target="_blank" rel="noreferrer">
              <Icon name="play" /> {text(messages.watch)}
              <VisuallyHidden> {text(messages.newTab)}</VisuallyHidden>
            </a>
          </li>
        )}
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <a href={`/api/content/guide/${slug}/files/${id}`}>
              <Icon name="download" />
              <span>
                <Words message={messages.download} params={{ name: <Name>{name}</Name> }} />{' '}
                <span className={news.day}>{formatSize(language, size)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

export const GuidesPage = () => {
  const text = useText()
  const { data = [] } = useCall('GET content/:kind', listOf('guide'))
  usePage({ title: text(messages.guides), description: text(messages.guidesLead) })
  return (
    <ReadingPage title={text(messages.guides)} lead={text(messages.guidesLead)}>
      {data.length === 0 ? (
        <EmptyState title={text(messages.noGuides)} />
      ) : (
        <ul className={news.list}>
          {data.map(guide => (
            <GuideCard key={guide.slug} guide={guide} />
          ))}
        </ul>
      )}
    </ReadingPage>
  )
}
