// A report with what it was asked for: while the next one is on its way this one stands under its own words.

import type { Report } from '@bawaba/contract/entities/report.ts'
import type { ReportSpec } from '@bawaba/contract/report-rules.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'

export type Answered = { spec: ReportSpec; report: Report }

export const useReport = (spec: ReportSpec) => {
  const client = useClient()
  return useRead({
    queryKey: ['report', spec],
    queryFn: async ({ signal }): Promise<Answered> => {
      const { service, ...rest } = spec
      const query = rest as never
      const report = await (service
        ? client.call('GET :service/reports', { params: { service }, query, signal })
        : client.call('GET dynamic_services/reports', { query, signal }))
      return { spec, report }
    },
    fresh: 'always',
    placeholderData: keepPreviousData,
  })
}
