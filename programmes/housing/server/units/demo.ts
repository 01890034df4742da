// The units that a demo begins with: some dozens for each project that is sold, the same ones each time. Valley Towers East
// has none, so that a project without units can be seen.

import type { SceneKind } from '../../project.ts'
import { projects } from '../../projects.ts'
import type { PaymentMethod, UnitInput, UnitType } from '../../unit.ts'
import { writtenOf } from './import.ts'
import type { Offers } from './offers.ts'
import type { UnitsStore } from './store.ts'

const withoutUnits = 'VALLEYTAWERSEAST'

type Mix = { types: readonly UnitType[]; area: readonly [number, number]; perMetre: number }
const mixes: Record<SceneKind, Mix> = {
  towers: { types: ['apartment', 'apartment', 'apartment', 'shop'], area: [96, 178], perMetre: 52_000 },
  compound: { types: ['apartment', 'villa', 'townhouse'], area: [96, 178], perMetre: 34_000 },
  downtown: { types: ['apartment', 'apartment', 'office', 'shop'], area: [90, 165], perMetre: 38_000 },
  garden: { types: ['apartment', 'apartment', 'townhouse'], area: [105, 185], perMetre: 41_000 },
  lake: { types: ['chalet', 'villa'], area: [85, 210], perMetre: 57_000 },
  latin: { types: ['apartment', 'apartment', 'shop'], area: [95, 170], perMetre: 47_000 },
  villas: { types: ['villa', 'villa', 'townhouse'], area: [180, 320], perMetre: 36_000 },
  walkway: { types: ['apartment', 'apartment', 'office'], area: [100, 175], perMetre: 39_000 },
}
const lowTypes: readonly UnitType[] = ['villa', 'townhouse', 'shop']
const methods: readonly PaymentMethod[] = ['both', 'both', 'online', 'transfer']

/** Whole numbers that follow from a seed alone (a linear congruential generator, Numerical Recipes). */
const createDice = (seed: number) => {
  let state = seed >>> 0
  return (from: number, to: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from + ((state >>> 8) % (to - from + 1))
  }
}

const roomsOf = (type: UnitType, area: number): number =>
  type === 'shop' ? 1 : Math.max(2, Math.min(6, Math.round(area / 42)))

/** Building, block, floor and door as on the plans of an authority: 12-B-304. */
const codeOf = (building: number, door: number, floor: number): string =>
  `${building}-${'ABCD'.charAt(door % 4)}-${floor}${String(1 + Math.floor(door / 4)).padStart(2, '0')}`

export const demoUnits = (): UnitInput[] =>
  projects.flatMap(({ code: project, scene, hasNoPage }, position) => {
    if (hasNoPage || project === withoutUnits) return []
    const roll = createDice(position * 7919 + 17)
    const { types, area: size, perMetre } = mixes[scene]
    const buildings = roll(2, 3)
    return Array.from({ length: roll(24, 56) }, (_, index): UnitInput => {
      const type = types[roll(0, types.length - 1)] as UnitType
      const area = roll(size[0], size[1])
      // The door tells floor and place in it, so that no two units have one code.
      const building = (position + 1) * 10 + (index % buildings)
      const door = Math.floor(index / buildings)
      const floor = lowTypes.includes(type) ? 0 : 1 + (door % 9)
      const price = Math.round((area * perMetre * (100 + floor + roll(-4, 4))) / 100 / 5000) * 5000
      return {
        code: codeOf(building, door, floor),
        project,
        type,
        area,
        floor,
        rooms: roomsOf(type, area),
        price: `${price}.00`,
        paymentMethod: methods[roll(0, methods.length - 1)] as PaymentMethod,
        country: null,
      }
    })
  })

/** Adds those that are not there yet, most of them on sale and with a sample plan. A later start changes nothing. */
export const addDemoUnits = async ({
  store,
  offers,
  newId,
  now,
}: {
  store: UnitsStore
  offers: Offers
  newId: () => string
  now: Date
}): Promise<void> => {
  const writes = demoUnits().map(unit => ({
    id: newId(),
    unit: writtenOf(unit),
    isNew: true,
    changes: [],
  }))
  await store.transaction(
    async queries => {
      const by = { actorId: null, now }
      const added = await store.write(queries, writes, by)
      if (added.length === 0) return
      await store.drawFloorPlans(
        queries,
        added.filter((_, index) => index % 6 !== 5),
      )
      const onSale = added.filter((_, index) => index % 12 !== 7)
      const offered = writes.flatMap(({ unit }) =>
        onSale.includes(unit.code) ? [{ ...unit, opensAt: null }] : [],
      )
      await offers.open(queries, offered)
      await store.noteSale(queries, onSale, { onSale: true, opensAt: null }, by)
    },
    { statementTimeout: 20_000, lockTimeout: 20_000 },
  )
}
