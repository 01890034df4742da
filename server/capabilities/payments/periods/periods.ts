// Closing a month, or any other range of days, for all accounts together: the days that lack a comparison are compared, and
// once every day is closed the sums of each account are recorded. And the statement of one account.

import type {
  AccountMovement,
  AccountStatement,
  PeriodAccount,
  ReconciliationPeriod,
} from '@bawaba/contract/entities/payment-period.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate, poundsOf } from '@bawaba/language/index.ts'
import { cursorOf } from '../../../platform/filter/index.ts'
import type { Audit } from '../../audit/index.ts'
import type { Gateway } from '../gateway.ts'
import { handIds } from '../own-account.ts'
import type { Reconcile } from '../reconcile.ts'
import { defined } from '../views.ts'
import { type AccountStatementStore, type Movement, movementsAPage } from './account-statement-store.ts'
import { signedOf } from './kinds.ts'
import {
  type Account,
  type Period,
  type PeriodStore,
  periodStore,
  type Source,
  type Sums,
} from './period-store.ts'

type By = { accountId: string; address: string }
type Days = { from: string; to: string }
type Dependencies = {
  store: PeriodStore
  statements: AccountStatementStore
  reconcile: Pick<Reconcile, 'closeDays'>
  gateways: ReadonlyMap<string, Gateway>
  clock: () => Date
  audit: Audit
}

const mostDays = 366
const sourceOf = (gateway: Gateway | undefined): Source =>
  gateway ? (gateway.settlements ? 'list' : 'file') : 'none'

const balancesView = ({ opening, received, refunded }: Omit<Sums, 'gatewayId'>) => ({
  opening: poundsOf(opening),
  received: poundsOf(received),
  refunded: poundsOf(refunded),
  closing: poundsOf(opening + received - refunded),
})
const sumsView = ({ gatewayId, ...sums }: Sums) => ({ gatewayId, ...balancesView(sums) })
const totalOf = (all: readonly Sums[]): Omit<Sums, 'gatewayId'> =>
  all.reduce(
    (total, { opening, received, refunded }) => ({
      opening: total.opening + opening,
      received: total.received + received,
      refunded: total.refunded + refunded,
    }),
    { opening: 0, received: 0, refunded: 0 },
  )
const movementView = (movement: Movement): AccountMovement => {
  const { id, at, kind, channel, balance, payment, ID, service, payer, transactionId, reason, by } = movement
  return defined({
    id,
    at: at.toISOString(),
    kind,
    channel,
    amount: poundsOf(signedOf(movement)),
    balance: poundsOf(balance),
    payment,
    ID,
    service,
    payer,
    transactionId,
    reason,
    by,
  }) as AccountMovement
}

export const createPeriods = ({ store, statements, reconcile, gateways, clock, audit }: Dependencies) => {
  const accounts = async (): Promise<Account[]> =>
    [...new Set([...gateways.keys(), ...handIds, ...(await store.compared())])].map(gatewayId => ({
      gatewayId,
      source: sourceOf(gateways.get(gatewayId)),
    }))

  /** Throws PERIOD_UNFIT. */
  const periodOf = ({ from, to }: Days): Period => {
    if (to < from || to > addDays(from, mostDays - 1)) throw new Problem('PERIOD_UNFIT')
    const end = startOfDay(addDays(to, 1))
    return { from, to, begin: startOfDay(from), end, today: cairoDate(clock()) }
  }

  const view = async (period: Period): Promise<ReconciliationPeriod> => {
    const all = await accounts()
    const days = Map.groupBy(await store.days(all, period), ({ gatewayId }) => gatewayId)
    const sums = new Map((await store.sums(all, period)).map(each => [each.gatewayId, each]))
    const closing = await store.closing(all, period)
    const rows = all.map(({ gatewayId, source }): PeriodAccount => {
      const { label } = gateways.get(gatewayId) ?? {}
      const own = sums.get(gatewayId) ?? { gatewayId, opening: 0, received: 0, refunded: 0 }
      return {
        ...sumsView(own),
        ...(label ? { label } : {}),
        source,
        days: (days.get(gatewayId) ?? []).map(({ day, state, why, differences }) =>
          why ? { day, state, why, differences } : { day, state, differences },
        ),
      }
    })
    const open = rows.flatMap(each => each.days).filter(({ state }) => state !== 'closed').length
    return {
      from: period.from,
      to: period.to,
      accounts: rows,
      total: balancesView(totalOf([...sums.values()])),
      isOver: period.to < period.today,
      open,
      ...(closing
        ? {
            closed: {
              at: closing.at.toISOString(),
              by: closing.by,
              isChanged: closing.isChanged || open > 0,
            },
          }
        : {}),
    }
  }

  /** The account and its sums; throws NOT_FOUND for one that nobody knows. */
  const accountDays = async (gatewayId: string, days: Days) => {
    const period = periodOf(days)
    const account = (await accounts()).find(each => each.gatewayId === gatewayId)
    if (!account) throw new Problem('NOT_FOUND')
    const [sums = { gatewayId, opening: 0, received: 0, refunded: 0 }] = await store.sums([account], period)
    return { period, sums }
  }
  const noteRead = ({ accountId, address }: By, gatewayId: string, { from, to }: Days) =>
    audit.record({
      kind: 'payment.statementRead',
      actorId: accountId,
      address,
      detail: { gateway: gatewayId, from, to },
    })

  return {
    show: (days: Days): Promise<ReconciliationPeriod> => view(periodOf(days)),

    close: async (by: By, days: Days): Promise<ReconciliationPeriod> => {
      const period = periodOf(days)
      if (period.to >= period.today) throw new Problem('DAY_NOT_OVER')
      const all = await accounts()
      const open = (await store.days(all, period)).filter(({ state }) => state === 'open')
      for (const [gatewayId, missing] of Map.groupBy(open, each => each.gatewayId))
        await reconcile.closeDays(
          gatewayId,
          missing.map(({ day }) => day),
        )
      await audit.deed(async (queries, record) => {
        const now = clock()
        if (!(await periodStore(queries).close(all, period, { by: by.accountId, now })))
          throw new Problem('PERIOD_OPEN')
        await record({
          kind: 'payment.periodClosed',
          actorId: by.accountId,
          address: by.address,
          detail: { from: period.from, to: period.to },
        })
      })
      return view(period)
    },

    /** A page of the statement; that its first was read stands in the audit. */
    statement: async (
      by: By,
      gatewayId: string,
      { after, ...days }: Days & { after: string | undefined },
    ): Promise<{ statement: AccountStatement; next?: string }> => {
      const { period, sums } = await accountDays(gatewayId, days)
      const of = { gatewayId, period }
      const rows = await statements.movements(of, { after, limit: movementsAPage })
      const count = await statements.count(of)
      if (after === undefined) await noteRead(by, gatewayId, days)
      const last = rows.at(-1)
      return {
        statement: { ...sumsView(sums), ...days, count, rows: rows.map(movementView) },
        ...(last && rows.length === movementsAPage ? { next: cursorOf(last.place) } : {}),
      }
    },

    /** All of the statement, for a file. */
    wholeStatement: async (by: By, gatewayId: string, days: Days) => {
      const { period, sums } = await accountDays(gatewayId, days)
      const rows = await statements.movements({ gatewayId, period }, { after: undefined })
      await noteRead(by, gatewayId, days)
      return { sums, rows }
    },
  }
}
export type Periods = ReturnType<typeof createPeriods>
