// What a report is about, in one sentence.

import type { Report } from '@bawaba/contract/entities/report.ts'
import type { ReportSpec } from '@bawaba/contract/report-rules.ts'
import { formatDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'

export const useReportTitle = ({ measure }: ReportSpec, report: Report | undefined): string => {
  const text = useText()
  const language = useLanguage()
  if (!report?.period || measure === 'ages') return text(messages.agesNow)
  const period = {
    from: formatDate(language, report.period.from),
    to: formatDate(language, report.period.to),
  }
  return text(measure === 'times' ? messages.timesIn : messages.countsIn, period)
}
