// The offering in one line: its figures, the booklet, and the way to its projects.

import { formatNumber } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { bannerMessages as messages } from './banner-messages.ts'
import { DocumentLink } from './document-link.tsx'
import { figureLabels, figureNames } from './figure-labels.ts'
import { useOffering } from './queries.ts'
import styles from './strip.module.css'

export const Strip = () => {
  const text = useText()
  const language = useLanguage()
  const offering = useOffering()
  if (!offering) return null
  return (
    <section className={styles.strip} aria-label={text(messages.figures)}>
      <ul>
        {figureNames.map(name => (
          <li key={name}>
            <strong>{formatNumber(language, offering.figures[name])}</strong> {text(figureLabels[name])}
          </li>
        ))}
      </ul>
      <span className={styles.links}>
        <a href="#projects">{text(messages.browse)}</a>
        {offering.termsBooklet && (
          <DocumentLink link={offering.termsBooklet} label={messages.booklet} isSmall />
        )}
      </span>
    </section>
  )
}
