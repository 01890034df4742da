// Reservations as a capability: requests and programmes use it, its job ends holds and tells open pages what is free again.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Eligibility } from '../eligibility/index.ts'
import type { Events } from '../events/index.ts'
import { channelsOf } from '../messages/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { Timekeeping } from '../timekeeping/index.ts'
import { type Alerts, createAlerts } from './alerts.ts'
import { alertDeletes } from './alerts-store.ts'
import { lotNamesOf } from './lots.ts'
import { createReservations, type Reservations } from './reservations.ts'
import { reservationRoutes } from './routes.ts'
import { entriesPromise } from './sales/draw-store.ts'
import { createSales, type Sales } from './sales/sales.ts'
import { saleDeletes } from './sales/sales-store.ts'
import { turnPromise } from './sales/turn-store.ts'
import { holdPromise, reservationDeletes } from './store.ts'

type Needs = Base & {
  audit: Audit
  events: Events
  budgets: Budgets
  notices: Notices
  timekeeping: Timekeeping
}

const aSecond = 1_000
const aMinute = 60_000

export const capability = defineCapability({
  name: 'reservations',
  provide: ({
    config,
    database,
    clock,
    newId,
    random,
    seal,
    audit,
    events,
    budgets,
    notices,
    linkTo,
    log,
    contributions,
    timekeeping: time,
  }: Needs) => ({
    sales: createSales({
      database,
      log,
      clock,
      newId,
      random,
      seal,
      audit,
      budgets,
      notices,
      linkTo,
      namesOf: lotNamesOf(contributions),
      time,
      channels: channelsOf(config),
    }),
    alerts: createAlerts({ database, budgets, notices, clock, linkTo, namesOf: lotNamesOf(contributions) }),
    reservations: createReservations({
      database,
      clock,
      newId,
      times: {
        holdMs: config.RESERVATION_HOLD_MINUTES * aMinute,
        totalMs: config.RESERVATION_HOLD_DAILY_MINUTES * aMinute,
        dayMs: config.RESERVATION_DAILY_MINUTES * aMinute,
        weekMs: config.RESERVATION_UNPAID_HOURS * 60 * aMinute,
      },
      limit: config.RESERVATION_LIMIT,
      time,
      // A person names the kind: what every object has by itself is none.
      reservableOf: kind =>
        [...contributions.values()]
          .map(({ reservables = {} }) => (Object.hasOwn(reservables, kind) ? reservables[kind] : undefined))
          .find(found => found !== undefined),
      announce: ({ kind: of, code }, isFree) => events.publish({ kind: 'reservable', of, code, isFree }),
    }),
  }),
  contribute: ({
    database,
    reservations,
    alerts,
    sales,
    eligibility,
  }: Base & { reservations: Reservations; alerts: Alerts; sales: Sales; eligibility: Eligibility }) => ({
    promises: [holdPromise, turnPromise, entriesPromise],
    crowds: sales.crowds,
    handlers: reservationRoutes(reservations, eligibility),
    jobs: [
      {
        name: 'reservations.tidy',
        title: { ar: 'إنهاء الحجوزات المؤقتة', en: 'End temporary holds' },
        everyMs: aSecond,
        isDue: reservations.isDue,
        run: reservations.tidy,
      },
      {
        name: 'reservations.notify_of_free',
        title: { ar: 'إخطار من ينتظر ما صار متاحًا', en: 'Notify people of what is available again' },
        everyMs: 5 * aSecond,
        isDue: alerts.isDue,
        run: alerts.notify,
      },
      {
        name: 'reservations.admit',
        title: { ar: 'إعطاء الدور لمن يلي في بيع الوحدات', en: 'Admit the next people of a sale' },
        everyMs: aSecond,
        isDue: sales.isDue,
        run: sales.run,
      },
    ],
    tidies: { ...reservationDeletes(database), ...alertDeletes(database), ...saleDeletes(database) },
  }),
})
