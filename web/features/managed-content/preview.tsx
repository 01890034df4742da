// An item of content as people will read it, while it is written, in both languages.

import { type PortalFacts, withFacts } from '@bawaba/contract/content-words.ts'
import { LongMarkdown } from '@bawaba/forms/react/long-markdown.tsx'
import { directionOf, languages } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { usePortal } from '../../shell/context.tsx'
import { hotlinesOf, portalName } from '../../shell/names.ts'
import styles from './managed-content.module.css'
import { messages } from './messages.ts'
import type { Item } from './use-content.ts'

const useFacts = (): PortalFacts => {
  const portal = usePortal()
  return {
    portal: portal?.title ?? portalName,
    authorities: portal?.config.logos.map(({ name }) => name) ?? [],
    hotlines: hotlinesOf(portal?.config),
  }
}

export const Preview = ({
  written: { title, summary, body },
}: {
  written: Pick<Item, 'title' | 'summary' | 'body'>
}) => {
  const text = useText()
  const facts = useFacts()
  const shown = languages.filter(language => title[language] !== '')
  return (
    <section className={styles.part} aria-labelledby="preview">
      <h2 id="preview">{text(messages.preview)}</h2>
      {shown.length === 0 && <p className={styles.muted}>{text(messages.previewEmpty)}</p>}
      <div className={styles.sides}>
        {shown.map(language => (
          <div key={language} className={styles.shown} lang={language} dir={directionOf[language]}>
            <h3>{withFacts(title[language], facts, language)}</h3>
            {summary[language] !== '' && <p>{withFacts(summary[language], facts, language)}</p>}
            <LongMarkdown text={withFacts(body[language], facts, language)} prefix={`preview-${language}`} />
          </div>
        ))}
      </div>
    </section>
  )
}
