// Personal numbers in lists: whoever works through many requests reads the last signs alone. The request itself shows
// them, and that look is written down.

import type { Answers, Field } from '@bawaba/forms/index.ts'

const shownCharacters = 4

const masked = (value: unknown): unknown =>
  typeof value === 'string' && value.length > shownCharacters ? `…${value.slice(-shownCharacters)}` : '…'

/** Whether lists mask anything of an answer: all of it, or a part of a group's rows. */
export const isMasked = ({ entry, group }: Field): boolean =>
  Boolean(entry.sensitive || group?.fields.some(isMasked))

/** The answers with what is sensitive masked, in rows of groups too. Pure. */
export const maskAnswers = (fields: readonly Field[], answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const field = fields.find(other => other.name === name)
      if (!field || value === undefined || value === null) return [name, value]
      if (field.entry.sensitive) return [name, masked(value)]
      const { group } = field
      if (!group || typeof value !== 'object') return [name, value]
      const within = (row: unknown) => maskAnswers(group.fields, row as Answers)
      return [name, Array.isArray(value) ? value.map(within) : within(value)]
    }),
  )
