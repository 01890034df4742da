// A link to a document or a tour: says what it is, of which type and size, and that it opens in a new tab.

import type { Text } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { LinkButton } from '@bawaba/ui/button.tsx'
import { formatSize } from '@bawaba/ui/controls/file-size.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import type { Link } from '../calls.ts'
import { bannerMessages as messages } from './banner-messages.ts'
import styles from './document-link.module.css'

/** The address of a document in the language of its reader. */
const inLanguage = (href: string, language: string): string =>
  href.startsWith('/api/') ? `${href}&language=${language}` : href

export const DocumentLink = ({
  link: { href, type, bytes },
  label,
  of,
  isSmall = true,
}: {
  link: Link
  label: Text
  /** What it belongs to, said to screen readers where several of one name stand on a page. */
  of?: Text
  isSmall?: boolean
}) => {
  const text = useText()
  const language = useLanguage()
  return (
    <LinkButton
      small={isSmall}
      variant="secondary"
      icon={type === '' ? 'eye' : 'document'}
      href={inLanguage(href, language)}
      target="_blank"
      rel="noreferrer"
    >
      {text(label)}
      {type !== '' && (
        <span className={styles.type}>
          <Ltr>{type}</Ltr>
          {bytes !== undefined && ` · ${formatSize(language, bytes)}`}
        </span>
      )}
      <VisuallyHidden>
        {' '}
        {of && `${text(of)} `}
        {text(messages.newTab)}
      </VisuallyHidden>
    </LinkButton>
  )
}
