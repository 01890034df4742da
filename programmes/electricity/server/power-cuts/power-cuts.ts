// The rules of power cuts: whoever reports an area joins its open cut, staff confirm it and say when it ends, and those who
// asked for it are notified. A cut that nobody confirms or reports again ends by itself.

import { Problem } from '@bawaba/contract/problem.ts'
import { formatDateTime, type Language, type Text } from '@bawaba/language/index.ts'
import type { Audit } from '@bawaba/server/capabilities/audit/index.ts'
import type { Budgets } from '@bawaba/server/capabilities/budgets/index.ts'
import type { Notice, Notices } from '@bawaba/server/capabilities/notifications/index.ts'
import { latestReading } from '@bawaba/server/platform/database/index.ts'
import type { LinkTo } from '@bawaba/server/platform/http/site.ts'
import { areaAt } from '../../power-cut-areas.ts'
import type { Cause, OwnPowerCut, PowerCut, StaffPowerCut } from '../../power-cut-calls.ts'
import { endProblem } from '../../power-cut-end.ts'
import { powerCutsPath } from '../../power-cut-path.ts'
import { type CutRow, type PowerCutsStore, powerCutsStore } from './store.ts'

type Dependencies = {
  store: PowerCutsStore
  audit: Pick<Audit, 'deed'>
  budgets: Pick<Budgets, 'take'>
  notices: Notices
  linkTo: LinkTo
  clock: () => Date
  newId: () => string
}

type EndOrder = { isRestored: boolean; revision: number }

/** Who confirms or ends a cut, and from where. */
type Staff = { accountId: string; address: string }

/** A person is without electricity a few times a day at the most. */
const reportsOfPerson = { limit: 10, windowMs: 24 * 60 * 60_000 }
/** A reported cut that is neither confirmed nor reported again is over, or was none. */
const forgottenAfterMs = 12 * 60 * 60_000
const forgottenAtOnce = 50

const electricity: Text = { ar: 'الكهرباء', en: 'Electricity' }
const unknownEnd: Text = { ar: 'غير معروفة بعد', en: 'not known yet' }

const cutOf = ({ id, area, since, cause, expectedAt }: CutRow): PowerCut => ({
  id,
  area,
  since: since.toISOString(),
  ...(cause ? { cause } : {}),
  ...(expectedAt ? { expectedAt: expectedAt.toISOString() } : {}),
})
const isConfirmed = ({ status }: CutRow): boolean => status === 'confirmed'
const staffViewOf = (row: CutRow): StaffPowerCut => ({
  ...cutOf(row),
  isConfirmed: isConfirmed(row),
  reports: row.reports,
  ...(row.reportedAt ? { reportedAt: row.reportedAt.toISOString() } : {}),
  revision: row.revision,
})

export const createPowerCuts = (dependencies: Dependencies) => {
  const { store, audit, budgets, notices, linkTo, clock, newId } = dependencies
  let confirmed: readonly PowerCut[] = []
  const load = latestReading(store.open, rows => {
    confirmed = rows.filter(isConfirmed).map(cutOf)
  })

  const nameOf = (area: string, language: Language): string => areaAt(area)?.name[language] ?? area
  const link = () => linkTo('citizen', powerCutsPath)
  const confirmation = (area: string, expectedAt: Date | null): Notice =>
    notices.write('disruptionConfirmed', language => ({
      service: electricity[language],
      center: nameOf(area, language),
      until: expectedAt ? formatDateTime(language, expectedAt) : unknownEnd[language],
      link: link(),
    }))
  const endings = {
    restored: (area: string) =>
      notices.write('disruptionOver', language => ({
        service: electricity[language],
        center: nameOf(area, language),
        link: link(),
      })),
    unconfirmed: (area: string) =>
      notices.write('disruptionUnconfirmed', language => ({ center: nameOf(area, language), link: link() })),
  } as const

  const reportedBy = async (accountId: string): Promise<OwnPowerCut[]> =>
    (await store.reportedBy(accountId)).map(row => ({
      ...cutOf(row),
      isConfirmed: isConfirmed(row),
      wantsNews: row.wantsNews,
    }))

  return {
    load,
    /** Confirmed cuts, as this server read them last. The same array until it reads again. */
    confirmed: () => confirmed,
    reportedBy,

    /** Repeated it is the same report. Throws MAX_ATTEMPTS. */
    report: async (accountId: string, area: string, wantsNews: boolean): Promise<OwnPowerCut> => {
      await budgets.take(`power cuts of ${accountId}`, reportsOfPerson)
      await store.report({ id: newId(), area, accountId, wantsNews, now: clock() })
      const own = (await reportedBy(accountId)).find(cut => cut.area === area)
      // Staff ended it in that moment.
      if (!own) throw new Problem('NOT_FOUND')
      return own
    },
    withdraw: store.withdraw,

    open: async (): Promise<StaffPowerCut[]> => (await store.open()).map(staffViewOf),

    /** Throws VALIDATION_FAILED for an end that is over or far ahead, CONFLICT if another changed the cut meanwhile. */
    confirm: async (
      { accountId, address }: Staff,
      area: string,
      known: { cause?: Cause | undefined; expectedAt?: string | undefined; revision: number },
    ): Promise<StaffPowerCut> => {
      const { cause = null, revision } = known
      const expectedAt = known.expectedAt === undefined ? null : new Date(known.expectedAt)
      const problem = expectedAt && endProblem(expectedAt, clock())
      if (problem)
        throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body.expectedAt', key: problem }] })
      const order = { id: newId(), area, cause, expectedAt, revision, now: clock() }
      await audit.deed(async (queries, record) => {
        const ours = powerCutsStore(queries)
        if (!(await ours.confirm(order, confirmation(area, expectedAt), powerCutsPath)))
          throw new Problem('CONFLICT')
        const detail = { serviceCenter: area, cause, expectedAt: known.expectedAt ?? null }
        await record({ kind: 'disruption.confirmed', actorId: accountId, address, detail })
      })
      await load()
      const row = (await store.open()).find(cut => cut.area === area)
      if (!row) throw new Problem('CONFLICT')
      return staffViewOf(row)
    },

    /** Throws CONFLICT for one that has ended or changed since the `revision` of the order. */
    end: async (
      { accountId, address }: Staff,
      { id, area }: Pick<StaffPowerCut, 'id' | 'area'>,
      { isRestored, revision }: EndOrder,
    ): Promise<void> => {
      const status = isRestored ? 'restored' : 'unconfirmed'
      const notice = endings[status](area)
      await audit.deed(async (queries, record) => {
        const ours = powerCutsStore(queries)
        if (!(await ours.end({ id, area, revision }, status, notice, powerCutsPath, clock())))
          throw new Problem('CONFLICT')
        const detail = { serviceCenter: area, status }
        await record({ kind: 'disruption.ended', actorId: accountId, address, detail })
      })
      await load()
    },

    forget: async (): Promise<void> => {
      const before = new Date(clock().getTime() - forgottenAfterMs)
      for (const cut of await store.forgotten(before, forgottenAtOnce))
        await store.forget(cut, before, endings.unconfirmed(cut.area), powerCutsPath, clock())
    },
    hasForgotten: async (): Promise<boolean> =>
      (await store.forgotten(new Date(clock().getTime() - forgottenAfterMs), 1)).length > 0,
  }
}
export type PowerCuts = ReturnType<typeof createPowerCuts>
