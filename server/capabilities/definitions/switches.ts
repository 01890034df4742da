// The rules of switches: a service is closed, hidden or dated beside its versions, and every change has a reason.

import type { ServiceSwitches, SwitchChange } from '@bawaba/contract/entities/service-switches.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Audit, AuditEvent } from '../audit/index.ts'
import { type SwitchesRow, type SwitchesStore, switchesStore } from '../catalogue/index.ts'
import type { By } from './definitions.ts'

type Dependencies = {
  store: SwitchesStore
  /** Makes this server read the catalogue again; the database notifies the others. */
  reload(): Promise<void>
  deed: Audit['deed']
  /** The days of each month on which a service is open, by its newest version. */
  monthlyOf(id: string): ServiceSwitches['monthly']
  clock(): Date
}

/** A change of switches as the audit records it. */
export const switchOf = (
  serviceSlug: string,
  revision: number,
  change: Omit<SwitchChange, 'reason'>,
): AuditEvent => ({ kind: 'definition.switched', detail: { serviceSlug, revision, change } })

const viewOf = ({ changedAt, fromDate, toDate, ...row }: SwitchesRow) => ({
  ...row,
  fromDate: fromDate?.toISOString() ?? null,
  toDate: toDate?.toISOString() ?? null,
  changedAt: changedAt.toISOString(),
})

export const createSwitches = ({ store, reload, deed, monthlyOf, clock }: Dependencies) => {
  const get = async (id: string): Promise<ServiceSwitches> => {
    const history = (await store.history(id)).map(viewOf)
    const [newest] = history
    if (!newest) throw new Problem('NOT_FOUND')
    const { reason: _, changedAt: __, by: ___, ...inForce } = newest
    const monthly = monthlyOf(id)
    return { ...inForce, ...(monthly ? { monthly } : {}), history }
  }
  return {
    get,

    change: async (
      id: string,
      { reason, ...change }: SwitchChange,
      revision: number | undefined,
      { slug, by }: { slug: string; by: By },
    ): Promise<ServiceSwitches> => {
      await get(id)
      if (revision === undefined) throw new Problem('PRECONDITION_REQUIRED')
      const words = reason.trim()
      const now = clock()
      const order = { serviceId: id, change, reason: words, by: by.accountId, now, revision }
      const next = await deed(async (queries, record) => {
        const changed = await switchesStore(queries).change(order)
        if (changed !== undefined)
          await record({
            ...switchOf(slug, changed, change),
            actorId: by.accountId,
            address: by.address,
          })
        return changed
      })
      if (next === undefined) throw new Problem('CONFLICT', { extra: { current: await get(id) } })
      await reload()
      return get(id)
    },
  }
}
export type Switches = ReturnType<typeof createSwitches>
