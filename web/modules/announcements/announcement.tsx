// An announcement as people read it: a heading, a sentence or two, and the rest for those who want it.

import type { announcementParts } from '@bawaba/contract/announcement-rules.ts'
import { directionOf, type Language, type Text, t } from '@bawaba/language/index.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { useId } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import styles from './announcement.module.css'
import { messages } from './messages.ts'
import { announcementsQuery } from './query.ts'

type Content = Record<(typeof announcementParts)[number], Text>

export const Announcement = ({ content, language }: { content: Content; language: Language }) => {
  const id = useId()
  const { title, description, body } = content
  return (
    <section className={styles.box} lang={language} dir={directionOf[language]} aria-labelledby={id}>
      <Icon name="megaphone" className={styles.mark} />
      <div className={styles.words}>
        <h2 id={id}>{title[language]}</h2>
        {description[language] && <p>{description[language]}</p>}
        {body[language] && description[language] && (
          <details>
            <summary>{t(language, messages.more)}</summary>
            <p className={styles.lines}>{body[language]}</p>
          </details>
        )}
        {body[language] && !description[language] && <p className={styles.lines}>{body[language]}</p>}
      </div>
    </section>
  )
}

/** What is announced to the reader of this page; nothing where nothing is, or where it could not be loaded. */
export const Announcements = () => {
  const language = useLanguage()
  // The page's loader asks; one that is drawn already stays as it is.
  const { data = [] } = useRead({ ...announcementsQuery(useClient()), enabled: false })
  return data.map(one => <Announcement key={one.audience} content={one} language={language} />)
}
