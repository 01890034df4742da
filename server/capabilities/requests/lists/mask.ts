// Personal numbers in lists: whoever works through many requests reads the last signs alone. The request itself shows
// them, and that look is written down. What is masked is what is stored sealed: by the definition, and by what the field
// handler marked in what it gave for this request.

import {
  type Answers,
  type Completion,
  mapSensitive,
  type Sensitive,
  withCompletions,
} from '@bawaba/forms/index.ts'

const shownCharacters = 4

const masked = (value: unknown): unknown =>
  typeof value === 'string' && value.length > shownCharacters ? `…${value.slice(-shownCharacters)}` : '…'

/** The answers with what is sensitive masked, in rows of groups too. Pure. */
export const maskAnswers = (
  sensitive: Sensitive,
  completions: Readonly<Record<string, Completion>>,
  answers: Answers,
): Answers => mapSensitive(withCompletions(sensitive, completions), answers, masked)
