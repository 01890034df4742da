// The page in place of a service that the reader does not see: a closed one says since when, a hidden one leads home.

import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useClient, useSession } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { absenceQuery, closedLine } from '../../modules/catalogue/absence.ts'
import { KeptAnswers } from '../../modules/drafts/kept-answers.tsx'
import { draftsQuery } from '../../modules/drafts/list-query.ts'
import { useApp } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { Pending } from '../../shell/pending.tsx'
import { announce } from '../../shell/toasts.tsx'
import { NotFound } from './not-found.tsx'
import { Problem } from './problem.tsx'
import { messages } from './service-absence.messages.ts'

/** Home, with the reason: the page that was asked for has nothing to show. */
const LeadHome = () => {
  const router = useRouter()
  useEffect(() => {
    announce({ id: 'service-hidden', kind: 'warning', message: messages.hidden })
    void router.navigate({ to: '/', replace: true })
  }, [router])
  return <Pending />
}

export const ServiceAbsence = () => {
  const { serviceSlug: slug = '' } = useParams({ strict: false })
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const { actsForOthers } = useApp()
  const isSignedIn = useSession().status === 'signed-in'
  const { data, isPending } = useRead(absenceQuery(client, slug))
  const { data: drafts = [] } = useRead({
    ...draftsQuery(client),
    enabled: isSignedIn && !actsForOthers && data?.reason === 'closed',
  })
  if (isPending) return <Pending />
  if (!data) return <NotFound />
  if (data.reason === 'hidden') return isSignedIn ? <LeadHome /> : <NotFound />
  const { label, closedSince } = data
  return (
    <Problem
      title={text(messages.closed, { service: label ? text(label) : slug })}
      actions={
        <>
          <GoButton to="/services" variant="primary">
            {text(messages.services)}
          </GoButton>
          {isSignedIn && <GoButton to="/inbox">{text(messages.requests)}</GoButton>}
        </>
      }
    >
      <p>
        <strong>{closedLine(language, closedSince)}</strong>
      </p>
      <KeptAnswers drafts={drafts.filter(({ serviceSlug }) => serviceSlug === slug)} />
      <p>{text(isSignedIn ? messages.earlier : messages.followed)}</p>
    </Problem>
  )
}
