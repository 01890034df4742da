// A page behind the guard as the server draws it, to be read while its script is on its way: a form that visitors fill in, drawn
// for one, or a list of the person who asked for it. Nothing can be typed or pressed in it, as nothing would be kept; the
// browser leaves it as it stands until it draws its own in its place.

import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ClientProvider, useClient } from '../client/hooks.tsx'
import { isDrawnAhead } from './drawn-ahead.ts'
import { NeedsScript } from './needs-script.tsx'
import { Pending } from './pending.tsx'
import styles from './shell.module.css'

/** What stands around the page is drawn for whoever may be there; the page itself for whom the server knows. */
const ForReader = () => {
  const client = useClient()
  const { session } = client
  return (
    <ClientProvider client={{ ...client, session: { ...session, drawn: session.read } }}>
      {/* One that cannot be drawn here is drawn by the browser. */}
      <Suspense fallback={<Pending />}>
        <Outlet />
      </Suspense>
    </ClientProvider>
  )
}

export const ReadAhead = () => {
  const isOwn = isDrawnAhead(useQueryClient())
  const frame = {
    disabled: true,
    inert: true,
    className: styles.readAhead,
    ...(isOwn && { 'data-own': '' }),
  }
  return (
    <>
      <div className={styles.aboveForm}>{import.meta.env.SSR ? <NeedsScript /> : <noscript />}</div>
      {import.meta.env.SSR ? (
        <fieldset {...frame}>
          <ForReader />
        </fieldset>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what the server drew stays
        <fieldset {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
      {/* Below, where its sentence for a slow connection moves nothing. */}
      <Skeleton isPage shapes={[]} />
    </>
  )
}
