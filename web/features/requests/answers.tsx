// What was answered when the request was filed, by the version it is pinned to.

import { summaryRows } from '@bawaba/forms/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import styles from './request-page.module.css'
import type { ShownOpen } from './shown.ts'

export const RequestAnswers = ({ request, open }: ShownOpen) => {
  const language = useLanguage()
  const filing = open.form.activity(open.service.activities?.[0]?.activityId ?? '')
  if (!filing) return null
  return summaryRows(filing, request.data, language).map(({ step, label, rows }) => (
    <section key={step} className={styles.step}>
      <h3>{label}</h3>
      <DefinitionList>
        {rows.map(({ name, label, value, latin, isAnswered }) => (
          <Definition key={name} term={label}>
            {latin ? (
              <Ltr>{value}</Ltr>
            ) : (
              <Bdi className={isAnswered ? styles.value : styles.open}>{value}</Bdi>
            )}
          </Definition>
        ))}
      </DefinitionList>
    </section>
  ))
}
