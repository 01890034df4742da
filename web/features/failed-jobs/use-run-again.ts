// Running a job again: it leaves the list, until it fails again.

import type { FailedJob } from '@bawaba/contract/entities/failed-job.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { announce } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'

export const useRunAgain = ({ id }: FailedJob) => {
  const client = useClient()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.call('POST failedJobs/:id/run', { params: { id } }),
    onSuccess: () => {
      announce({ id: 'failed-jobs', kind: 'success', message: messages.started })
      return queries.invalidateQueries({ queryKey: callQuery(client, 'GET failedJobs').queryKey })
    },
  })
  return { run: () => mutate(), isRunning: isPending, failure: error?.message }
}
