// The columns of the list. A column is an object that knows its name, its cell and what it is sorted by; the table draws
// those that are chosen, in the order they are chosen in.

import { type Column as AnswerColumn, columnsOf } from '@bawaba/forms/index.ts'
import { formatDate, type Language, type Text } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import type { ReactNode } from 'react'
import { useClient } from '../../../client/hooks.tsx'
import { useRead } from '../../../client/use-read.tsx'
import { compiledServiceQuery } from '../../../modules/requests/queries.ts'
import type { Sort } from '../address.ts'
import { messages } from '../messages.ts'
import { listMessages } from './list-messages.ts'
import type { InboxRow } from './list-query.ts'

export type Column = {
  /** `due`, or `answer.branch`. */
  id: string
  label: string
  /** The sort that its head turns on, upwards. */
  sort?: Extract<Sort, 'due' | 'sent' | 'changed'>
  /** What a cell says; the columns with a look of their own are drawn by the table. */
  cell?: (row: InboxRow, language: Language) => ReactNode
}

/** What every request has, in the standard order. The first names the request and always stands first. */
const fixedColumns: readonly (Omit<Column, 'label'> & { label: Text })[] = [
  { id: 'applicant', label: messages.applicant },
  { id: 'service', label: messages.service },
  { id: 'status', label: messages.status },
  {
    id: 'sent',
    label: messages.sent,
    sort: 'sent',
    cell: ({ createdAt }, language) => formatDate(language, createdAt),
  },
  { id: 'due', label: messages.due, sort: 'due' },
  { id: 'assignee', label: messages.assignee },
  {
    id: 'changed',
    label: listMessages.changed,
    sort: 'changed',
    cell: ({ updatedAt }, language) => formatDate(language, updatedAt),
  },
  {
    id: 'since',
    label: listMessages.since,
    cell: ({ actionDate }, language) => formatDate(language, actionDate),
  },
]
export const standardColumns = ['applicant', 'service', 'status', 'sent', 'due', 'assignee'] as const

const answerColumn = ({ name, label, latin, cell }: AnswerColumn): Column => ({
  id: `answer.${name}`,
  label,
  cell: ({ data }) => {
    const value = data ? cell(data) : ''
    return latin ? <Ltr>{value}</Ltr> : <Bdi>{value}</Bdi>
  },
})

/** Every column there is to choose: the answers of a service where the list is of one. */
export const useColumns = (service: string | undefined): readonly Column[] => {
  const client = useClient()
  const language = useLanguage()
  const { data } = useRead({
    ...compiledServiceQuery(client, service ?? ''),
    enabled: service !== undefined,
  })
  const filing = data?.form.filing
  const fixed = fixedColumns.map(column => ({ ...column, label: column.label[language] }))
  return filing ? [...fixed, ...columnsOf(filing, language).map(answerColumn)] : fixed
}
