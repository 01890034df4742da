// What programmes bring, as rows: companies before sectors, sectors before centers.

import type { CenterDefinition, CompanyDefinition, Programme } from '@bawaba/contract/programme.ts'
import type { Database } from '../../platform/database/index.ts'
import { type SupplyNotice, supplyItems } from '../supply/index.ts'
import { type Center, centersStore } from './store.ts'

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

type CenterValue = Omit<Center, 'code'>
/** A center as it is stored, with null for what the programme omits. Its code is the key. */
const centerValue = ({ kind, parent, name, isHolding, position, ...rest }: Center): CenterValue => ({
  kind,
  parent,
  name,
  isHolding,
  position,
  governorate: rest.governorate ?? null,
  address: rest.address ?? null,
  coordinates: rest.coordinates ?? null,
})

/** Stores the centers that the programmes bring, except where users changed them; answers what waits. */
export const publishCenters = (
  database: Pick<Database, 'transaction'>,
  programmes: readonly Programme[],
  release: string,
): Promise<SupplyNotice[]> => {
  const centers = programmes.flatMap(programme => programme.companies ?? []).flatMap(rowsOf)
  return supplyItems<CenterValue>(database, {
    kind: 'center',
    release,
    brought: new Map(centers.map(center => [center.code, centerValue(center)])),
    isWithdrawn: true,
    read: async queries =>
      new Map(
        [...(await centersStore(queries).stored())].map(([code, center]) => [
          code,
          center && centerValue(center),
        ]),
      ),
    write: (queries, changes) =>
      centersStore(queries).change(
        [...changes].flatMap(([code, value]) => (value ? [{ code, ...value }] : [])),
        [...changes].flatMap(([code, value]) => (value ? [] : [code])),
      ),
  })
}
