// Personal numbers in lists: whoever works through many requests reads the last signs alone. The request itself shows
// them, and that look is written down.

import type { Answers, Field } from '@bawaba/forms/index.ts'

const shownCharacters = 4

const masked = (value: unknown): unknown =>
  typeof value === 'string' && value.length > shownCharacters ? `…${value.slice(-shownCharacters)}` : '…'

/** Whether lists mask anything of an answer: all of it, or a part of a group's rows. */
export const isMasked = ({ entry, group }: Field): boolean =>
  Boolean(entry.sensitive || group?.fields.some(isMasked))

type Mask = (value: unknown) => unknown

const maskOf = ({ entry, group }: Field): Mask => {
  if (entry.sensitive) return masked
  const maskRow = masksOf(group?.fields ?? [])
  return value => {
    if (typeof value !== 'object') return value
    return Array.isArray(value) ? value.map(row => maskRow(row as Answers)) : maskRow(value as Answers)
  }
}

/** Masks what is sensitive in the answers to some fields, in rows of groups too. Worked out once for many rows. Pure. */
export const masksOf = (fields: readonly Field[]): ((answers: Answers) => Answers) => {
  const masks = fields.filter(isMasked).map(field => [field.name, maskOf(field)] as const)
  return answers => {
    const shown = { ...answers }
    for (const [name, mask] of masks) {
      const value = answers[name]
      if (value !== undefined && value !== null) shown[name] = mask(value)
    }
    return shown
  }
}
