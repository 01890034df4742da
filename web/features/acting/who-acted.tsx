// Who acted for me: a section of the profile.

import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useCallWhen, useSession } from '../../client/hooks.tsx'
import { ActingList } from './acting-list.tsx'
import { messages } from './messages.ts'

export const WhoActed = () => {
  const text = useText()
  const { userId = '', userSlug } = useSession()
  const { data } = useCallWhen(
    { enabled: userSlug === 'citizen', staleTime: 0, refetchOnMount: 'always' },
    'GET :slug/:id/actings',
    { params: { slug: 'citizen', id: userId } },
  )
  return (
    <>
      <p>{text(messages.profileText)}</p>
      {data?.length === 0 && <EmptyState title={text(messages.noOne)} />}
      {data && data.length > 0 && <ActingList rows={data} />}
    </>
  )
}
