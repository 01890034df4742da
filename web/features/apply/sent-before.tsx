// The form was sent from elsewhere meanwhile; what is typed here can still become a request of its own.

import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { pageMessages } from '../../modules/requests/page-messages.ts'
import { GoButton } from '../../shell/links.tsx'
import { messages } from './draft-messages.ts'
import type { SentBefore } from './use-filing.tsx'

export const SentBeforeNotice = ({ ID, serviceSlug }: SentBefore & { serviceSlug: string }) => {
  const text = useText()
  return (
    <Notice
      kind="warning"
      title={text(messages.sentBeforeTitle)}
      actions={
        ID && (
          <GoButton small to="/services/$serviceSlug/entries/$entryId" params={{ serviceSlug, entryId: ID }}>
            {text(pageMessages.toRequest)}
          </GoButton>
        )
      }
    >
      {text(messages.sentBeforeText)}
    </Notice>
  )
}
