// Whether a service can be written into every answer that carries services: tried before a definition is accepted, and
// again when a stored one is read, so that one service never takes a list of all of them down.

import { serviceAnswers } from '@bawaba/contract/calls/catalogue.ts'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { type Issue, issue } from '@bawaba/forms/index.ts'
import { writerOf } from '../../platform/http/schemas.ts'
import { lazily } from '../../platform/lazily.ts'
import type { ServiceRow } from './service-row.ts'
import { atHour, fullView, publicView } from './view.ts'

const writers = lazily(() => ({
  list: writerOf(serviceAnswers.list),
  one: writerOf(serviceAnswers.one),
  categories: writerOf(serviceAnswers.categories),
}))

/** Throws where an answer with this service could not be written, for signed-in people or for visitors. */
export const assertWritable = (row: ServiceRow): void => {
  const { list, one, categories } = writers()
  const full = fullView(row)
  for (const view of [full, publicView(full)]) {
    const service = atHour(view, row.updatedAt)
    list([service])
    one(service)
    categories([{ services: [service] }])
  }
}

/** The row that a definition would have once it is published; its dates and numbers do not matter here. */
const rowOf = (definition: ServiceDefinition): ServiceRow => {
  const { serviceSlug: slug, fromDate, toDate } = definition
  const dateOf = (text: string | undefined) => (text === undefined ? null : new Date(text))
  return {
    id: slug,
    humanId: 1,
    slug,
    version: 1,
    definition,
    deactivated: definition.deactivated ?? false,
    closedSince: null,
    fromDate: dateOf(fromDate),
    toDate: dateOf(toDate),
    hiddenOn: definition.hiddenOn ?? [],
    disabledOn: definition.disabledOn ?? [],
    createdAt: new Date(0),
    updatedAt: new Date(0),
    hasTeams: false,
    hot: [],
  }
}

export const writableIssues = (definition: ServiceDefinition): Issue[] => {
  try {
    assertWritable(rowOf(definition))
    return []
  } catch (error) {
    return [issue('service', 'notWritable', (error as Error).message)]
  }
}
