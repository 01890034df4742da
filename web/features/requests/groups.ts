// The list in its three parts, what needs the reader first, and the filter that each part is asked with. Pure.

import type { Filter } from '@bawaba/contract/call-address.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import {
  ends,
  isWaiting,
  type StateKind,
  unfinishedKinds,
  waitingKinds,
} from '@bawaba/forms/workflow/state-kinds.ts'
import type { ListSearch } from './search.ts'

type Group = { kinds: readonly StateKind[]; order: string }

export const groups = {
  needsMe: { kinds: waitingKinds, order: 'dueAt ASC' },
  inProgress: { kinds: unfinishedKinds.filter(kind => !isWaiting(kind)), order: 'updatedAt DESC' },
  finished: { kinds: ends, order: 'updatedAt DESC' },
} as const satisfies Record<string, Group>
export type GroupName = keyof typeof groups

const pageSize = 10

/** The number without the signs that a pattern gives a meaning. */
const numberPart = (q: string): string => requestNumberOf(q).replace(/[^\p{L}\d-]/gu, '')

export const filterOfGroup = (
  name: GroupName,
  { q, service }: ListSearch,
): Pick<Filter, 'where' | 'order' | 'limit'> => {
  const { kinds, order } = groups[name]
  return {
    where: {
      statusKind: { inq: kinds },
      ...(q ? { ID: { ilike: `%${numberPart(q)}%` } } : {}),
      ...(service ? { serviceSlug: service } : {}),
    },
    order,
    limit: pageSize,
  }
}
