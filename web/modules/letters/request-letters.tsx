// The letters of a request, for its applicant or for staff. Asked for where the service issues letters at all.

import type { Letter } from '@bawaba/contract/entities/letter.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { useText } from '@bawaba/ui/language.tsx'
import type { ReactNode } from 'react'
import { useCall } from '../../client/hooks.tsx'
import { LetterEntry } from './letter.tsx'
import styles from './letters.module.css'
import { messages } from './messages.ts'

type RequestLettersProps = {
  request: Pick<Request, 'serviceSlug' | 'id'>
  heading: 'h2' | 'h3'
  className?: string | undefined
  titleClass?: string | undefined
  /** What can be done with one besides. */
  beside?: (letter: Letter) => ReactNode
}

export const RequestLetters = ({
  request,
  heading: Heading,
  className,
  titleClass,
  beside,
}: RequestLettersProps) => {
  const text = useText()
  const params = { service: request.serviceSlug, id: request.id }
  const { data = [] } = useCall('GET :service/:id/letters', { params })
  if (data.length === 0) return null
  return (
    <section className={className}>
      <Heading className={titleClass}>{text(messages.letters)}</Heading>
      <ul className={styles.list}>
        {data.map(letter => (
          <li key={letter.number}>
            <LetterEntry letter={letter} heading={Heading === 'h2' ? 'h3' : 'h4'} beside={beside?.(letter)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
