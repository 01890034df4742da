// The announcement as people will read it, while it is written.

import { languages } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Announcement } from '../../modules/announcements/announcement.tsx'
import type { Written } from './announcement-fields.ts'
import styles from './announcements.module.css'
import { messages } from './messages.ts'

export const Preview = ({ written }: { written: Written }) => {
  const text = useText()
  const isEmpty = written.title.ar === '' && written.title.en === ''
  return (
    <section className={styles.one} aria-labelledby="preview">
      <div>
        <h2 id="preview">{text(messages.preview)}</h2>
      </div>
      {isEmpty && <p className={styles.muted}>{text(messages.previewEmpty)}</p>}
      <div className={styles.sides}>
        {languages
          .filter(language => written.title[language] !== '')
          .map(language => (
            <Announcement key={language} content={written} language={language} />
          ))}
      </div>
    </section>
  )
}
