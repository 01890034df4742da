// Work that is owed, and for administrators the jobs that failed, the latest first.

import type { FailedJob } from '@bawaba/contract/entities/failed-job.ts'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useState } from 'react'
import { useCallWhen, useClient, useSession } from '../../client/hooks.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import styles from './failed-jobs.module.css'
import { JobCard } from './job-card.tsx'
import { messages } from './messages.ts'
import { OwedList } from './owed-list.tsx'

export const FailedJobsPage = () => {
  const text = useText()
  const client = useClient()
  const isAdmin = useSession().user?.roles.includes('BFM_ADMIN') ?? false
  const owed = useCallWhen({ fresh: 'always' }, 'GET owedWork')
  const jobs = useCallWhen({ enabled: isAdmin, fresh: 'always' }, 'GET failedJobs')
  const failed = isAdmin ? jobs.data : []
  const error = owed.error ?? jobs.error
  const refetch = () => Promise.all([owed.refetch(), ...(isAdmin ? [jobs.refetch()] : [])])
  const isRead = owed.data !== undefined && failed !== undefined
  const [removing, setRemoving] = useState<FailedJob>()
  usePage({ title: text(messages.title) })
  const remove = async () => {
    if (!removing) return
    await client.call('DELETE failedJobs/:id', { params: { id: removing.id } })
    announce({ id: 'failed-jobs', kind: 'success', message: messages.removed })
    await refetch()
  }
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      {isAdmin && <p>{text(messages.explain)}</p>}
      {error && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!isRead && !error && <Skeleton shapes={['title', 'line', 'line']} />}
      {isRead && owed.data.length + failed.length === 0 && <EmptyState title={text(messages.none)} />}
      {owed.data && owed.data.length > 0 && <OwedList owed={owed.data} />}
      {failed && failed.length > 0 && (
        <ul className={styles.jobs}>
          {failed.map(job => (
            <JobCard key={job.id} job={job} onRemove={setRemoving} />
          ))}
        </ul>
      )}
      <Confirm
        isOpen={removing !== undefined}
        title={messages.confirmRemove}
        about={removing && text(removing.title ?? messages.unknown)}
        effect={messages.removeEffect}
        action={messages.remove}
        isDanger
        run={remove}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  )
}
