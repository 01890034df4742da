// A group of answers as plain text, for tables and CSV; summaries show its questions one by one.

import type { Language } from '@bawaba/language/index.ts'
import type { Answers } from '../definition.ts'
import type { Table } from '../engine/table.ts'
import type { Documents } from './field.ts'

const between: Record<Language, string> = { ar: '، ', en: ', ' }

/** The answers of one group in the order of its questions. Without the questions, which a handler gave, the answers alone. */
export const rowText = (
  row: Answers,
  table: Table | undefined,
  language: Language,
  documents: Documents | undefined,
): string => {
  const answered = table
    ? table.fields
        .filter(({ name }) => row[name] !== undefined)
        .map(field => field.kind.format(row[field.name], field, language, documents))
    : Object.values(row).map(plain)
  return answered.join(between[language])
}

/** An answer whose question is not known. */
export const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
