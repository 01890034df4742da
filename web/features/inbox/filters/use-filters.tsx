// What filters are chosen from: employees, and the answers that a service lets be looked for.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { Field } from '@bawaba/forms/index.ts'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { useCallWhen, useClient } from '../../../client/hooks.tsx'
import { useRead } from '../../../client/use-read.tsx'
import { compiledServiceQuery } from '../../../modules/requests/queries.ts'
import { type WrittenNumber, writtenOf } from './written-number.ts'

/** Whom requests can be given to, among the services the caller is given. */
export const useEmployees = (isWanted: boolean): PersonRef[] =>
  useCallWhen({ enabled: isWanted, fresh: 60_000 }, 'POST tasks/runTasks', {
    body: { taskIds: ['getEmployees'] },
  }).data?.employees ?? []

export type AnswerField = {
  name: string
  label: string
  /** What is chosen from; empty where it is typed. */
  options: { value: string; label: string }[]
  /** How what was typed is compared. */
  compare: 'has' | 'number' | 'boolean' | 'day' | 'equals'
  /** Where its kind has a way of its own to read and write what is compared: money is typed in pounds. */
  written?: WrittenNumber
}

const compareOf: Partial<Record<Field['entry']['type'], AnswerField['compare']>> = {
  Number: 'number',
  Boolean: 'boolean',
  Date: 'day',
}

/** Identifiers of a person never stand in an address, and groups have no single answer. */
const isFilterable = ({ entry, kind }: Field): boolean =>
  Boolean(entry.searchField || entry.showColumn) && !entry.sensitive && !kind.group && entry.type !== 'Object'

/** The answers of a service that its list may be filtered by. */
export const useAnswerFields = (service: string | undefined): AnswerField[] => {
  const client = useClient()
  const language = useLanguage()
  const { data } = useRead({
    ...compiledServiceQuery(client, service ?? ''),
    enabled: service !== undefined,
  })
  return (data?.form.filing?.fields ?? []).filter(isFilterable).map(field => ({
    name: field.name,
    label: field.label[language],
    options: field.options.map(({ value, label: words }) => ({ value, label: words[language] })),
    compare: field.options.length > 0 ? 'equals' : (compareOf[field.entry.type] ?? 'has'),
    written: writtenOf(field, language),
  }))
}
