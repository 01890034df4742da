// The employees' first page: what waits for them.

import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useCall, useSession } from '../../client/hooks.tsx'
import { nameOf } from '../../client/session.ts'
import { usePage } from '../../shell/page.tsx'
import { messages } from './messages.ts'

export const WorkspacePage = () => {
  const text = useText()
  const language = useLanguage()
  const { user } = useSession()
  const waiting = useCall('GET dynamic_services/inbox/count')
  usePage({ title: text(messages.title) })
  return (
    <>
      <h1>{user ? text(messages.welcome, { name: nameOf(user, language) }) : text(messages.title)}</h1>
      {waiting.isPending && <Skeleton shapes={['line']} />}
      {waiting.data && <p>{text(messages.waiting, { count: waiting.data.count })}</p>}
    </>
  )
}
