// A letter in a list: what it is, whether it is valid, and its PDF in both languages.

import type { Letter } from '@bawaba/contract/entities/letter.ts'
import { formatEndDay } from '@bawaba/language/ends.ts'
import { formatDate } from '@bawaba/language/index.ts'
import { Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { buttonClass } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { useReading } from '../../client/use-reading.tsx'
import styles from './letters.module.css'
import { messages, revocationNames, stateNames } from './messages.ts'
import { PdfButtons } from './pdf-buttons.tsx'

const kinds = { valid: 'done', expired: 'cancelled', revoked: 'rejected' } as const

/** Why a letter lost its validity before its time. */
export const Because = ({ because }: Pick<Letter, 'because'>) => {
  const text = useText()
  return because ? <p>{text(revocationNames[because])}</p> : null
}

/** `heading`: of the level that stands around it; `beside`: what can be done with it besides. */
export const LetterEntry = ({
  letter,
  heading: Heading,
  withRequest,
  beside,
}: {
  letter: Letter
  heading: 'h2' | 'h3' | 'h4'
  withRequest?: boolean
  beside?: ReactNode
}) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  const { title, state, number, ID, issuedAt, validUntil, because, link } = letter
  return (
    <div className={styles.letter}>
      <Heading className={styles.title}>{text(title)}</Heading>
      <p className={styles.facts}>
        <Pill kind={kinds[state]}>{text(stateNames[state])}</Pill>
        <span>
          {text(messages.number)}: <Ltr>{number}</Ltr>
        </span>
        <span>
          {text(messages.issued)}: {formatDate(language, issuedAt)}
        </span>
        {validUntil && (
          <span>
            {text(messages.validUntil)}: {formatEndDay(language, validUntil, reading)}
          </span>
        )}
        {withRequest && (
          <span>
            {text(messages.request)}: <Reference>{ID}</Reference>
          </span>
        )}
      </p>
      <Because because={because} />
      <div className={styles.files} data-print="never">
        <PdfButtons sheet={letter} small />
        <a className={buttonClass({ variant: 'tertiary', small: true })} href={link}>
          <Icon name="check" />
          {text(messages.check)}
          <VisuallyHidden>
            {' '}
            <Ltr>{number}</Ltr>
          </VisuallyHidden>
        </a>
        {beside}
      </div>
    </div>
  )
}
