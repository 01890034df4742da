// Units as they are answered: to everybody without what is staff's, to administrators whole.

import { poundsOf } from '@bawaba/language/index.ts'
import type { Availability, Unit } from '../../unit-calls.ts'
import type { UnitRecord, UnitsStore } from './store.ts'

const money = (piasters: number) => ({ amount: poundsOf(piasters), currency: 'EGP' as const })

const planOf = ({ floorPlanFile, floorPlanType }: UnitRecord): Pick<Unit, 'floorPlan'> =>
  floorPlanType === null
    ? {}
    : {
        floorPlan: {
          kind: floorPlanType.startsWith('image/') ? 'picture' : 'document',
          isSample: floorPlanFile === null,
        },
      }

const statusFor = (isStaff: boolean, { status }: UnitRecord): Unit['status'] =>
  !isStaff && (status === 'paid' || status === 'allocated') ? 'sold' : status

export const viewOf = (unit: UnitRecord, isStaff: boolean): Unit => ({
  code: unit.code,
  project: unit.project,
  type: unit.type,
  area: Number(unit.area),
  floor: unit.floor,
  rooms: unit.rooms,
  price: money(unit.price),
  paymentMethod: unit.paymentMethod,
  country: unit.country,
  status: statusFor(isStaff, unit),
  floorPlanUploaded: unit.floorPlanType !== null,
  ...planOf(unit),
  ...(unit.onSale && unit.opensAt && { opensAt: unit.opensAt.toISOString() }),
  ...(isStaff && {
    id: unit.id,
    onSale: unit.onSale,
    blockReason: unit.blockReason,
    revision: unit.revision,
    createdAt: unit.createdAt.toISOString(),
    updatedAt: unit.updatedAt.toISOString(),
  }),
})

type Groups = Awaited<ReturnType<UnitsStore['availability']>>
export const availabilityOf = (groups: Groups): Availability => ({
  available: groups.reduce((sum, { available }) => sum + available, 0),
  total: groups.reduce((sum, { total }) => sum + total, 0),
  types: groups.map(({ type, available, total, minPrice, maxPrice, minArea, maxArea }) => ({
    type,
    available,
    total,
    ...(minPrice !== null && { minPrice: money(minPrice) }),
    ...(maxPrice !== null && { maxPrice: money(maxPrice) }),
    ...(minArea !== null && { minArea: Number(minArea) }),
    ...(maxArea !== null && { maxArea: Number(maxArea) }),
  })),
})
