// Running a job again: it leaves the list, until it fails again.

import type { FailedJob } from '@bawaba/contract/entities/failed-job.ts'
import { useMutation } from '@tanstack/react-query'
import { useWrites } from '../../client/use-writes.tsx'
import { announce } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'

export const useRunAgain = ({ id }: FailedJob) => {
  const write = useWrites({ 'POST failedJobs/:id/run': ['GET failedJobs'] })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => write('POST failedJobs/:id/run', { params: { id } }),
    onSuccess: () => announce({ id: 'failed-jobs', kind: 'success', message: messages.started }),
  })
  return { run: () => mutate(), isRunning: isPending, failure: error?.message }
}
