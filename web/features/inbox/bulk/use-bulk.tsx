// Acts on what is chosen, and the lists asked anew afterwards.

import { useState } from 'react'
import { useClient } from '../../../client/hooks.tsx'
import { useRefresh } from '../list/use-inbox.tsx'
import { type BulkJob, type BulkReport, runJobs } from './bulk.ts'

export const useBulk = () => {
  const client = useClient()
  const refresh = useRefresh()
  const [isRunning, setIsRunning] = useState(false)
  /** One report of all. */
  const run = async (jobs: readonly BulkJob[]): Promise<BulkReport> => {
    setIsRunning(true)
    const report = await runJobs(jobs, async ({ act, service, items }) => {
      const input = { params: { service }, body: { ...act.body, items } }
      return (await client.call(act.call as 'POST :service/bulkAssign', input)).results
    })
    setIsRunning(false)
    refresh()
    return report
  }
  return { isRunning, run }
}
