// After "save and finish later": where the draft is, until when, and how one comes back to it.

import { formatEnd } from '@bawaba/language/ends.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useParams } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { useReading } from '../../client/use-reading.tsx'
import { serviceDraftsQuery } from '../../modules/drafts/queries.ts'
import { resumePath } from '../../modules/drafts/resume-path.ts'
import { pageMessages } from '../../modules/requests/page-messages.ts'
import { compiledServiceQuery } from '../../modules/requests/queries.ts'
import { GoButton } from '../../shell/links.tsx'
import { Pending } from '../../shell/pending.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Instead } from './instead.tsx'
import { messages } from './later-messages.ts'

export const LaterPage = () => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  const client = useClient()
  const { serviceSlug = '' } = useParams({ strict: false })
  const { data: open } = useRead(compiledServiceQuery(client, serviceSlug))
  const { data: drafts, isFetching, error, refetch } = useRead(serviceDraftsQuery(client, serviceSlug))
  if (!open || (isFetching && !drafts)) return <Pending />
  const service = open.form.text(open.service.serviceLabel ?? '')
  if (error && !drafts)
    return (
      <Instead
        title={text(messages.draft)}
        caption={service[language]}
        actions={<GoButton to="/inbox">{text(pageMessages.myRequests)}</GoButton>}
      >
        <ReadFailure what={messages.draft} error={error} onAgain={refetch} />
      </Instead>
    )
  const [draft] = drafts ?? []
  return (
    <Instead
      title={text(draft ? messages.laterTitle : messages.laterNothing)}
      caption={service[language]}
      actions={
        <>
          <GoButton to={draft ? resumePath(draft) : `/services/${serviceSlug}/add`} variant="primary">
            {text(draft ? messages.goOn : messages.beginNew)}
          </GoButton>
          <GoButton to="/inbox">{text(pageMessages.myRequests)}</GoButton>
        </>
      }
    >
      {draft && (
        <>
          <p>{text(messages.laterWhere)}</p>
          <p>{text(messages.laterUntil, { date: formatEnd(language, draft.expiresAt, reading) })}</p>
        </>
      )}
    </Instead>
  )
}
