// Faults of holds, reservations and units: a home that two people have, or one that nobody can have.

import type { Mutation } from '../mutation.ts'

const folder = 'server/capabilities/reservations'
const housing = 'programmes/housing/server'
const reserved = [`${housing}/reservations.api.test.ts`]
const times = [`${housing}/hold-times.api.test.ts`]
const spent = [`${folder}/spent.api.test.ts`]
const unit = [`${housing}/units/units.api.test.ts`]

export const reservations: readonly Mutation[] = [
  {
    title: 'holds: two people hold the last one',
    file: `${folder}/store.ts`,
    from: 'and b.taken < b.capacity and ${isForSql',
    to: 'and ${isForSql',
    tests: reserved,
  },
  {
    title: 'holds: one more than a person may have',
    file: `${folder}/store.ts`,
    from: 'where h.live < ${limit}::int returning',
    to: 'where h.live <= ${limit}::int returning',
    tests: spent,
  },
  {
    title: 'holds: what a person gave back counts against their limit',
    file: `${folder}/reserving-store.ts`,
    from: 'set live = h.live - f.count',
    to: 'set live = h.live',
    tests: reserved,
  },
  {
    title: 'holds: a form that is sent again and again holds for ever',
    file: `${folder}/store.ts`,
    from: "least(${atLeast}::timestamptz, v.created_at + ${longestMs}::float8 * interval '1 millisecond')",
    to: 'case when ${longestMs}::float8 > 0 then ${atLeast}::timestamptz end',
    tests: reserved,
  },
  {
    title: 'holds: somebody gives back what another holds',
    file: `${folder}/store.ts`,
    from: "v.id = ${id} and v.account_id = ${accountId} and v.status = 'held'",
    to: "v.id = ${id} and ${accountId}::uuid is not null and v.status = 'held'",
    tests: reserved,
  },
  {
    title: 'holds: giving back a hold frees what a request has reserved',
    file: `${folder}/store.ts`,
    from: "v.id = ${id} and v.account_id = ${accountId} and v.status = 'held'",
    to: 'v.id = ${id} and v.account_id = ${accountId}',
    tests: reserved,
  },
  {
    title: 'holds: another thing is held beside the first',
    file: `${folder}/reservations.ts`,
    from: 'await within.replace(accountId, reserved, now)',
    to: '',
    tests: reserved,
  },
  {
    title: 'holds: the time of one thing in a day has no end',
    file: `${folder}/hold-time.ts`,
    from: 'const left = Math.min(times.holdMs, least.ms)',
    to: 'const left = times.holdMs',
    tests: [`${folder}/hold-time.test.ts`],
  },
  {
    title: 'holds: who has spent a week without paying reserves once more',
    file: `${folder}/hold-time.ts`,
    from: "if (leftMs(times.weekMs, spent.weekMs) <= 0) return 'week'",
    to: "if (leftMs(times.weekMs, spent.weekMs) < 0) return 'week'",
    tests: [`${folder}/hold-time.test.ts`],
  },
  {
    title: 'holds: what is reserved and not paid for counts once it is free again',
    file: `${folder}/spent-store.ts`,
    from: "and (v.status = 'reserved' or v.status = 'freed' and v.freed_because = 'ended' and v.updated_at",
    to: "and (v.status = 'freed' and v.freed_because = 'ended' and v.updated_at",
    tests: times,
  },
  {
    title: 'holds: who has paid is counted among those who never pay',
    file: `${folder}/spent-store.ts`,
    from: "o.status <> 'freed' and p.paid_at >= v.created_at)`",
    to: "o.status <> 'freed' and p.paid_at < v.created_at)`",
    tests: times,
  },
  {
    title: 'holds: units of residents of one country go to residents of others',
    file: `${folder}/reserving-store.ts`,
    from: '(${item}.country is null or ${item}.country is not distinct from ${country ?? null}::text)',
    to: '(${item}.country is null or ${item}.country is distinct from ${country ?? null}::text)',
    tests: [`${housing}/countries.api.test.ts`],
  },
  {
    title: 'reserved: a request that ends lets go of what was paid for',
    file: `${folder}/reserving-store.ts`,
    from: "where v.request_id = source.id and v.status = 'reserved'",
    to: "where v.request_id = source.id and v.status in ('reserved', 'locked')",
    tests: reserved,
  },
  {
    title: 'reserved: what was allocated stays so when its money goes back',
    file: `${folder}/store.ts`,
    from: "sql`v.request_id = ${requestId} and v.status in ('reserved', 'locked', 'allocated')`",
    to: "sql`v.request_id = ${requestId} and v.status in ('reserved', 'locked')`",
    tests: reserved,
  },
  {
    title: 'reserved: money that never arrived leaves a unit locked',
    file: `${folder}/store.ts`,
    from: "where request_id = ${requestId} and status = 'locked'`",
    to: "where request_id = ${requestId} and status = 'reserved'`",
    tests: reserved,
  },
  {
    title: 'units: the price of a reserved unit changes',
    file: `${housing}/units/units.ts`,
    from: "if (before.isReserved) throw new Problem('UNIT_RESERVED')",
    to: '',
    tests: [`${housing}/units/reserved.api.test.ts`],
  },
  {
    title: 'units: a change overwrites one that its author has not seen',
    file: `${housing}/units/units.ts`,
    from: '!before || before.revision !== revision',
    to: '!before',
    tests: unit,
  },
  {
    title: 'units: a blocked unit can be reserved',
    file: `${housing}/units/units.ts`,
    from: 'if (reason !== null) await offers.close(queries, [code])',
    to: '',
    tests: unit,
  },
  {
    title: 'units: a blocked unit goes on sale',
    file: `${housing}/units/units.ts`,
    from: "if (onSale && unit.blockReason !== null) return { code, outcome: 'refused', key: 'blocked' }",
    to: '',
    tests: unit,
  },
  {
    title: 'units: a unit is sold before its sale opens',
    file: `${housing}/units/units.ts`,
    from: 'return unit ? [{ ...unit, opensAt: opening }] : []',
    to: 'return unit ? [{ ...unit, opensAt: null }] : []',
    tests: unit,
  },
  {
    title: 'units: everybody reads units that are not on sale',
    file: `${housing}/units/store.ts`,
    from: "isStaff ? raw('true') : isPublicSql",
    to: "isStaff ? raw('true') : raw('true')",
    tests: unit,
  },
]
