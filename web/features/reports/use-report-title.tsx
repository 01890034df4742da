// What a report is about, in one sentence.

import type { Report } from '@bawaba/contract/entities/report.ts'
import type { Measure, ReportSpec } from '@bawaba/contract/report-rules.ts'
import { formatDate, type Message } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'

const titles: Record<Measure, Message> = {
  counts: messages.countsIn,
  ages: messages.agesNow,
  times: messages.timesIn,
  collected: messages.collectedIn,
  refunded: messages.refundedIn,
  due: messages.dueNow,
}

export const useReportTitle = ({ measure }: ReportSpec, report: Report | undefined): string => {
  const text = useText()
  const language = useLanguage()
  // About this moment, or not known yet.
  if (!report?.period) return text(measure === 'due' ? messages.dueNow : messages.agesNow)
  const { from, to } = report.period
  return text(titles[measure], { from: formatDate(language, from), to: formatDate(language, to) })
}
