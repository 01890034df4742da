// What can be done with requests, over the store: each call reads what its caller may see and nothing else.

import type { Request } from '@bawaba/contract/entities/request.ts'
import type { Scope } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { contactOf } from '@bawaba/forms/contact.ts'
import { type CompiledService, isEnd } from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { askerIn } from '../../outside.ts'
import type { Sql } from '../../platform/database/index.ts'
import { sign } from '../../platform/secret.ts'
import { visitorId } from '../accounts/index.ts'
import { actScopeSql, everything, ownPartSql, scopeSql } from '../request-scope/index.ts'
import { type Act, activitiesFor, check, type PerformBody, type PerformInput, perform } from './act.ts'
import { createAssigning } from './assigning.ts'
import { dueChange } from './deadlines/due-change.ts'
import type { RequestDependencies } from './dependencies.ts'
import type { RequestDetails } from './details-store.ts'
import { createFiling } from './filing.ts'
import type { Caller, Named, Seen } from './named.ts'
import { createOneOpen, oneOpenAfter } from './one-open.ts'
import { deedsOf } from './outside/deeds.ts'
import {
  documentsView,
  historyView,
  pendingView,
  type Reader,
  type RequestRecord,
  requestView,
  retractMs,
} from './row.ts'
import { addComment, logPrint } from './staff-notes.ts'
import type { Outcome } from './store.ts'

export const readerOf = (scope: Scope): Reader => (scope === 'own' ? 'applicant' : 'staff')

/** How staff reach an applicant who chose how they want to be answered. */
const contactView = (
  { contact }: Pick<CompiledService, 'contact'>,
  { data, callAt, ownerId }: Pick<RequestRecord, 'data' | 'callAt' | 'ownerId'>,
): Pick<Request, 'contact'> => {
  const address = contactOf(contact, data)
  if (!address || (address.way !== 'CALL' && ownerId !== visitorId)) return {}
  return { contact: { ...address, ...(callAt ? { callSince: callAt.toISOString() } : {}) } }
}

export const createRequests = (dependencies: RequestDependencies) => {
  const { store, catalogue, clock, newId, documents } = dependencies
  const fingerprint = (text: string): string => sign(dependencies.key, `sent ${text}`)
  const refusalOf = createOneOpen(dependencies.oneOpen)
  const findBy =
    <Found>(find: (scope: Sql, service: string, id: string, ownPart: Sql) => Promise<Found | undefined>) =>
    async ({ actor, scope, device = 'web', service, id }: Named): Promise<Found> => {
      if (!catalogue.find(service)) throw new Problem('MODEL_NOT_FOUND')
      const found = await find(scopeSql(actor, scope), service, id, ownPartSql(actor, scope, clock()))
      if (found) return found
      // A service that is hidden from the caller is like one that does not exist.
      catalogue.get(service, actor, device)
      throw new Problem('NOT_FOUND')
    }
  const get = findBy(store.find)
  const getWhole = findBy(store.findWhole)

  const hasPart = (accountId: string, { id }: Pick<RequestRecord, 'id'>): Promise<boolean> =>
    dependencies.ownPart.hasPart(accountId, id, clock())

  const show = async (whole: RequestDetails, { actor, scope }: Caller): Promise<Request> => {
    const { history, links, documents, pending, owing, clientHooksData, isOwnPart, ...record } = whole
    const form = await catalogue.formOf(record.serviceSlug, record.version)
    const reader = readerOf(scope)
    const world = { today: cairoDate(clock()), calendar: dependencies.calendar() }
    const deeds = deedsOf(history, owing, dependencies.deliveries)
    const isDeciding = reader === 'staff' && !isEnd(record.statusKind)
    const notes = isDeciding ? await dependencies.notesOf(record) : []
    const isReadOnly = reader === 'staff' && (pending !== null || isOwnPart)
    return {
      ...requestView(record, reader),
      ...(clientHooksData ? { clientHooksData } : {}),
      ...(reader === 'staff' ? contactView(form, record) : {}),
      links,
      documents: documentsView(documents, reader),
      history: historyView(history, reader, clock()),
      ...(deeds.length > 0 ? { outside: deeds } : {}),
      ...(notes.length > 0 ? { notes } : {}),
      ...(pending && reader === 'staff' ? { pending: pendingView(pending, actor, clock()) } : {}),
      can: isReadOnly ? [] : activitiesFor(form, record, actor, world, clock()),
    }
  }

  /** How a request stands now. */
  const shown = async (named: Named): Promise<Request> => show(await getWhole(named), named)

  /** A stale revision changes nothing; the answer shows how the request stands now. */
  const conflict = async (named: Named): Promise<never> => {
    throw new Problem('CONFLICT', { extra: { current: await shown(named) } })
  }

  /** What is said of each thing that can stand against a change. */
  const refuse: Record<Exclude<Outcome, 'changed'>, (named: Named) => Promise<never>> = {
    seen: conflict,
    other: conflict,
    files: () => Promise.reject(new Problem('SENDING_INTERRUPTED')),
    reservations: () => Promise.reject(new Problem('RESERVATION_GONE')),
  }

  /** The revision a change was made on. Staff must name it; an applicant's own change may go on the newest. */
  const seenAt = (record: RequestRecord, revision: number | undefined, reader: Reader): number => {
    if (revision === undefined && reader === 'staff') throw new Problem('PRECONDITION_REQUIRED')
    return revision ?? record.revision
  }

  /** A request as it stands, at the revision that was seen; `isAct`: staff act on none that is their own. */
  const getSeen = async (named: Seen, isAct = true): Promise<RequestRecord> => {
    const record = await get(named)
    const reader = readerOf(named.scope)
    if (seenAt(record, named.revision, reader) !== record.revision) return conflict(named)
    if (isAct && reader === 'staff' && (await hasPart(named.actor.accountId, record)))
      throw new Problem('OWN_REQUEST')
    return record
  }

  /** What an activity is performed with, on the revision that was seen. */
  const prepare = async (named: Seen, body: PerformBody, pendingId?: string): Promise<PerformInput> => {
    const record = await getSeen(named)
    // The applicant is not shown a decision that waits: what they do stands, and cancels it.
    const isOthers = pendingId === undefined && readerOf(named.scope) === 'staff'
    if (isOthers && (await store.isPending(record.id))) throw new Problem('DECISION_PENDING')
    const { serviceSlug, version, id } = record
    const { actor } = named
    const [form, usable] = await Promise.all([
      catalogue.formOf(serviceSlug, version),
      documents.usable({ accountId: actor.accountId, visitor: named.visitor }, body.data, id),
    ])
    const handled = { serviceSlug, version, activityId: body.activityId, request: record }
    return {
      form,
      request: record,
      who: actor,
      scripts: dependencies.scriptsOf(handled, actor, askerIn(actor)),
      documents: usable,
      calendar: dependencies.calendar(),
      runEffects: dependencies.runEffects,
      verify: dependencies.verify,
      notices: dependencies.notices,
      reach: dependencies.reach,
      now: clock(),
      newId,
    }
  }

  const apply = async (
    named: Named,
    record: RequestRecord,
    { change, entries, messages, direct }: Act,
    scope = actScopeSql(named.actor, named.scope, clock()),
    activityId?: string,
  ): Promise<Request> => {
    const { serviceSlug, ownerId, ID } = record
    const performed = { now: clock(), entries, messages, direct, visitor: named.visitor }
    const outcome = await dependencies
      .inName(
        activityId === undefined ? undefined : named.actor,
        'request.performed',
        queries => dependencies.storeIn(queries).change(scope, record, change, performed),
        done => (done === 'changed' && activityId ? { ID, activityId } : undefined),
      )
      .catch(async error => {
        const oneOpen = change.oneOpen === undefined ? record.oneOpen : change.oneOpen
        throw await refusalOf(error, { serviceSlug, ownerId, oneOpen })
      })
    if (outcome !== 'changed') return refuse[outcome](named)
    // What it answers may have led it to another center, whose people see it from now on.
    const ownPart = ownPartSql(named.actor, named.scope, clock())
    const changed =
      (await store.findWhole(scope, named.service, record.id, ownPart)) ??
      (await store.findWhole(everything, named.service, record.id, ownPart))
    if (!changed) throw new Problem('NOT_FOUND')
    dependencies.announce(changed)
    // Those who no longer see it hear of it too, so that it leaves their lists.
    const { center, teams } = record
    if (changed.center !== center || changed.teams.join() !== teams.join())
      dependencies.announce({ ...changed, center, teams })
    return show(changed, named)
  }

  const rules = {
    get,
    getWhole,
    show,
    shown,

    file: createFiling({ ...dependencies, fingerprint, refusalOf }),

    /** Performs an activity. `pendingId`: the decision of theirs that waited and is sent by this. */
    perform: async (named: Seen, body: PerformBody, pendingId?: string): Promise<Request> => {
      const input = await prepare(named, body, pendingId)
      const { request } = input
      const { change, ...act } = await perform(input, body)
      await dependencies.eligibleStated(request, change.data ?? {})
      const answers = { ...request.data, ...change.data }
      for (const name of change.dropped ?? []) delete answers[name]
      const oneOpen = oneOpenAfter(input.form, { request, answers, change, named }, fingerprint)
      const back = readerOf(named.scope) === 'staff' ? await dependencies.billBack(request, change) : {}
      const done = { ...change, ...back, oneOpen, ...(pendingId === undefined ? {} : { pendingId }) }
      return apply(named, request, { ...act, change: done }, undefined, body.activityId)
    },

    /** Refuses what `perform` would refuse, and performs nothing; answers the request, the way and where it leads. */
    check: async (named: Seen, body: PerformBody) => {
      const input = await prepare(named, body)
      const { to, transition, verdict } = await check(input, body)
      await dependencies.eligibleStated(input.request, verdict.data)
      return { record: input.request, to, transition }
    },

    conflict,

    ...createAssigning({ ...dependencies, get, getSeen, apply, hasPart }),

    /** A supervisor says by when the present state should end. */
    setDue: async (named: Seen, body: { dueAt: string; reason: string }): Promise<Request> => {
      const record = await getSeen(named)
      const { workflow } = await catalogue.formOf(record.serviceSlug, record.version)
      const timing = { calendar: dependencies.calendar(), workflow, now: clock() }
      return apply(named, record, dueChange(timing, record, named.actor, body, newId))
    },

    comment: async (named: Named, body: { text: string; visibleToApplicant?: boolean }): Promise<Request> => {
      const record = await get(named)
      const now = clock()
      const form = await catalogue.formOf(record.serviceSlug, record.version)
      const service = catalogue.find(record.serviceSlug)?.form.label
      const notice = dependencies.notices.write(
        'commented',
        language => ({ number: '{number}', service: service?.[language] ?? record.serviceSlug }),
        { service: record.serviceSlug, stage: record.statusKind },
      )
      const { entry, message } = addComment(named.actor, body, { now, newId, notice })
      const { title, text } = notice
      const direct = message
        ? dependencies.reach(form, record, {
            id: message.id,
            now,
            notBefore: message.notBefore ?? now,
            kind: 'answer',
            title,
            notice: text,
            words: body.text.trim(),
          })
        : {}
      if (!(await store.note(scopeSql(named.actor, named.scope), record.id, now, entry, message, direct)))
        throw new Problem('NOT_FOUND')
      dependencies.announce(record)
      return shown(named)
    },

    /** Writes down that the caller prints it. Nothing of the request changes, so nobody is notified. */
    print: async (named: Named): Promise<Request> => {
      const record = await get(named)
      const entry = logPrint(named.actor, newId)
      await store.appendHistory(scopeSql(named.actor, named.scope), record.id, clock(), entry)
      return shown(named)
    },

    /** Takes back a comment of one's own before the applicant has read it. */
    retract: async (named: Named, entryId: string): Promise<Request> => {
      const record = await get(named)
      const now = clock()
      const { actor } = named
      const comment = { requestId: record.id, entryId, actorId: actor.accountId }
      const since = new Date(now.getTime() - retractMs)
      const isBack = await store.retract(scopeSql(actor, named.scope), comment, { id: newId(), now, since })
      if (!isBack) throw new Problem('TRANSITION_NOT_ALLOWED')
      dependencies.announce(record)
      return shown(named)
    },
  }
  return rules
}

export type Requests = ReturnType<typeof createRequests>
