// The answers of a section for reading. An identifier that comes masked is shown as it came. Pure.

import type { Answers, CompiledActivity, Documents } from '@bawaba/forms/index.ts'
import { createStore } from '@bawaba/forms/index.ts'
import type { Language } from '@bawaba/language/index.ts'

export type ProfileRow = { name: string; label: string; value: string | undefined; latin: boolean }

export const rowsOf = (
  activity: CompiledActivity,
  answers: Answers,
  language: Language,
  documents: Documents,
): ProfileRow[] => {
  const store = createStore(activity, answers)
  return activity.fields
    .filter(({ name }) => store.isVisible(name))
    .map(field => {
      const answer = answers[field.name]
      const parsed = field.kind.parse(answer, field)
      const whole = 'value' in parsed ? parsed.value : undefined
      const isKnown =
        whole !== undefined && field.kind.validate(whole, field, { today: '9999-12-31' }).length === 0
      const written = typeof answer === 'string' && answer !== '' ? answer : undefined
      const value =
        isKnown || field.kind.holdsDocuments
          ? whole === undefined
            ? undefined
            : field.kind.format(whole, field, language, documents)
          : written
      return { name: field.name, label: field.label[language], value, latin: field.kind.latin === true }
    })
}
