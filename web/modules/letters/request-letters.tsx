// The letters of a request, for its applicant or for staff. Asked for where the service issues letters at all.

import type { Letter } from '@bawaba/contract/entities/letter.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import type { ReactNode } from 'react'
import { useCallWhen } from '../../client/hooks.tsx'
import { LetterEntry } from './letter.tsx'
import styles from './letters.module.css'
import { messages } from './messages.ts'

type Form = Pick<CompiledService, 'workflow'>
type LettersProps = {
  request: Pick<Request, 'serviceSlug' | 'id'>
  heading: 'h2' | 'h3'
  className?: string | undefined
  titleClass?: string | undefined
  /** What can be done with one besides. */
  beside?: (letter: Letter) => ReactNode
}

const mayIssue = ({ workflow }: Form): boolean =>
  workflow.transitions.some(({ effects = [] }) => effects.some(({ kind }) => kind === 'issueLetter'))

/** A service that is no longer offered has no form: its requests may have letters. */
export const RequestLetters = ({ form, ...letters }: LettersProps & { form: Form | undefined }) =>
  form && !mayIssue(form) ? null : <Letters {...letters} />

const Letters = ({ request, heading: Heading, className, titleClass, beside }: LettersProps) => {
  const text = useText()
  const params = { service: request.serviceSlug, id: request.id }
  const { data = [] } = useCallWhen({ fresh: 'always' }, 'GET :service/:id/letters', { params })
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
