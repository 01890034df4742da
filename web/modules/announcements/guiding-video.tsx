// The guiding video of the first page: its words, and a way to it. Nothing is loaded from its site before that is pressed.

import type { TaskVideo } from '@bawaba/contract/entities/announcement.ts'
import { videoIdOf } from '@bawaba/contract/guiding-video.ts'
import { directionOf, type Language, t } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { LanguageProvider } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useId } from 'react'
import styles from './announcement.module.css'
import { messages } from './video-messages.ts'

export const GuidingVideo = ({ video, language }: { video: TaskVideo; language: Language }) => {
  const id = useId()
  const { title, description, url = '' } = video
  if (!title || videoIdOf(url) === undefined) return null
  return (
    <section className={styles.box} lang={language} dir={directionOf[language]} aria-labelledby={id}>
      <Icon name="play" className={styles.mark} />
      <div className={styles.words}>
        <h2 id={id}>{title[language]}</h2>
        {description?.[language] && <p>{description[language]}</p>}
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {t(language, messages.play)}
          </a>
        </p>
        <p className={styles.hint}>
          <LanguageProvider language={language}>
            <Words message={messages.elsewhere} params={{ site: <Ltr>{new URL(url).hostname}</Ltr> }} />
          </LanguageProvider>
        </p>
      </div>
    </section>
  )
}
