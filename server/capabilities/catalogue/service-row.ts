// A published service and a category as the database has them.

import type { Service } from '@bawaba/contract/entities/service.ts'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { IndexedField } from './indexed-fields.ts'

export type ServiceRow = {
  id: string
  humanId: number
  slug: string
  version: number
  definition: ServiceDefinition
  deactivated: boolean
  /** When it was deactivated; null while it is not. */
  closedSince: Date | null
  fromDate: Date | null
  toDate: Date | null
  hiddenOn: Service['hiddenOn']
  disabledOn: Service['disabledOn']
  createdAt: Date
  updatedAt: Date
  /** Whether any version keeps some requests to teams. */
  hasTeams: boolean
  /** Answers that lists read from a column, of the version in force. */
  hot: IndexedField[]
}
export type CategoryRow = { id: string; slug: string; name: Text }
