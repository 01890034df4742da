// What the address of a project's page holds: which of its units are looked for.

import { decimalOf } from '@bawaba/language/index.ts'
import { oneAmount } from '@bawaba/language/input/amounts.ts'
import { unitTypes } from '../../unit.ts'

export type ProjectSearch = {
  type?: string | undefined
  minArea?: number | undefined
  floor?: number | undefined
  maxPrice?: number | undefined
  /** Reserved and sold ones too. */
  all?: 'yes' | undefined
  from?: number | undefined
}

/** Numbers as people type them, in digits of either script. */
const number = (value: unknown, most: number, reader = decimalOf): number | undefined => {
  const text = reader(String(value ?? '')) ?? ''
  const read = /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
  return read === undefined || read > most ? undefined : read
}

export const readProjectSearch = (search: Record<string, unknown>): ProjectSearch => {
  const floor = number(search.floor, 200)
  const from = number(search.from, 100_000)
  return {
    type: unitTypes.find(type => type === search.type),
    minArea: number(search.minArea, 5000),
    floor: floor !== undefined && Number.isInteger(floor) ? floor : undefined,
    maxPrice: number(search.maxPrice, 10_000_000_000, oneAmount),
    all: search.all === 'yes' ? 'yes' : undefined,
    from: from !== undefined && Number.isInteger(from) && from > 0 ? from : undefined,
  }
}

export const pageSize = 12

/** The filter of the call. */
export const filterOf = (project: string, search: ProjectSearch): object => ({
  where: {
    and: [
      { project },
      ...(search.all ? [] : [{ status: 'available' }]),
      ...(search.type ? [{ type: search.type }] : []),
      ...(search.minArea === undefined ? [] : [{ area: { gte: search.minArea } }]),
      ...(search.floor === undefined ? [] : [{ floor: search.floor }]),
      ...(search.maxPrice === undefined ? [] : [{ price: { lte: search.maxPrice } }]),
    ],
  },
  order: ['price ASC'],
  limit: pageSize,
  skip: search.from ?? 0,
})
