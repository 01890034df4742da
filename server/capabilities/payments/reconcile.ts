// The daily close: each provider's settlement list of a day against the ledger, in both directions. What differs is a queue
// that finance resolve with a reason: the provider's word is applied, the ledger is corrected, or the difference stands.

import { hash } from 'node:crypto'
import type {
  Difference,
  PaymentGateway,
  ReconciliationDay,
  ReconciliationGap,
} from '@bawaba/contract/entities/payment.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate, poundsOf } from '@bawaba/language/index.ts'
import { cursorOf } from '../../platform/filter/index.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import type { CloseStore } from './close-store.ts'
import type { DaysStore, Failure } from './days-store.ts'
import {
  type Gateway,
  GatewayRefused,
  OutcomeUnknown,
  type Settlement,
  type SettlementList,
} from './gateway.ts'
import {
  type DayRecord,
  type DifferenceRecord,
  daysAPage,
  differencesAPage,
  type OfDays,
  type ReconcileStore,
} from './reconcile-store.ts'
import type { StatementStore } from './statement-store.ts'
import { proposalsFor } from './statements/index.ts'
import { defined } from './views.ts'

type Dependencies = {
  store: ReconcileStore
  closing: CloseStore
  dayStore: DaysStore
  statements: StatementStore
  gateways: ReadonlyMap<string, Gateway>
  clock: () => Date
  log: WriteEvent
}

const dayView = (record: DayRecord): ReconciliationDay => {
  const { gatewayId, day, closedAt, lines, received, refunded, differences, open } = record
  return {
    gatewayId,
    day,
    lines,
    differences,
    open,
    closedAt: closedAt.toISOString(),
    received: poundsOf(received),
    refunded: poundsOf(refunded),
  }
}
export const differenceView = ({
  attemptId: _,
  here,
  there,
  foundAt,
  resolvedAt,
  ...rest
}: DifferenceRecord): Difference =>
  defined({
    ...rest,
    here: poundsOf(here),
    there: poundsOf(there),
    foundAt: foundAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString(),
  }) as Difference

/** A provider with a settlement list; an own account, and a provider without such a call, have none to compare with. */
type Listing = Gateway & Required<Pick<Gateway, 'settlements'>>
const isListing = (gateway: Gateway | undefined): gateway is Listing => gateway?.settlements !== undefined

type Candidates = Awaited<ReturnType<StatementStore['candidates']>>
/** Whose a line without a reference may be. */
const proposed = (candidates: Candidates): Pick<Difference, 'proposals'> => {
  const [line] = candidates
  if (!line) return {}
  const { day, words } = line
  const proposals = proposalsFor({ amount: line.line, day, payer: '', details: words }, candidates)
  return {
    proposals: proposals.map(({ attemptId, payment, names: [payer = ''], confidence, why }) => ({
      attemptId,
      payment,
      payer,
      confidence,
      why,
    })),
  }
}

/** What failed, for whoever reads the list of days. */
const failureOf = (error: unknown): Failure =>
  error instanceof OutcomeUnknown ? 'noAnswer' : error instanceof GatewayRefused ? 'refused' : 'fault'
/** A provider that is silent about so many days at first is asked about no others. */
const mostUnanswered = 3
/** How long a day that failed rests. */
const retryMs = 60 * 60_000

export const createReconcile = ({
  store,
  closing,
  dayStore,
  statements,
  gateways,
  clock,
  log,
}: Dependencies) => {
  const compare = async (
    gatewayId: string,
    day: string,
    { lines, unreadable }: SettlementList,
    isPart: boolean,
  ): Promise<void> => {
    await closing.close({
      gatewayId,
      day,
      isPart,
      from: startOfDay(day),
      until: startOfDay(addDays(day, 1)),
      lines,
      unreadable: [...new Set(unreadable)].map(text => ({
        id: `line ${hash('sha256', text).slice(0, 12)}`,
        text,
      })),
      now: clock(),
    })
  }
  const close = async (gateway: Listing, day: string): Promise<void> =>
    compare(gateway.id, day, await gateway.settlements(day), false)

  /** Closes these days of a provider, as far as it answers; answers why the last that failed did. */
  const closeEach = async (gateway: Listing, days: readonly string[]): Promise<unknown> => {
    let failed: unknown
    let unanswered = 0
    for (const day of days) {
      try {
        await close(gateway, day)
        // It answers: other days that it is silent about are each for themselves.
        unanswered = Number.NEGATIVE_INFINITY
      } catch (err) {
        failed = err
        unanswered += err instanceof OutcomeUnknown ? 1 : 0
        const why = failureOf(err)
        log('payments.not_reconciled', { err, gateway: gateway.id, day, why })
        await dayStore.failed(gateway.id, day, why, clock())
        if (unanswered >= mostUnanswered) break
      }
    }
    return failed
  }

  const listing = (): Listing[] => [...gateways.values()].filter(isListing)
  const byHand = (): string[] => [...gateways.values()].filter(each => each.isByHand).map(({ id }) => id)
  const ids = (): string[] => listing().map(({ id }) => id)

  return {
    /** Compares a day with the part of its lines that a file has. */
    compare: (gatewayId: string, day: string, lines: Settlement[], unreadable: string[]): Promise<void> =>
      compare(gatewayId, day, { lines, unreadable }, true),

    /** The ways to pay whose days are compared: with the provider's list, or with a statement as a file. */
    gateways: async (): Promise<PaymentGateway[]> =>
      [...gateways.values()].map(gateway => ({
        id: gateway.id,
        label: gateway.label,
        hasList: isListing(gateway),
      })),
    days: async (
      of: OfDays,
      after: string | undefined,
    ): Promise<{ rows: ReconciliationDay[]; next?: string }> => {
      const found = await store.days(of, after)
      const last = found.at(-1)
      return {
        rows: found.map(dayView),
        ...(last && found.length === daysAPage ? { next: cursorOf(last.place) } : {}),
      }
    },
    /** Compares days with the list of their provider, where it has one; what fails is written down for each day. */
    closeDays: async (gatewayId: string, days: readonly string[]): Promise<void> => {
      const gateway = gateways.get(gatewayId)
      if (isListing(gateway)) await closeEach(gateway, days)
    },
    differences: async (
      of: OfDays,
      after: string | undefined,
    ): Promise<{ rows: Difference[]; next?: string }> => {
      const found = await store.differences(of, after)
      const candidates = await statements.candidates(
        byHand(),
        found.map(({ id }) => id),
      )
      const proposals = Map.groupBy(candidates, ({ differenceId }) => differenceId)
      const last = found.at(-1)
      return {
        rows: found.map(record => ({
          ...differenceView(record),
          ...proposed(proposals.get(record.id) ?? []),
        })),
        ...(last && found.length === differencesAPage ? { next: cursorOf(last.place) } : {}),
      }
    },
    open: store.open,

    /** Compares a day that is over with the list of its provider now. */
    closeNow: async (gatewayId: string, day: string): Promise<ReconciliationDay> => {
      const gateway = gateways.get(gatewayId)
      if (!isListing(gateway)) throw new Problem('MODEL_NOT_FOUND')
      if (day >= cairoDate(clock())) throw new Problem('DAY_NOT_OVER')
      try {
        await close(gateway, day)
      } catch (error) {
        if (error instanceof OutcomeUnknown) throw new Problem('PAYMENT_GATEWAY_DOWN', { cause: error })
        throw error
      }
      return dayView(await store.day(gatewayId, day))
    },

    /** Closes every day that is due. Throws where one of them could not be, to be tried again. */
    nightly: async (): Promise<void> => {
      const failed: unknown[] = []
      for (const gateway of listing()) {
        const error = await closeEach(gateway, await dayStore.due(gateway.id, cairoDate(clock())))
        if (error !== undefined) failed.push(error)
      }
      if (failed.length > 0) throw failed[0]
    },

    /** Whether days are behind: the portal stood still at night, or was restored from a backup. */
    isBehind: async (): Promise<boolean> => {
      const now = clock()
      const gaps = await dayStore.gaps(ids(), cairoDate(now))
      return gaps.some(({ failedAt }) => !failedAt || now.getTime() - failedAt.getTime() > retryMs)
    },

    gaps: async (): Promise<ReconciliationGap[]> =>
      (await dayStore.gaps(ids(), cairoDate(clock()))).map(
        ({ failedAt, ...gap }) => defined({ ...gap, failedAt: failedAt?.toISOString() }) as ReconciliationGap,
      ),
  }
}
export type Reconcile = ReturnType<typeof createReconcile>
