// A list of groups of answers: family members, rooms, earlier addresses. Each group is a small form of its own.

import type { Language } from '@bawaba/language/index.ts'
import type { Answers } from '../../definition.ts'
import { countKeys, errorsOf, outOfBounds } from '../bounds.ts'
import { defineField, type Field, found, wrong } from '../field.ts'
import { rowText } from '../groups.ts'
import { messages } from './messages.ts'

/** No list is longer, whatever a definition says. */
const mostRows = 500

const isGroup = (row: unknown): row is Answers =>
  typeof row === 'object' && row !== null && !Array.isArray(row)

const between: Record<Language, string> = { ar: '؛ ', en: '; ' }

/** How many rows a person may add at most. */
export const rowLimit = ({ entry }: Pick<Field, 'entry'>): number =>
  Math.min(entry.maxCount ?? mostRows, mostRows)

export const array = defineField<Answers[]>({
  kind: 'Array',
  stored: ['Array'],
  properties: ['minCount', 'maxCount', 'fieldsSchema', 'rowLabel'],
  group: { isList: true, rows: value => value ?? [], whole: rows => (rows.length === 0 ? undefined : rows) },
  // A list that must not stay empty begins with what it needs at least.
  initial: ({ optional, minCount = 0 }) => {
    const rows = Math.max(minCount, optional ? 0 : 1)
    return rows === 0 ? undefined : Array.from({ length: Math.min(rows, mostRows) }, () => ({}))
  },
  parse: input => {
    if (input === undefined || input === null || input === '') return found<Answers[]>(undefined)
    if (!Array.isArray(input)) return wrong('expectedType', { type: 'Array' })
    if (input.length > mostRows) return wrong('maxCount', { max: mostRows })
    if (!input.every(isGroup)) return wrong('expectedType', { type: 'Array' })
    return found(input.length === 0 ? undefined : input)
  },
  validate: (value, { entry }) =>
    errorsOf(outOfBounds(value.length, entry.minCount, entry.maxCount, countKeys)),
  format: (value, { group }, language, documents) =>
    value.map(row => rowText(row, group, language, documents)).join(between[language]),
  messages,
  examples: () => import('./examples.ts'),
})
