// Acts on what is selected; the lists are requested again afterwards.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../client/hooks.tsx'
import { renewDecisions } from '../decisions/use-decisions.tsx'
import { useRefresh } from '../list/use-inbox.tsx'
import { type BulkJob, type BulkReport, runJobs } from './bulk.ts'

export const useBulk = () => {
  const client = useClient()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const { mutateAsync, isPending } = useMutation({
    /** One report of all. */
    mutationFn: (jobs: readonly BulkJob[]): Promise<BulkReport> =>
      runJobs(jobs, async ({ act, service, items }) => {
        const input = { params: { service }, body: { ...act.body, items } }
        return (await client.call(act.call as 'POST :service/bulkAssign', input)).results
      }),
    // The report does not wait for the lists.
    onSettled: () => {
      refresh()
      renewDecisions(queries)
    },
  })
  return { isRunning: isPending, run: mutateAsync }
}
