// Who acted for me: a section of the profile.

import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useSession } from '../../client/hooks.tsx'
import { ActingList } from './acting-list.tsx'
import { messages } from './messages.ts'
import { usePages } from './use-pages.tsx'

export const WhoActed = () => {
  const text = useText()
  const { userId = '', userSlug } = useSession()
  const params = { slug: 'citizen', id: userId }
  const enabled = userSlug === 'citizen'
  const { rows, earlier, failure } = usePages('GET :slug/:id/actings', { params, enabled })
  return (
    <>
      <p>{text(messages.profileText)}</p>
      {enabled && !rows && !failure && <Skeleton shapes={['line', 'line']} />}
      {rows?.length === 0 && <EmptyState title={text(messages.noOne)} />}
      {rows && rows.length > 0 && <ActingList rows={rows} />}
      {earlier}
      {failure}
    </>
  )
}
