// What the address of the list of units holds.

import { readSort } from '@bawaba/web/modules/lists/column.ts'
import { unitStatuses, unitTypes } from '../../unit.ts'

export type UnitsSearch = {
  project?: string | undefined
  status?: string | undefined
  type?: string | undefined
  q?: string | undefined
  sort?: string | undefined
  from?: number | undefined
}

const word = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 64) : ''
  return text === '' ? undefined : text
}
const oneOf = (words: readonly string[], value: unknown): string | undefined =>
  words.find(each => each === value)

export const readUnitsSearch = ({
  project,
  status,
  type,
  q,
  sort,
  from,
}: Record<string, unknown>): UnitsSearch => ({
  project: word(project),
  status: oneOf(unitStatuses, status),
  type: oneOf(unitTypes, type),
  q: word(q),
  sort: readSort(sort, ['code', 'project', 'area', 'price']),
  from: Number.isInteger(from) && Number(from) > 0 ? Number(from) : undefined,
})

export const readSalesSearch = ({ project }: Record<string, unknown>): Pick<UnitsSearch, 'project'> => ({
  project: word(project),
})
