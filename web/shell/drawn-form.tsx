// A form that visitors fill in, as the server draws it for one: to be read while its script is on its way. Nothing can be
// typed into it, as nothing would be kept; the browser leaves it as it stands until it draws its own in its place.

import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ClientProvider, useClient } from '../client/hooks.tsx'
import { visitor } from '../client/session.ts'
import { NeedsScript } from './needs-script.tsx'
import { Pending } from './pending.tsx'
import styles from './shell.module.css'

const ForVisitor = () => {
  const client = useClient()
  return (
    <ClientProvider client={{ ...client, session: { ...client.session, drawn: () => visitor } }}>
      {/* One that cannot be drawn here is drawn by the browser. */}
      <Suspense fallback={<Pending />}>
        <Outlet />
      </Suspense>
    </ClientProvider>
  )
}

const frame = { disabled: true, inert: true, className: styles.drawnForm }

export const DrawnForm = () => (
  <>
    <div className={styles.aboveForm}>{import.meta.env.SSR ? <NeedsScript /> : <noscript />}</div>
    {import.meta.env.SSR ? (
      <fieldset {...frame}>
        <ForVisitor />
      </fieldset>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what the server drew stays
      <fieldset {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    )}
    {/* Below, where its sentence for a slow connection moves nothing. */}
    <Skeleton isPage shapes={[]} />
  </>
)
