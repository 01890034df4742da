// Sales of what more people want than there is. The gate is one condition of the statement that holds (turn-store.ts):
// whoever calls the API without having been admitted is refused there, whatever their page showed.

import { beaconValueOf, textHash } from '@bawaba/contract/draw.ts'
import type {
  BeaconEntered,
  Draw,
  NewSale,
  ProposedEnd,
  Sale,
  SaleEnd,
  SaleEntry,
} from '@bawaba/contract/entities/sale.ts'
import { Problem, type ProblemDetail } from '@bawaba/contract/problem.ts'
import { callHours, isCallHours, isCallTime } from '@bawaba/contract/sale-rules.ts'
import type { LotNames } from '../../../capability.ts'
import type { Database } from '../../../platform/database/index.ts'
import { eachItem } from '../../../platform/each-item.ts'
import type { LinkTo } from '../../../platform/http/site.ts'
import type { WriteEvent } from '../../../platform/log/events.ts'
import type { Seal } from '../../../platform/sealed.ts'
import type { Random } from '../../../platform/secret.ts'
import type { Audit } from '../../audit/index.ts'
import type { Budgets } from '../../budgets/index.ts'
import { type Notices, tellSecondSql } from '../../notifications/index.ts'
import { minutesIn, type Timekeeping } from '../../timekeeping/index.ts'
import type { Lot } from '../alerts-store.ts'
import { lotTitle } from '../lots.ts'
import { reservationsStore } from '../store.ts'
import { admitStore, type LockedSale } from './admit-store.ts'
import { createDraws, seedUse } from './draws.ts'
import { endNotice, turnEndNotice, turnNotice } from './sale-messages.ts'
import { type SaleRow, salesStore } from './sales-store.ts'

type Dependencies = {
  database: Database
  log: WriteEvent
  clock: () => Date
  newId: () => string
  random: Random
  seal: Seal
  audit: Audit
  budgets: Pick<Budgets, 'take'>
  notices: Notices
  linkTo: LinkTo
  namesOf(kind: string): LotNames | undefined
  /** By which people are called outside of the portal: a turn begins when one of them has taken the message. */
  channels: readonly string[]
  time: Pick<Timekeeping, 'isOpen' | 'runs'>
}
type Administrator = { accountId: string; address: string }

const seedBytes = 32
const codeBytes = 6
const minuteMs = 60_000
/** Joining and leaving again and again is no load. */
const joins = { limit: 60, windowMs: 60 * minuteMs }

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

const detailsOf = (sale: NewSale, now: Date): ProblemDetail[] => {
  const { method, opensAt, closesAt } = sale
  const { callsFrom = callHours.from, callsUntil = callHours.until, turnMinutes } = sale
  if (!isCallHours(callsFrom, callsUntil, turnMinutes)) return [{ path: '/callsUntil', key: 'minimum' }]
  const ofDraws = (['closesAt', 'beaconSource'] as const).filter(name => sale[name] !== undefined)
  if (method === 'line') return ofDraws.map(name => ({ path: `/${name}`, key: 'unknown' }))
  if (closesAt === undefined) return [{ path: '/closesAt', key: 'required' }]
  const isAfter = Date.parse(closesAt) > Math.max(Date.parse(opensAt), now.getTime())
  return isAfter ? [] : [{ path: '/closesAt', key: 'minimum' }]
}

const times = ({ opensAt, closesAt, drawnAt }: Pick<SaleRow, 'opensAt' | 'closesAt' | 'drawnAt'>) => ({
  opensAt: opensAt.toISOString(),
  ...(closesAt && { closesAt: closesAt.toISOString() }),
  ...(drawnAt && { drawnAt: drawnAt.toISOString() }),
})

const callsOf = ({ callsFrom: from, callsUntil: until, turnMinutes }: LockedSale) => ({
  from,
  until,
  turnMinutes,
})

export const createSales = (dependencies: Dependencies) => {
  const { database, log, clock, newId, random, seal, audit, budgets, time, channels, namesOf } = dependencies
  const store = salesStore(database)
  const draw = createDraws({ database, clock, seal })

  const live = async (lot: Lot): Promise<SaleRow> => {
    const sale = await store.live(lot)
    if (!sale) throw new Problem('SALE_CLOSED')
    return sale
  }

  const newSeed = async () => {
    const seed = hex(random(seedBytes))
    return { hash: await textHash(seed), sealed: seal.seal(seedUse, seed) }
  }

  const entry = async (lot: Lot, accountId: string): Promise<SaleEntry | undefined> => {
    const sale = await store.live(lot)
    const found = sale && (await store.entry(sale.id, accountId))
    if (!sale || !found) return undefined
    const isOrdered = sale.method === 'line' || sale.drawnAt !== null
    return {
      status: found.status,
      code: found.code,
      ...(found.status === 'waiting' && isOrdered && { ahead: found.ahead }),
      ...(sale.drawnAt && found.rank !== null && { rank: found.rank }),
      ...(found.status === 'admitted' && found.until && { until: found.until.toISOString() }),
    }
  }

  /** Draws where it is time, ends turns, admits the next: of one sale, by one process at a time. */
  const run = async (id: string): Promise<void> => {
    await draw(id)
    await database.transaction(async queries => {
      const within = admitStore(queries)
      const now = clock()
      const sale = await within.lock(id, now)
      if (!sale) return
      await within.beginTurns(id, channels, now)
      await within.endTurns(id, turnEndNotice(dependencies, sale), now)
      if (!isCallTime(minutesIn(now), callsOf(sale))) return
      const until = new Date(now.getTime() + sale.turnMinutes * minuteMs)
      const called = await within.admit(sale, until, turnNotice(dependencies, sale), now)
      if (called > 0) await within.beginTurns(id, channels, now)
    })
  }

  return {
    /** What everybody sees of the sale that goes on; undefined: everybody may reserve. */
    show: async (lot: Lot): Promise<Sale | undefined> => {
      const sale = await store.live(lot)
      if (!sale) return undefined
      const { method, verified, places, turnMinutes, callsFrom, callsUntil, isListed } = sale
      const { beaconSource, beaconValue } = sale
      return {
        method,
        verified,
        places,
        turnMinutes,
        callsFrom,
        callsUntil,
        ...times(sale),
        ...(isListed && beaconSource && beaconValue === null && { awaits: beaconSource }),
        ...(await store.counts(sale.id, clock())),
      }
    },

    /** Sales that go on until a moment, with how many people are in them. */
    crowds: async (until: Date) =>
      (await store.crowds(until)).map(({ kind, lot, people }) => ({
        title: lotTitle(namesOf(kind), lot),
        people,
      })),

    entry,

    /** Takes a place, or answers the one that the person has. Throws SALE_CLOSED, IDENTITY_NOT_PROVED, MAX_ATTEMPTS. */
    join: async (lot: Lot, accountId: string): Promise<SaleEntry> => {
      await live(lot)
      await budgets.take(`sales ${accountId}`, joins)
      await store.join(lot, accountId, hex(random(codeBytes)).toUpperCase(), clock())
      const joined = await entry(lot, accountId)
      const isIn = joined?.status === 'waiting' || joined?.status === 'admitted'
      if (!isIn && (await store.lacksProof(lot, accountId))) throw new Problem('IDENTITY_NOT_PROVED')
      if (!joined) throw new Problem('SALE_CLOSED')
      return joined
    },

    leave: store.leave,

    /** The latest draw, for everybody who wants to compute it again. */
    draw: async (lot: Lot): Promise<Draw | undefined> => {
      const drawn = await store.latestDraw(lot)
      if (!drawn?.seedHash || !drawn.closesAt) return undefined
      const { seedHash, seed, entriesHash, order, entries, turnMinutes, closesAt } = drawn
      const { verified, beaconSource, beaconValue } = drawn
      return {
        ...times(drawn),
        closesAt: closesAt.toISOString(),
        turnMinutes,
        verified,
        seedHash,
        entries,
        ...(beaconSource && { beaconSource }),
        ...(beaconValue && { beaconValue }),
        ...(entriesHash && { entriesHash }),
        ...(seed && order && { seed, order }),
      }
    },

    /** The codes of all entries of the latest draw, once entries are closed. */
    listed: async (lot: Lot): Promise<string[] | undefined> =>
      (await store.latestList(lot))?.listed ?? undefined,

    /** Throws SALE_CLOSED where no value is awaited. */
    enterBeacon: async (by: Administrator, lot: Lot, typed: string): Promise<BeaconEntered> => {
      const value = beaconValueOf(typed)
      return audit.deed(async (queries, record) => {
        const entered = await salesStore(queries).enterBeacon(lot, by.accountId, value, clock())
        if (!entered) throw new Problem('SALE_CLOSED')
        await record({
          kind: 'sale.beacon_entered',
          actorId: by.accountId,
          address: by.address,
          detail: { ...lot, value, ...entered },
        })
        return entered
      })
    },

    /** Throws VALIDATION_FAILED, or SALE_UNDER_WAY where the lot has a sale. */
    begin: async (by: Administrator, lot: Lot, sale: NewSale): Promise<void> => {
      const now = clock()
      const details = detailsOf(sale, now)
      if (details.length > 0) throw new Problem('VALIDATION_FAILED', { details })
      const seed = sale.method === 'draw' ? await newSeed() : undefined
      // Nobody who holds something now goes past those who will wait for their turn.
      await audit.deed(async (queries, record) => {
        if (!(await salesStore(queries).begin(lot, newId(), sale, seed, now)))
          throw new Problem('SALE_UNDER_WAY')
        await reservationsStore(queries).endForSale(lot, now)
        await record({
          kind: 'sale.begun',
          actorId: by.accountId,
          address: by.address,
          detail: { ...lot, ...sale },
        })
      })
    },

    /**
     * Ends the sale; one in which people wait once a second administrator ends it too, within a day. Throws SALE_CLOSED where
     * there is none, SALE_UNDER_WAY for a draw that people wait for.
     */
    end: async (by: Administrator, lot: Lot): Promise<SaleEnd> => {
      const { method } = await live(lot)
      return audit.deed(async (queries, record) => {
        const found = await salesStore(queries).end(lot, by.accountId, clock())
        if (!found) throw new Problem('SALE_UNDER_WAY')
        const { id, ...end } = found
        await record({
          kind: end.isEnded ? 'sale.ended' : 'sale.end_proposed',
          actorId: by.accountId,
          address: by.address,
          detail: { ...lot, method },
        })
        if (!end.isEnded) {
          const { notice, path } = endNotice(dependencies, lot)
          const proposed = { reminds: 'saleEnd', id, path } as const
          await queries.query(tellSecondSql(notice, by.accountId, proposed, clock()))
        }
        return end
      })
    },

    /** Who wants the sale to end and waits for a second administrator; nothing where nobody does. */
    wantsEnd: async (by: Administrator, lot: Lot): Promise<ProposedEnd> => {
      const first = await store.wantsEnd(lot, clock())
      return first ? { proposed: { isMine: first.by === by.accountId, at: first.at.toISOString() } } : {}
    },

    isDue: async (): Promise<boolean> =>
      (await admitStore(database).due(clock())).length > 0 && (await time.isOpen()),

    /** While the portal is closed nobody is called, and nobody's turn passes. */
    run: async (): Promise<void> => {
      if (!(await time.runs())) return
      await eachItem(await admitStore(database).due(clock()), {
        work: ({ id }) => run(id),
        putOff: async ({ id }, err) => log('sales.not_run', { sale: id, err }),
      })
    },
  }
}
export type Sales = ReturnType<typeof createSales>
