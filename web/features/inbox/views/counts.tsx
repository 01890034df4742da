// How many requests stand in each view: for the tabs, the first page and the link to the inbox.

import type { Role } from '@bawaba/contract/entities/person.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { useCallWhen, useSession } from '../../../client/hooks.tsx'
import { refreshEvery } from '../refresh-interval.ts'
import styles from './counts.module.css'
import { countOf } from './views.ts'

/** Who works on requests. Others have no inbox, and asking for one would end their session. */
export const caseWorkRoles: readonly Role[] = ['CASE_OFFICER', 'SUPERVISOR']

export const useIsCaseWorker = (): boolean =>
  useSession().user?.roles.some(role => (caseWorkRoles as readonly string[]).includes(role)) ?? false

export const useCounts = () => {
  const enabled = useIsCaseWorker()
  return useCallWhen(
    { enabled, refetchInterval: refreshEvery, fresh: refreshEvery },
    'GET dynamic_services/inbox/count',
  )
}

/** Beside the link to the inbox: how many are one's own. */
export const InboxCount = () => {
  const language = useLanguage()
  const count = countOf(useCounts().data?.views, 'mine')
  return count ? <span className={styles.count}>{formatNumber(language, count)}</span> : null
}
