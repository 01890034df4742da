// What waits for the reader by queue, with the age of the oldest.

import { oldestWords, type QueueKind } from '@bawaba/contract/queue-kinds.ts'
import { useText } from '@bawaba/ui/language.tsx'
import type { Answer } from '../../../client/client.ts'
import { useCallWhen, useSession } from '../../../client/hooks.tsx'

type WaitingQueue = Answer<'GET queues'>[number]
const owning = ['SUPERVISOR', 'FINANCIAL_MANAGER', 'BFM_ADMIN']

export const useQueues = (): ((what: QueueKind | undefined) => WaitingQueue | undefined) => {
  const roles = useSession().user?.roles ?? []
  const isOwner = roles.some(role => owning.includes(role))
  const { data } = useCallWhen({ fresh: 'always', enabled: isOwner }, 'GET queues')
  return what => data?.find(queue => queue.what === what)
}

/** `the oldest 9 days`; nothing on its first day. */
export const useAge = () => {
  const text = useText()
  return (queue: WaitingQueue | undefined): string | undefined =>
    queue && queue.oldestDays > 0 ? text(oldestWords, { count: queue.oldestDays }) : undefined
}
