// The page in place of the form of a closed service. It is loaded when it is needed: most services are open.

import type { Draft } from '@bawaba/contract/entities/draft.ts'
import type { Service } from '@bawaba/contract/entities/service.ts'
import { opensAgainOn } from '@bawaba/contract/open-days.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { formatDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useReading } from '../../client/use-reading.tsx'
import { availabilityOf } from '../../modules/catalogue/availability.ts'
import { openWords } from '../../modules/catalogue/open-words.ts'
import { textOf } from '../../modules/catalogue/texts.ts'
import { pageMessages } from '../../modules/requests/page-messages.ts'
import { GoButton } from '../../shell/links.tsx'
import { Instead } from './instead.tsx'
import { messages } from './instead-messages.ts'

/** Words of its own: a part that it shared with other pages would be named in the script of every form. */
const answersKept = { ar: 'إجاباتك محفوظة حتى {date}.', en: 'Your answers are kept until {date}.' }

export const Closed = ({
  service,
  drafts = [],
}: {
  service: Partial<Service>
  drafts?: readonly Draft[] | undefined
}) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  // Of several drafts, the first that ends.
  const again = opensAgainOn({ deactivated: false, ...service }, reading.now)
  const [until] = drafts.map(({ expiresAt }) => expiresAt).sort()
  return (
    <Instead
      title={text(messages.closedTitle)}
      caption={text(textOf(service.translations, service.serviceLabel))}
      actions={
        <>
          <GoButton to="/services" variant="primary">
            {text(messages.services)}
          </GoButton>
          <GoButton to="/inbox">{text(pageMessages.myRequests)}</GoButton>
        </>
      }
    >
      <p>
        <strong>{availabilityOf(language, service, openWords(language, reading))}</strong>
      </p>
      {again && <p>{text(messages.opensAgain, { date: formatDate(language, again) })}</p>}
      {until && <p>{text(answersKept, { date: formatEnd(language, until, reading) })}</p>}
      <p>{text(messages.closedText)}</p>
    </Instead>
  )
}
