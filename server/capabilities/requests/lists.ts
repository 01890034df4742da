// Lists, counts and inboxes: the filter within what the caller may see.

import type { RequestRow } from '@bawaba/contract/entities/request.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { cursorOf, type Filter, parseFilter, parseWhere } from '../../platform/filter/index.ts'
import type { Device } from '../../platform/http/call.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { InboxStore } from './inbox-store.ts'
import type { ListStore } from './list-store.ts'
import { type Caller, readerOf } from './requests.ts'
import { type RequestRecord, requestView } from './row.ts'
import { scopeSql } from './scope.ts'
import { type Asked, askedOf } from './vocabulary.ts'

export type ListInput = {
  filter: unknown
  total?: boolean | undefined
  after?: string | undefined
  inAddress: boolean
}
export type Page = { rows: RequestRow[]; total: number | undefined; next: string | undefined }
/** More than this a badge does not tell apart. */
const badgeCap = 1000

type Lists = { store: ListStore; inbox: InboxStore; catalogue: Catalogue; clock: () => Date }

const pick = (row: RequestRow, fields: string[] | undefined): RequestRow =>
  fields ? (Object.fromEntries(fields.map(name => [name, row[name as keyof RequestRow]])) as RequestRow) : row

/** The value of a dotted field of a row, for the cursor. */
const valueAt = (row: RequestRow, field: string): unknown =>
  field.startsWith('data.') ? row.data?.[field.slice('data.'.length)] : row[field as keyof RequestRow]

const cursorAfter = (records: RequestRow[], { order, limit }: Filter): string | undefined => {
  const last = records.at(-1)
  if (!last?.id || records.length < limit) return undefined
  const ordered = order.length > 0 ? order : [{ field: 'createdAt', descending: true }]
  return cursorOf(
    ordered.map(({ field }) => valueAt(last, field) ?? null),
    last.id,
  )
}

export const createLists = ({ store, inbox, catalogue, clock }: Lists) => {
  /** What may be asked of one collection. A service that is hidden from the caller is like one that does not exist. */
  const asked = (service: string, { scope }: Caller, inAddress: boolean): Asked => {
    const entry = catalogue.find(service)
    if (!entry) throw new Problem('MODEL_NOT_FOUND')
    return askedOf(entry.form, { isStaff: readerOf(scope) === 'staff', inAddress })
  }

  const assertKnown = (service: string, caller: Caller, device: Device, found: number): void => {
    if (found === 0) catalogue.get(service, caller.actor, device)
  }

  const page = async (
    caller: Caller,
    service: string | undefined,
    { vocabulary, columns }: Asked,
    input: ListInput,
  ): Promise<Page> => {
    const filter = parseFilter(input.filter, vocabulary)
    const scope = scopeSql(caller.actor, caller.scope)
    const [records, total] = await Promise.all([
      store.list(scope, service, filter, columns, input.after),
      input.total ? store.count(scope, service, filter.where, columns) : undefined,
    ])
    const reader = readerOf(caller.scope)
    const rows = records.map(record => requestView(record, reader))
    return { rows: rows.map(row => pick(row, filter.fields)), total, next: cursorAfter(rows, filter) }
  }

  const waiting = (record: RequestRecord, caller: Caller) => {
    const definition = catalogue.find(record.serviceSlug)?.row.definition
    const label = (language: 'ar' | 'en') =>
      definition?.translations[language][definition.serviceLabel] ?? record.serviceSlug
    return {
      service: { serviceSlug: record.serviceSlug, serviceLabel: { ar: label('ar'), en: label('en') } },
      request: requestView(record, readerOf(caller.scope)),
      dueAt: record.dueAt?.toISOString() ?? null,
      waitingFor: record.statusKind === 'open' ? ('staff' as const) : ('applicant' as const),
    }
  }

  return {
    list: async (service: string, caller: Caller, device: Device, input: ListInput): Promise<Page> => {
      const found = await page(caller, service, asked(service, caller, input.inAddress), input)
      assertKnown(service, caller, device, found.rows.length)
      return found
    },

    /** The same over every service: only the fixed fields, since answers differ from service to service. */
    listAll: (caller: Caller, input: ListInput): Promise<Page> =>
      page(
        caller,
        undefined,
        askedOf(undefined, { isStaff: readerOf(caller.scope) === 'staff', inAddress: true }),
        input,
      ),

    count: async (
      service: string,
      caller: Caller,
      device: Device,
      where: string | undefined,
    ): Promise<number> => {
      const { vocabulary, columns } = asked(service, caller, true)
      const count = await store.count(
        scopeSql(caller.actor, caller.scope),
        service,
        parseWhere(where, vocabulary),
        columns,
      )
      assertKnown(service, caller, device, count)
      return count
    },

    /** How many of all services each condition finds, counted as far as a badge tells. */
    countEach: async (caller: Caller, wheres: readonly unknown[]) => {
      const { vocabulary, columns } = askedOf(undefined, {
        isStaff: readerOf(caller.scope) === 'staff',
        inAddress: true,
      })
      const read = wheres.map((where, place) => parseWhere(where, vocabulary, `wheres.${place}`))
      const scope = scopeSql(caller.actor, caller.scope)
      return { counts: await store.countEach(scope, read, columns, badgeCap), cappedAt: badgeCap }
    },

    inbox: async (caller: Caller, filterText: string | undefined) => {
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
        inbox.counts(admitted, scope, actor.accountId, clock()),
      ])
      return { items: records.map(record => waiting(record, caller)), total: sum(byService) }
    },

    inboxCount: async ({ actor, scope }: Caller) => {
      const { byService, views } = await inbox.counts(scopeSql(actor, scope), scope, actor.accountId, clock())
      return { count: sum(byService), byService, views }
    },
  }
}

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)

export type RequestLists = ReturnType<typeof createLists>
