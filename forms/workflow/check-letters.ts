// Findings about letters: texts and values as in messages, lines of the table that can be written, and a transition that
// issues each. A letter is for its owner, so it may hold what is sensitive.

import { languages } from '@bawaba/language/index.ts'
import type { FormDefinition, LetterDefinition } from '../definition.ts'
import type { Kinds } from '../engine/table.ts'
import { namedBy, type TextWhere, templateIssues, valueIssues } from './check-messages.ts'
import { type Issue, issue, repeated } from './issues.ts'

const lettersIssued = ({ workflow }: FormDefinition): unknown[] =>
  workflow.transitions.flatMap(({ effects = [] }) =>
    effects.flatMap(({ kind, params }) => (kind === 'issueLetter' ? [params?.letter] : [])),
  )

const partIssues = (
  { title, paragraphs, facts = [], values = {} }: LetterDefinition,
  { translations }: FormDefinition,
  where: TextWhere,
): Issue[] => [
  ...valueIssues(values, { ...where, path: `${where.path}.values` }),
  ...facts.flatMap(({ of }, index) =>
    'key' in namedBy(of, values, where) ? [issue(`${where.path}.facts.${index}`, 'unknownFact', of)] : [],
  ),
  ...[title, ...paragraphs].flatMap(key =>
    languages.flatMap(language => {
      const text = Object.hasOwn(translations[language], key) ? translations[language][key] : undefined
      const path = `${where.path} "${key}" (${language})`
      return text === undefined ? [] : templateIssues(text, language, values, { ...where, path })
    }),
  ),
]

export const letterIssues = (definition: FormDefinition, kinds: Kinds): Issue[] => {
  const { activities, letters = [] } = definition
  const scopes = activities.flatMap(({ steps }) => steps.map(({ fieldsSchema }) => fieldsSchema))
  const issued = lettersIssued(definition)
  return [
    ...repeated(letters.map(({ id }) => id)).map(id => issue(`letters.${id}`, 'doubledCode')),
    ...letters.filter(({ id }) => !issued.includes(id)).map(({ id }) => issue(`letters.${id}`, 'idleLetter')),
    ...letters.flatMap(letter =>
      partIssues(letter, definition, { scopes, kinds, path: `letters.${letter.id}`, maySeal: true }),
    ),
  ]
}
