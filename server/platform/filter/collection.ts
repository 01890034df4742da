// A list in memory, read the ways that LoopBack's clients read a collection: by a filter, by id, whether it is there, how many.

import { applyFilter } from './evaluate.ts'
import { parseFilter } from './parse.ts'
import type { Filter, Vocabulary, Where } from './tree.ts'
import { parseWhere } from './where.ts'

/** A filter that finds one id alone, whatever it says besides. Pure. */
export const ofId = (filter: Filter, id: string, names: readonly string[] = ['id']): Filter => {
  const byId = names.map((field): Where => ({ field, operator: 'eq', value: id }))
  return {
    ...filter,
    where: { all: [{ any: byId }, ...(filter.where ? [filter.where] : [])] },
    limit: 1,
    skip: 0,
  }
}

/** `rowsFor` gives the rows that the filter may show anything of. */
export const createCollection = <Row extends object, From>(
  vocabulary: Vocabulary,
  rowsFor: (from: From, filter: Pick<Filter, 'include'>) => readonly Row[],
) => {
  const find = (from: From, filter: Filter): Partial<Row>[] => applyFilter(filter, rowsFor(from, filter))
  const read = (text: unknown): Filter => parseFilter(text, vocabulary)
  return {
    find: (from: From, filter: unknown): Partial<Row>[] => find(from, read(filter)),
    first: (from: From, filter: unknown): Partial<Row> | undefined => find(from, read(filter))[0],
    byId: (from: From, id: string, filter: unknown): Partial<Row> | undefined =>
      find(from, ofId(read(filter), id))[0],
    has: (from: From, id: string): boolean => find(from, ofId(read(undefined), id)).length > 0,
    count: (from: From, where: unknown): number => {
      const filter = {
        ...read(undefined),
        where: parseWhere(where, vocabulary),
        limit: Number.MAX_SAFE_INTEGER,
      }
      return find(from, filter).length
    },
  }
}
