// What tables show of a form: a column for each field with `showColumn`, or for each part that its kind names. `dataIndex` is the path of its value,
// where that is not the field's own.

import type { Language } from '@bawaba/language/index.ts'
import type { Answers } from '../definition.ts'
import type { ColumnPart, Field } from '../fields/field.ts'
import type { SummaryContext } from './summary.ts'
import { headOf, restOf, type Table } from './table.ts'

export type Column = {
  name: string
  label: string
  latin: boolean
  /** The cell of a row; '' for a question that was not answered. */
  cell(answers: Answers): string
}

/** A value by its path; in a list that of every entry. */
const valueAt = (answers: unknown, path: string): unknown => {
  if (path === '') return answers
  if (Array.isArray(answers)) return answers.map(entry => valueAt(entry, path))
  if (typeof answers !== 'object' || answers === null || !Object.hasOwn(answers, headOf(path)))
    return undefined
  return valueAt((answers as Answers)[headOf(path)], restOf(path))
}

const fieldAt = (table: Table, path: string): Field | undefined => {
  const field = table.byName.get(headOf(path))
  const rest = restOf(path)
  return rest === '' || !field?.group ? field : fieldAt(field.group, rest)
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null
const separators: Record<Language, string> = { ar: '، ', en: ', ' }

/** The columns of a table over answers of this form, in the order of its fields. */
export const columnsOf = (
  table: Table,
  language: Language,
  { documents }: Pick<SummaryContext, 'documents'> = {},
): Column[] =>
  table.fields
    .filter(({ entry }) => entry.showColumn)
    .flatMap(({ name, label, entry }) => {
      const path = entry.dataIndex ?? name
      const shown = fieldAt(table, path)
      const whole: Pick<ColumnPart<unknown>, 'key' | 'label' | 'text'> = {
        text: value => (shown ? shown.kind.format(value, shown, language, documents) : ''),
      }
      const inList = path.includes('.')
      return (shown?.kind.columns ?? [whole]).map((part): Column => {
        const text = (value: unknown): string => (isEmpty(value) ? '' : part.text(value, language))
        const cell = (answers: Answers): string => {
          const value = valueAt(answers, path)
          return inList && Array.isArray(value)
            ? value.map(text).filter(Boolean).join(separators[language])
            : text(value)
        }
        return {
          name: part.key === undefined ? name : `${name}.${part.key}`,
          label: (part.label ?? label)[language],
          latin: shown?.kind.latin === true,
          cell,
        }
      })
    })
