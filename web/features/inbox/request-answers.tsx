// Everything that was answered, by the version of the form that the request is pinned to: what it was filed with,
// and then what was written in the acts that followed.

import { type SummarySection, summaryRows } from '@bawaba/forms/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import type { ShownOpen } from './request-data.tsx'
import styles from './request-parts.module.css'

type Section = SummarySection & { key: string }

const isAnswered = ({ rows }: SummarySection): boolean => rows.some(row => row.isAnswered)

export const RequestAnswers = ({ request, open }: ShownOpen) => {
  const language = useLanguage()
  const sections = (open.service.activities ?? []).flatMap(({ activityId }, place): Section[] => {
    const activity = open.form.activity(activityId)
    if (!activity) return []
    return summaryRows(activity, request.data, language)
      .filter(section => place === 0 || isAnswered(section))
      .map(section => ({ ...section, key: `${activityId} ${section.step}` }))
  })
  return sections.map(({ key, label, rows }) => (
    <section key={key}>
      <h3 className={styles.title}>{label}</h3>
      <DefinitionList>
        {rows.map(({ name, label: question, value, latin, isAnswered: hasAnswer }) => (
          <Definition key={name} term={question}>
            {latin ? (
              <Ltr>{value}</Ltr>
            ) : (
              <Bdi className={hasAnswer ? styles.value : styles.none}>{value}</Bdi>
            )}
          </Definition>
        ))}
      </DefinitionList>
    </section>
  ))
}
