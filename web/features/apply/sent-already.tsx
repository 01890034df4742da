// The page in place of a form that was sent already, from another tab or window.

import type { Service } from '@bawaba/contract/entities/service.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { textOf } from '../../modules/catalogue/texts.ts'
import { pageMessages } from '../../modules/requests/page-messages.ts'
import { GoButton } from '../../shell/links.tsx'
import { Instead } from './instead.tsx'
import { messages } from './instead-messages.ts'

/** `ID` is the number of the request, or unknown where the answer to the sending never arrived. */
export const SentAlready = ({
  service,
  ID,
  onNew,
}: {
  service: Partial<Service>
  ID: string | undefined
  onNew: () => void
}) => {
  const text = useText()
  const { serviceSlug = '' } = service
  return (
    <Instead
      title={text(messages.sentTitle)}
      caption={text(textOf(service.translations, service.serviceLabel))}
      actions={
        <>
          {ID === undefined ? (
            <GoButton to="/inbox" variant="primary">
              {text(pageMessages.myRequests)}
            </GoButton>
          ) : (
            <GoButton
              to="/services/$serviceSlug/entries/$entryId"
              params={{ serviceSlug, entryId: ID }}
              variant="primary"
            >
              {text(pageMessages.toRequest)}
            </GoButton>
          )}
          <Button onClick={onNew}>{text(messages.newRequest)}</Button>
        </>
      }
    >
      <p>
        {ID === undefined ? (
          text(messages.sentUnknown)
        ) : (
          <Words message={messages.sentNumber} params={{ number: <Reference>{ID}</Reference> }} />
        )}
      </p>
    </Instead>
  )
}
