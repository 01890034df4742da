// The guiding video of the first page: its poster, its words, and a way to it. Nothing is loaded from its site before that is
// pressed, and the page never shows the site inside itself.

import type { TaskVideo } from '@bawaba/contract/entities/announcement.ts'
import { videoIdOf } from '@bawaba/contract/guiding-video.ts'
import { directionOf, type Language, t } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { LanguageProvider } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { type ReactNode, useId } from 'react'
import styles from './announcement.module.css'
import video from './guiding-video.module.css'
import { messages } from './video-messages.ts'

type VideoProps = {
  video: TaskVideo
  language: Language
  /** A picture of ours that stands for it; without one its words stand alone. */
  poster?: ReactNode
}

/** The name of the language that is spoken in a video, for a sentence. */
const nameOf = (spoken: Language, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(spoken) ?? spoken

export const GuidingVideo = ({
  video: { title, description, url = '', language: spoken = 'ar' },
  language,
  poster,
}: VideoProps) => {
  const id = useId()
  if (!title || videoIdOf(url) === undefined) return null
  return (
    <section
      className={poster ? video.card : styles.box}
      lang={language}
      dir={directionOf[language]}
      aria-labelledby={id}
    >
      {poster && <div className={video.poster}>{poster}</div>}
      <Icon name="play" className={poster ? video.play : styles.mark} />
      <div className={poster ? video.words : styles.words}>
        <h2 id={id}>{title[language]}</h2>
        {description?.[language] && <p>{description[language]}</p>}
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {t(language, messages.play)}
          </a>
        </p>
        <p className={poster ? undefined : styles.hint}>
          <LanguageProvider language={language}>
            <Words
              message={messages.elsewhere}
              params={{ spoken: nameOf(spoken, language), site: <Ltr>{new URL(url).hostname}</Ltr> }}
            />
          </LanguageProvider>
        </p>
      </div>
    </section>
  )
}
