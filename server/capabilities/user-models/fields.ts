// The questions that user models are made of. A label is its own key: the words stand with the question.

import type { ActivityDefinition, FieldEntry, FieldsSchema } from '@bawaba/forms/definition.ts'
import type { Text } from '@bawaba/language/index.ts'

type Texts = { label: Text } & Partial<
  Record<'hint' | 'customRegexError' | 'requiredError' | 'placeholder', Text>
>
export type Question = Omit<FieldEntry, keyof Texts | 'uniforms'> &
  Texts & {
    uniforms: {
      type: string
      options?: (Omit<NonNullable<FieldEntry['uniforms']['options']>[number], 'label'> & { label: Text })[]
    }
  }
export type Section = {
  key: string
  label: Text
  description?: Text
  /** What the button says. */
  action: Text
  questions: Record<string, Question>
}
export type Words = Record<string, Text>

const entryOf = (name: string, question: Question, words: Words): FieldEntry => {
  const { label, hint, customRegexError, requiredError, placeholder, uniforms, ...rest } = question
  const entry: FieldEntry = {
    ...rest,
    label: name,
    uniforms: {
      type: uniforms.type,
      ...(uniforms.options && {
        options: uniforms.options.map(option => {
          const key = `${name}.${option.value}`
          words[key] = option.label
          return { ...option, label: key }
        }),
      }),
    },
  }
  words[name] = label
  for (const [part, text] of Object.entries({ hint, customRegexError, requiredError, placeholder }))
    if (text) {
      words[`${name}.${part}`] = text
      entry[part as 'hint'] = `${name}.${part}`
    }
  return entry
}

/** Sections as one activity: the steps of a registration, or a section of the profile. Its words go into `words`. */
export const activityOf = (
  activityId: string,
  sections: readonly Section[],
  words: Words,
): ActivityDefinition => {
  const [first] = sections
  if (!first) throw new Error('An activity of a user model has no section')
  const steps = sections.map(({ key, label, description, questions }) => {
    words[`section.${key}`] = label
    if (description) words[`section.${key}.text`] = description
    const fieldsSchema: FieldsSchema = Object.fromEntries(
      Object.entries(questions).map(([name, question]) => [name, entryOf(name, question, words)]),
    )
    return {
      key,
      label: `section.${key}`,
      ...(description ? { description: `section.${key}.text` } : {}),
      fieldsSchema,
    }
  })
  words[`act.${activityId}`] = first.action
  return { activityId, label: `section.${first.key}`, action: `act.${activityId}`, steps }
}
