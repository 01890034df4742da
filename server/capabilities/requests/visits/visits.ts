// Visits as staff change them: moved to another time or freed, each with a reason that the applicant reads.
// A freed visit takes its answer along, so that its applicant chooses another time by the act that changes it.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { appointmentKind, readAppointment } from '@bawaba/forms/fields/appointment-code.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import { type Text, trimInvisible } from '@bawaba/language/index.ts'
import type { Database, LockingQueries, Sql } from '../../../platform/database/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Notices } from '../../notifications/index.ts'
import { actScopeSql } from '../../request-scope/index.ts'
import type { Change } from '../change.ts'
import type { Changed } from '../dependencies.ts'
import type { Seen } from '../named.ts'
import type { Entry, Message } from '../notes-store.ts'
import type { Requests } from '../requests.ts'
import { startOf } from '../reserved.ts'
import type { RequestRecord } from '../row.ts'
import type { RequestsStore } from '../store.ts'
import { inOne, timeOf } from './visit-words.ts'
import { visitsStore } from './visits-store.ts'

type Dependencies = {
  database: Database
  storeIn(queries: LockingQueries): RequestsStore
  requests: Pick<Requests, 'get' | 'shown' | 'conflict'>
  catalogue: Pick<Catalogue, 'formOf'>
  notices: Notices
  /** Offers a time before it is taken; refuses one that its calendar does not have. */
  prepare(code: string): Promise<void>
  announce(request: Changed): void
  clock: () => Date
  newId: () => string
}
type Order = {
  /** Another time; undefined: none. */
  to: string | undefined
  reason: Text
  actorId: string
}
type Visit = { name: string; code: string; calendars: readonly string[] }

/** The visit of a request that is still to come. */
const visitIn = (
  form: CompiledService,
  { data }: Pick<RequestRecord, 'data'>,
  now: Date,
): Visit | undefined => {
  for (const { name, kind, options } of form.filing?.fields ?? []) {
    const code = data[name]
    const start = startOf(form, name, data)
    if (kind.reserves === appointmentKind && typeof code === 'string' && start && start > now)
      return { name, code, calendars: options.map(({ value }) => value) }
  }
  return undefined
}
export const createVisits = (dependencies: Dependencies) => {
  const { database, storeIn, requests, catalogue, notices, prepare, announce, clock, newId } = dependencies

  /** Moves or frees the visit of a request; `none` if it has none to come, `full` if the other time has no room, `same` if it is that time already. */
  const change = async (
    record: RequestRecord,
    { to, reason, actorId }: Order,
    scope: Sql,
  ): Promise<'changed' | 'none' | 'full' | 'same'> => {
    const now = clock()
    const form = await catalogue.formOf(record.serviceSlug, record.version)
    const visit = visitIn(form, record, now)
    if (!visit) return 'none'
    if (to !== undefined) {
      if (to === visit.code) return 'same'
      // Another calendar than those of the question would be an answer that its form refuses.
      if (!visit.calendars.includes(readAppointment(to)?.calendar ?? ''))
        throw new Problem('APPOINTMENT_NOT_OFFERED')
      await prepare(to)
    }
    const kind = to === undefined ? 'visitFreed' : 'visitMoved'
    const entry: Entry = {
      id: newId(),
      kind,
      actor: 'staff',
      actorId,
      visibleToApplicant: true,
      detail: { visit: visit.code, ...(to === undefined ? {} : { newVisit: to }), text: inOne(reason) },
    }
    const message: Message = {
      id: newId(),
      audience: 'applicant',
      notice: notices.write(kind, language => ({
        number: '{number}',
        reason: reason[language],
        time: timeOf(to ?? visit.code, language),
      })),
    }
    const changed: Change =
      to === undefined
        ? {
            dropped: [visit.name],
            reservations: [{ kind: appointmentKind, code: visit.code, does: 'free' }],
          }
        : { data: { [visit.name]: to } }
    return database.transaction(async queries => {
      const from = { kind: appointmentKind, code: visit.code }
      if (to !== undefined && !(await visitsStore(queries).move(record.id, from, to, now))) return 'full'
      const outcome = await storeIn(queries as LockingQueries).change(scope, record, changed, {
        now,
        entries: [entry],
        messages: [message],
      })
      if (outcome !== 'changed') throw new Problem('CONFLICT')
      return 'changed'
    })
  }

  return {
    /** Staff move or cancel a visit and say why. */
    byStaff: async (named: Seen, body: { to?: string; reason: string }): Promise<Request> => {
      const record = await requests.get(named)
      if (named.revision !== undefined && record.revision !== named.revision) return requests.conflict(named)
      const reason = trimInvisible(body.reason)
      const order = { to: body.to, reason: { ar: reason, en: reason }, actorId: named.actor.accountId }
      const outcome = await change(record, order, actScopeSql(named.actor, named.scope, clock()))
      if (outcome === 'full') throw new Problem('APPOINTMENT_FULL')
      if (outcome === 'none') throw new Problem('TRANSITION_NOT_ALLOWED')
      if (outcome === 'changed') announce({ ...record, revision: record.revision + 1 })
      return requests.shown(named)
    },
  }
}
export type Visits = ReturnType<typeof createVisits>
