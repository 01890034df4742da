// What programmes bring, as rows: those above before those below.

import type { CenterDefinition, CompanyDefinition, Programme } from '@bawaba/contract/programme.ts'
import type { Center, CentersStore } from './store.ts'

const rowsOf = (company: CompanyDefinition, position: number): Center[] => {
  const isHolding = company.isHolding === true
  const row = (
    kind: Center['kind'],
    { code, name, governorate, address, coordinates }: CenterDefinition,
    parent: string | null,
    order: number,
  ): Center => ({
    code,
    kind,
    parent,
    name,
    isHolding,
    position: order,
    ...(governorate ? { governorate } : {}),
    ...(address ? { address } : {}),
    ...(coordinates ? { coordinates } : {}),
  })
  return [
    row('company', company, null, position),
    ...company.sectors.flatMap((sector, order) => [
      row('sector', sector, company.code, order),
      ...sector.centers.map((center, seat) => row('center', center, sector.code, seat)),
    ]),
  ]
}

/** Puts what the programmes bring in the place of what earlier ones brought. */
export const publishCenters = async (
  store: CentersStore,
  programmes: readonly Programme[],
): Promise<void> => {
  const companies = programmes.flatMap(programme => programme.companies ?? [])
  await store.publish(companies.flatMap(rowsOf))
}
