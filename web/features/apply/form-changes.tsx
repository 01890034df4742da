// A draft that was carried over to a newer form: what is asked now and was not, what is not asked any more, and what
// was answered to that.

import { type Answers, type CompiledActivity, type Field, summaryRows } from '@bawaba/forms/index.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { compiledServiceQuery } from '../../modules/requests/queries.ts'
import { messages as draftMessages } from './draft-messages.ts'
import { messages } from './messages.ts'

type FormChangesProps = { serviceSlug: string; from: number; activity: CompiledActivity; answers: Answers }

const isShown = ({ entry }: Field) => !entry.hidden

export const FormChanges = ({ serviceSlug, from, activity, answers }: FormChangesProps) => {
  const text = useText()
  const language = useLanguage()
  const [isRead, setRead] = useState(false)
  const { data: earlier } = useRead(compiledServiceQuery(useClient(), serviceSlug, from))
  const before = earlier?.form.activity(activity.activityId)
  if (isRead || !before) return null
  const added = activity.fields.filter(field => isShown(field) && !before.byName.has(field.name))
  const dropped = summaryRows(before, answers, language)
    .flatMap(({ rows }) => rows)
    .filter(({ name, isAnswered }) => isAnswered && !activity.byName.has(name))
  return (
    <Notice kind="warning" title={text(messages.formChanged)} onClose={() => setRead(true)}>
      {added.length > 0 && (
        <>
          <p>{text(draftMessages.newQuestions)}</p>
          <ul>
            {added.map(({ name, label }) => (
              <li key={name}>{label[language]}</li>
            ))}
          </ul>
        </>
      )}
      {dropped.length > 0 && (
        <>
          <p>{text(draftMessages.goneQuestions)}</p>
          <ul>
            {dropped.map(({ name, label, value }) => (
              <li key={name}>
                {label}: <Bdi>{value}</Bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
