// What the address of the list of units holds.

import { unitStatuses, unitTypes } from '../../unit.ts'

export type UnitsSearch = {
  project?: string | undefined
  status?: string | undefined
  type?: string | undefined
  q?: string | undefined
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
  from,
}: Record<string, unknown>): UnitsSearch => ({
  project: word(project),
  status: oneOf(unitStatuses, status),
  type: oneOf(unitTypes, type),
  q: word(q),
  from: Number.isInteger(from) && Number(from) > 0 ? Number(from) : undefined,
})

export const readSalesSearch = ({ project }: Record<string, unknown>): Pick<UnitsSearch, 'project'> => ({
  project: word(project),
})
