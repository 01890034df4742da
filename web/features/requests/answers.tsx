// What was answered when the request was filed, by the version it is pinned to.

import { summaryRows } from '@bawaba/forms/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { AnswerList } from '../../modules/requests/answer.tsx'
import { FeeLines } from '../../modules/requests/fee-lines.tsx'
import { pageMessages } from '../../modules/requests/page-messages.ts'
import { readingOf } from '../../modules/requests/reading.ts'
import styles from './request-page.module.css'
import type { ShownOpen } from './shown.ts'

export const RequestAnswers = ({ request, open }: ShownOpen) => {
  const text = useText()
  const language = useLanguage()
  const { filing } = open.form
  if (!filing) return null
  return (
    <>
      {summaryRows(filing, request.data, language, readingOf(request)).map(({ step, label, rows }) => (
        <section key={step} className={styles.step}>
          <h3>{label}</h3>
          <AnswerList rows={rows} documents={request.documents} />
        </section>
      ))}
      {request.fees && (
        <section className={styles.step}>
          <h3>{text(pageMessages.fees)}</h3>
          <FeeLines fees={request.fees} />
        </section>
      )}
    </>
  )
}
