// Which units the list in a form shows, and the call that reads them.

import type { Client } from '@bawaba/web/client/client.ts'
import { unitPageQuery } from '../units/project-queries.ts'

export type PickerSearch = {
  project?: string | undefined
  type?: string | undefined
  maxPrice?: number | undefined
  minArea?: number | undefined
  floor?: number | undefined
  from: number
}
export const pickerSize = 6

/** Units that are offered to all, and those for residents of the applicant's country. */
const filterOf = (
  { project, type, maxPrice, minArea, floor, from }: PickerSearch,
  country: string | undefined,
): object => ({
  where: {
    and: [
      { status: 'available' },
      { or: [{ country: null }, ...(country ? [{ country }] : [])] },
      ...(project ? [{ project }] : []),
      ...(type ? [{ type }] : []),
      ...(maxPrice === undefined ? [] : [{ price: { lte: maxPrice } }]),
      ...(minArea === undefined ? [] : [{ area: { gte: minArea } }]),
      ...(floor === undefined ? [] : [{ floor }]),
    ],
  },
  order: ['price ASC'],
  limit: pickerSize,
  skip: from,
})

export const pickerQuery = (client: Client, search: PickerSearch, country: string | undefined) =>
  unitPageQuery(client, filterOf(search, country))
