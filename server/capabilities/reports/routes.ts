// Reports over HTTP.

import { plainReport } from '@bawaba/contract/report-rules.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { SavedViews } from '../saved-views/index.ts'
import type { Reports } from './reports.ts'

type ReportCalls =
  | 'GET :service/reports'
  | 'GET dynamic_services/reports'
  | 'GET dynamic_services/reports/choices'
  | 'GET savedReports'
  | 'POST savedReports'
  | 'PATCH savedReports/:id'
  | 'DELETE savedReports/:id'

export const reportRoutes = (reports: Reports, saved: SavedViews): Handlers<ReportCalls> => ({
  'GET :service/reports': call => {
    const actor = signedIn(call)
    const { service } = call.params
    return reports.report({ ...plainReport(actor.roles), ...call.query, service }, actor)
  },
  'GET dynamic_services/reports': call => {
    const actor = signedIn(call)
    return reports.report({ ...plainReport(actor.roles), ...call.query }, actor)
  },
  'GET dynamic_services/reports/choices': () => reports.choices(),
  'GET savedReports': call => saved.list(signedIn(call).accountId),
  'POST savedReports': call => saved.add(signedIn(call).accountId, call.body),
  'PATCH savedReports/:id': call => saved.change(signedIn(call).accountId, call.params.id, call.body),
  'DELETE savedReports/:id': async call => {
    await saved.remove(signedIn(call).accountId, call.params.id)
    return null
  },
})
