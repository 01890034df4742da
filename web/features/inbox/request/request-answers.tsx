// Everything that was answered, by the version of the form that the request is pinned to: what it was filed with,
// and then what was written in the acts that followed.

import { type SummarySection, summaryRows } from '@bawaba/forms/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { AnswerList } from '../../../modules/requests/answer.tsx'
import { FeeLines } from '../../../modules/requests/fee-lines.tsx'
import { pageMessages } from '../../../modules/requests/page-messages.ts'
import { readingOf } from '../../../modules/requests/reading.ts'
import { PartHeading } from './part-heading.tsx'
import type { ShownOpen } from './request-data.tsx'
import styles from './request-parts.module.css'

type Section = SummarySection & { key: string }

const isAnswered = ({ rows }: SummarySection): boolean => rows.some(row => row.isAnswered)

export const RequestAnswers = ({ request, open }: ShownOpen) => {
  const text = useText()
  const language = useLanguage()
  const sections = (open.service.activities ?? []).flatMap(({ activityId }, index): Section[] => {
    const activity = open.form.activity(activityId)
    if (!activity) return []
    return summaryRows(activity, request.data, language, readingOf(request))
      .filter(section => index === 0 || isAnswered(section))
      .map(section => ({ ...section, key: `${activityId} ${section.step}` }))
  })
  return (
    <>
      {sections.map(({ key, label, rows }) => (
        <section key={key}>
          <PartHeading className={styles.title}>{label}</PartHeading>
          <AnswerList rows={rows} documents={request.documents} />
        </section>
      ))}
      {request.fees && (
        <section>
          <PartHeading className={styles.title}>{text(pageMessages.fees)}</PartHeading>
          <FeeLines fees={request.fees} />
        </section>
      )}
    </>
  )
}
