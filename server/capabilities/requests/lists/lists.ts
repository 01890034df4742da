// Lists, counts and inboxes: the filter within what the caller may see.

import type { Request, RequestRow } from '@bawaba/contract/entities/request.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import {
  type Columns,
  cursorOf,
  fieldIn,
  ofId,
  parseFilter,
  parseWhere,
  valuesOf,
  type Where,
} from '../../../platform/filter/index.ts'
import type { Device } from '../../../platform/http/call.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Lookups } from '../../lookups/index.ts'
import { type Counted, countedOf, ownPartSql, scopeSql } from '../../request-scope/index.ts'
import type { Look } from '../../viewings/index.ts'
import type { Stored } from '../answers/stored-answers.ts'
import { totalSql } from '../counters/counter-store.ts'
import { countByOf } from '../counters/totals.ts'
import type { Caller } from '../named.ts'
import { readerOf } from '../requests.ts'
import type { StoredRecord } from '../row.ts'
import type { InboxStore } from './inbox-store.ts'
import { badgeCap, type Counting, countingSql, type ListStore, type Total } from './list-store.ts'
import { answersIn, aroundIn, type Chosen, createRows, isLook } from './rows.ts'
import { createServiceFields } from './service-fields.ts'
import { type ReadableFields, readableFieldsOf } from './vocabulary.ts'
import type { WorkloadStore } from './workload-store.ts'

export type ListInput = {
  filter: unknown
  total?: boolean | undefined
  after?: string | undefined
  inAddress: boolean
  /** Of whoever asks. */
  address?: string
}
/** Of one request: the filter as JSON text, and its id or number where that is known. */
export type OneInput = { filter: string | undefined; id?: string }
export type Page = {
  rows: RequestRow[]
  total: Total | undefined
  next: string | undefined
  /** Whose answers stand in it: the columns of a list may be a name, whether or not it names the owners. */
  owners: string[]
}
type Lists = {
  store: ListStore
  inbox: InboxStore
  workload: WorkloadStore
  catalogue: Catalogue
  stored: Stored
  lookups: Lookups
  /** Writes down whose requests staff read whole; committed when it resolves. */
  viewed(looks: readonly Look[]): Promise<void>
  clock: () => Date
}

/** Staff who ask for a whole identifier look somebody up; applicants ask among their own. */
const identifierIn = (
  where: Where | undefined,
  whole: ReadonlySet<string> | undefined,
  { scope }: Caller,
): string | undefined =>
  whole && readerOf(scope) === 'staff' ? fieldIn(where, whole)?.replace(/^data\./, '') : undefined
/** Asked for one of these, a list looks among all: whoever names a request or a service means it. */
const ownChoice = new Set(['id', 'ID', 'serviceSlug'])

export const createLists = (dependencies: Lists) => {
  const { store, inbox, catalogue, stored, lookups, viewed, clock } = dependencies
  const fieldsOf = createServiceFields(stored)
  const shown = createRows({ catalogue, stored, fieldsOf, clock })
  /**
   * What may be asked of one collection. A service that is hidden from the caller is like one that does not exist,
   * whatever is asked of it; whoever has requests of it goes on seeing them.
   */
  const readFilter = async (
    service: string,
    { actor, scope }: Caller,
    device: Device,
    inAddress: boolean,
  ): Promise<ReadableFields> => {
    const entry = catalogue.find(service)
    if (!entry) throw new Problem('MODEL_NOT_FOUND')
    if (!catalogue.isVisible(entry, actor, device)) {
      const { count } = await store.count(countingSql(scopeSql(actor, scope), service, undefined, new Map()))
      if (count === 0) throw new Problem('MODEL_NOT_FOUND')
    }
    return fieldsOf.readable(entry, { isStaff: readerOf(scope) === 'staff', inAddress })
  }

  /** By the counters where they tell: exact, however many. Else counted, no further than a list is read. */
  const countingOf = (
    { actor, scope }: Caller,
    service: string | undefined,
    where: Where | undefined,
    columns: Columns,
  ): Counting => {
    const counted = countedOf(actor, scope, catalogue.withTeams())
    const by = countByOf(where)
    if (!counted || !by) return countingSql(scopeSql(actor, scope), service, where, columns)
    const within = service === undefined ? counted : of(counted, service)
    return { sql: totalSql(within, by), isCapped: false }
  }

  /** Whole answers go to staff once the audit has recorded whose they read. */
  const noteWhole = async (records: readonly StoredRecord[], caller: Caller, chosen: Chosen) => {
    if (readerOf(caller.scope) !== 'staff' || !isLook(chosen)) return
    const { accountId } = caller.actor
    await viewed(
      records.map(({ ownerId, ID, serviceSlug }) => ({ actorId: accountId, ownerId, ID, serviceSlug })),
    )
  }

  const page = async (
    caller: Caller,
    service: string | undefined,
    { vocabulary, columns }: ReadableFields,
    input: ListInput,
  ): Promise<Page> => {
    const filter = parseFilter(input.filter, vocabulary)
    const scope = scopeSql(caller.actor, caller.scope)
    // Personal numbers are found by their whole value alone: to ask for one is to look somebody up.
    const by = identifierIn(filter.where, vocabulary.whole, caller)
    const lookUp = by && { actorId: caller.actor.accountId, address: input.address, by }
    if (lookUp && vocabulary.whole) await lookups.take(lookUp, valuesOf(filter.where, vocabulary.whole).size)
    const entry = service === undefined ? undefined : catalogue.find(service)
    const { records, total } = await store.list(scope, {
      service,
      filter,
      readable: columns,
      after: input.after,
      around: aroundIn(filter),
      answers: answersIn(
        filter,
        readerOf(caller.scope) === 'staff',
        entry && { version: entry.row.version, hidden: fieldsOf.hidden(entry.form) },
      ),
      counting: input.total ? countingOf(caller, service, filter.where, columns) : undefined,
    })
    const last = records.at(-1)
    if (lookUp) {
      const owners = [...new Set(records.map(({ found }) => found.ownerId))]
      await lookups.found(lookUp, owners, records.length)
    }
    await noteWhole(
      records.map(({ found }) => found),
      caller,
      filter,
    )
    const rows = await Promise.all(records.map(record => shown(record, caller, filter)))
    return {
      rows,
      total,
      next: last && records.length === filter.limit ? cursorOf(last.place) : undefined,
      owners: records.flatMap(({ found }, index) => (rows[index]?.data ? [found.ownerId] : [])),
    }
  }

  /** The caller with their lists narrowed to the categories that they selected in their profile. */
  const narrowed = (caller: Caller): Caller => {
    const { selectedLabels = [] } = caller.actor
    const known = catalogue.categorySlugs()
    const labels = selectedLabels.filter(label => known.has(label))
    if (labels.length === 0) return caller
    return { ...caller, actor: { ...caller.actor, onlyServices: catalogue.servicesIn(labels) } }
  }

  const waiting = async (record: StoredRecord, caller: Caller) => {
    const definition = catalogue.find(record.serviceSlug)?.row.definition
    const label = (language: 'ar' | 'en') =>
      definition?.translations[language][definition.serviceLabel] ?? record.serviceSlug
    return {
      service: { serviceSlug: record.serviceSlug, serviceLabel: { ar: label('ar'), en: label('en') } },
      request: (await shown({ found: record }, caller)) as Request,
      dueAt: record.dueAt?.toISOString() ?? null,
      waitingFor: record.statusKind === 'open' ? ('staff' as const) : ('applicant' as const),
    }
  }

  const countsOf = ({ actor, scope }: Caller) => {
    const counted = countedOf(actor, scope, catalogue.withTeams())
    return counted
      ? inbox.staffCounts(counted, actor.accountId, clock())
      : inbox.scannedCounts(scopeSql(actor, scope), scope, actor.accountId, clock())
  }

  return {
    list: async (service: string, caller: Caller, device: Device, input: ListInput): Promise<Page> =>
      page(caller, service, await readFilter(service, caller, device, input.inAddress), input),

    /** The first of the list, or the one of an id or number: whole, with what says which parts of it are shown. */
    first: async (service: string, caller: Caller, device: Device, { filter: asking, id }: OneInput) => {
      const { vocabulary, columns } = await readFilter(service, caller, device, true)
      // One request by itself shows all that its reader may see of it.
      const all = {
        parts: [...vocabulary.parts, 'can', 'outside', 'notes'],
        namedOnly: undefined,
        withheld: undefined,
      }
      const parsed = parseFilter(asking, { ...vocabulary, ...all })
      const filter = id === undefined ? parsed : ofId(parsed, id, ['id', 'ID'])
      const { actor, scope } = caller
      const ownPart = ownPartSql(actor, scope, clock())
      const found = await store.first(scopeSql(actor, scope), service, filter, columns, ownPart)
      if (!found) throw new Problem('NOT_FOUND')
      return { whole: stored.whole(found), chosen: filter }
    },

    /** Whether the caller may see a request of an id or number. */
    has: async (service: string, caller: Caller, device: Device, id: string): Promise<boolean> => {
      const { vocabulary, columns } = await readFilter(service, caller, device, true)
      const { where } = ofId(parseFilter(undefined, vocabulary), id, ['id', 'ID'])
      return (
        (await store.count(countingSql(scopeSql(caller.actor, caller.scope), service, where, columns)))
          .count > 0
      )
    },

    /** The same over every service: only the fixed fields, since answers differ from service to service. */
    listAll: (caller: Caller, input: ListInput): Promise<Page> => {
      const isStaff = readerOf(caller.scope) === 'staff'
      const readable = readableFieldsOf(undefined, { isStaff, inAddress: true })
      const { where } = parseFilter(input.filter, readable.vocabulary)
      return page(fieldIn(where, ownChoice) ? caller : narrowed(caller), undefined, readable, input)
    },

    count: async (
      service: string,
      caller: Caller,
      device: Device,
      where: string | undefined,
    ): Promise<Total> => {
      const { vocabulary, columns } = await readFilter(service, caller, device, true)
      return store.count(countingOf(caller, service, parseWhere(where, vocabulary), columns))
    },

    /** How many of all services each condition finds, counted as far as a badge shows. */
    countEach: async (caller: Caller, wheres: readonly unknown[]) => {
      const { vocabulary, columns } = readableFieldsOf(undefined, {
        isStaff: readerOf(caller.scope) === 'staff',
        inAddress: true,
      })
      const read = wheres.map((where, index) => parseWhere(where, vocabulary, `wheres.${index}`))
      const among = (each: Where | undefined) => (fieldIn(each, ownChoice) ? caller : narrowed(caller))
      const scopes = read.map(each => scopeSql(among(each).actor, caller.scope))
      return { counts: await store.countEach(scopes, read, columns, badgeCap), cappedAt: badgeCap }
    },

    inbox: async (whole: Caller, filterText: string | undefined) => {
      const caller = narrowed(whole)
      const { limit, skip } = parseFilter(filterText, {
        fields: new Map(),
        parts: [],
        defaultLimit: 20,
        maxLimit: 100,
      })
      const { actor, scope } = caller
      const admitted = scopeSql(actor, scope)
      const [records, { byService }] = await Promise.all([
        inbox.waiting(admitted, scope, actor.accountId, limit, skip),
        countsOf(caller),
      ])
      return {
        items: await Promise.all(records.map(record => waiting(record, caller))),
        total: sum(byService),
      }
    },

    /** Why what is under way in the caller's services is not finished, by service and owner. */
    workload: ({ actor, scope }: Caller) => dependencies.workload.workload(scopeSql(actor, scope), clock()),

    inboxCount: async (caller: Caller) => {
      const counts = await countsOf(narrowed(caller))
      return { count: sum(counts.byService), ...counts }
    },
  }
}

const of = ({ services, center }: Counted, service: string): Counted => ({
  services: services === 'all' || services.includes(service) ? [service] : [],
  center,
})

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)

export type RequestLists = ReturnType<typeof createLists>
