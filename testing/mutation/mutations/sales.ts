// Faults of sales: somebody goes past those who waited, or knows a draw before it.

import type { Mutation } from '../mutation.ts'

const folder = 'server/capabilities/reservations/sales'
const housing = 'programmes/housing/server'
const sale = [`${housing}/sale.api.test.ts`]
const turns = [`${folder}/turn.api.test.ts`, `${housing}/turns.api.test.ts`]

export const sales: readonly Mutation[] = [
  {
    title: 'sales: one turn reserves two units',
    file: `${folder}/turn-store.ts`,
    from: "and e.status = 'admitted' and ${admits} and not ${usedSql}))`",
    to: "and e.status = 'admitted' and ${admits}))`",
    tests: [...turns, ...sale],
  },
  {
    title: 'sales: a turn does not end',
    file: `${folder}/turn-store.ts`,
    from: "sql`(e.begun_at is null or ${lastsSql(raw('e.admitted_until'), now)})`",
    to: 'sql`(${now}::timestamptz is not null)`',
    tests: [...turns, ...sale],
  },
  {
    title: 'sales: a hold from before a turn is reserved in it',
    file: `${folder}/turn-store.ts`,
    from: "raw('v.created_at >= e.admitted_at and (e.begun_at is null or",
    to: "raw('(e.begun_at is null or",
    tests: [`${folder}/turn.api.test.ts`],
  },
  {
    title: 'sales: a draw admits in the order in which people came',
    file: `${folder}/admit-store.ts`,
    from: 'order by coalesce(e.rank, e.id)\n          limit',
    to: 'order by e.id\n          limit',
    tests: sale,
  },
  {
    title: 'sales: more people at once than there are places',
    file: `${folder}/admit-store.ts`,
    from: 'least(${sale.places}::int - inside.count,',
    to: 'least(${sale.places}::int,',
    tests: [...sale, `${housing}/turns.api.test.ts`],
  },
  {
    title: 'sales: more people are called than there are units',
    file: `${folder}/admit-store.ts`,
    from: 'free.count - inside.claims)',
    to: 'free.count)',
    tests: sale,
  },
  {
    title: 'sales: who holds a unit loses it with the end of their turn',
    file: `${folder}/admit-store.ts`,
    from: "${hasEndedSql(raw('e.admitted_until'), now)} and not ${stillHoldsSql(now)} or ${usedSql})",
    to: "${hasEndedSql(raw('e.admitted_until'), now)} or ${usedSql})",
    tests: [...turns, ...sale],
  },
  {
    title: 'sales: a draw takes entries after they are closed',
    file: `${folder}/sales-store.ts`,
    from: "(s.listed is null and s.opens_at <= ${now}::timestamptz and ${lastsSql(raw('s.closes_at'), now)})",
    to: '(s.listed is null and s.opens_at <= ${now}::timestamptz)',
    tests: sale,
  },
  {
    title: 'sales: who leaves a draw takes the others along',
    file: `${folder}/sales-store.ts`,
    from: 'and sale."isOpen" and e.account_id = ${accountId}::uuid',
    to: 'and sale."isOpen"',
    tests: sale,
  },
  {
    title: 'sales: one administrator ends a sale that people wait in',
    file: `${folder}/sales-store.ts`,
    from: '(s.end_by <> ${by}::uuid and s.end_at',
    to: '(s.end_by = s.end_by and s.end_at',
    tests: [`${housing}/sale-end.api.test.ts`],
  },
  {
    title: 'sales: one administrator confirms the public value that they entered',
    file: `${folder}/sales-store.ts`,
    from: '(s.beacon_value = ${value} and s.beacon_by <> ${by}::uuid)',
    to: '(s.beacon_value = ${value})',
    tests: [...sale, 'server/second-doors/sales.api.test.ts'],
  },
  {
    title: 'sales: the public value is entered while people still enter the draw',
    file: `${folder}/sales-store.ts`,
    from: 'and s.listed is not null and s.beacon_confirmed_at is null\n',
    to: 'and s.beacon_confirmed_at is null\n',
    tests: sale,
  },
  {
    title: 'sales: a draw goes by its seed alone',
    file: 'contract/draw.ts',
    from: '...(beacon === undefined ? [] : [beacon])',
    to: '',
    tests: ['contract/draw.test.ts'],
  },
  {
    title: 'sales: an identity that was only typed enters a sale of proved ones',
    file: `${folder}/sales-store.ts`,
    from: "where sale.verified = 'typed' or ${isProvedSql(accountId)}",
    to: "where sale.verified = 'typed' or ${accountId}::uuid is not null",
    tests: [`${housing}/proved-sale.api.test.ts`],
  },
  {
    title: 'sales: who holds a unit when a sale begins goes past those who wait',
    file: `${folder}/sales.ts`,
    from: 'await reservationsStore(queries).endForSale(lot, now)',
    to: '',
    tests: [`${housing}/turns.api.test.ts`],
  },
  {
    title: 'sales: a turn is called that ends at night',
    file: 'contract/sale-rules.ts',
    from: 'minuteOfDay + (mayEndAtNight ? 0 : turnMinutes) <= until',
    to: 'minuteOfDay <= until',
    tests: ['contract/sale-rules.test.ts'],
  },
]
