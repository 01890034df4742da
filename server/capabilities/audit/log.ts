// Reading the audit. Every reading is an event of the audit itself: who looked, and for what.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import { readMobile } from '@bawaba/contract/mobile.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { readIdentifier } from '@bawaba/language/index.ts'
import { readDialled } from '@bawaba/language/input/phone-numbers.ts'
import { nameWords } from '@bawaba/language/name-words.ts'
import { parseFilter, parseWhere, shownBy } from '../../platform/filter/index.ts'
import type { Audit } from './audit.ts'
import { formatCursor, parseCursor } from './order-store.ts'
import type { AuditStore, LogRow } from './store.ts'
import { spelledOut, vocabulary } from './vocabulary.ts'

type Row = Calls['GET auditLog']['answer'][number]
type Reader = { accountId: string; address: string }
type LogQuery = { filter?: string | undefined; total?: boolean | undefined; after?: string | undefined }

const viewOf = ({ stream, place, ...row }: LogRow): Row => ({
  id: `${stream}/${place}`,
  stream,
  place,
  ...row,
})

/** The log is in order of time, newest first unless asked for otherwise, and in no other. */
const isOldestFirst = (order: { field: string; descending: boolean }[]): boolean => {
  const [first, second] = order
  if (second || (first && first.field !== 'at'))
    throw new Problem('INVALID_FILTER', { details: [{ path: 'order', key: 'unknownField' }] })
  return first?.descending === false
}

/** A mobile number as typed, in the forms that it is stored in. */
const formsOf = (typed: string): string[] => {
  const plain = readIdentifier(typed).toLowerCase()
  const tidy = readDialled(plain)
  return [plain, tidy, ...(/^01\d{9}$/.test(tidy) ? [`+2${tidy}`] : [])]
}

/** A search by an identifier. Look-ups are written into the audit, so that it knows of them no more than this. */
type LookUp = { actorId: string; address?: string; by: string }
type Lookups = {
  /** Throws TOO_MANY_LOOKUPS. */
  take(lookUp: LookUp): Promise<void>
  found(lookUp: LookUp, subjects: readonly string[], found: number): Promise<void>
}
type Dependencies = { store: AuditStore; audit: Audit; lookups: Lookups }

export const createAuditLog = ({ store, audit, lookups }: Dependencies) => {
  const note = (kind: 'audit.read' | 'audit.counted' | 'audit.searched', by: Reader, detail: object) =>
    audit.record({ kind, actorId: by.accountId, address: by.address, detail: { ...detail } })

  /** The event of an id as rows say it. */
  const find = (id: string): Promise<LogRow | undefined> => {
    const [, stream = '', place] = /^(.+)\/([1-9]\d{0,14})$/.exec(id) ?? []
    return place === undefined ? Promise.resolve(undefined) : store.find(stream, Number(place))
  }

  const log = {
    list: async (by: Reader, { filter: text, total, after }: LogQuery) => {
      const filter = parseFilter(text, vocabulary)
      const where = spelledOut(filter.where)
      const order = isOldestFirst(filter.order)
      const cursor = parseCursor(after)
      const [rows, count] = await Promise.all([
        store.list({ ...filter, where }, order, cursor),
        total ? store.count(where) : undefined,
      ])
      const last = rows.at(-1)
      await note('audit.read', by, {
        where: filter.where ?? null,
        found: rows.length,
        isFurther: cursor !== undefined,
      })
      return {
        rows: rows.map(row => shownBy(filter, viewOf(row)) as ReturnType<typeof viewOf>),
        total: count,
        next: last && rows.length === filter.limit ? formatCursor(last) : undefined,
      }
    },

    first: async (by: Reader, filter: string | undefined) => {
      const [first] = (await log.list(by, { filter })).rows
      if (!first) throw new Problem('NOT_FOUND')
      return first
    },

    get: async (by: Reader, id: string): Promise<Row> => {
      const row = await find(id)
      await note('audit.read', by, { id, found: row ? 1 : 0 })
      if (!row) throw new Problem('NOT_FOUND')
      return viewOf(row)
    },

    has: async (by: Reader, id: string): Promise<boolean> => {
      const isThere = (await find(id)) !== undefined
      await note('audit.counted', by, { id })
      return isThere
    },

    count: async (by: Reader, text: string | undefined): Promise<number> => {
      const where = parseWhere(text, vocabulary)
      const count = await store.count(spelledOut(where))
      await note('audit.counted', by, { where: where ?? null })
      return count
    },

    /** People for the filter. What was typed may be a mobile number: it is not kept. */
    people: async (by: Reader, typed: string) => {
      const part = typed.trim().slice(0, 100)
      // A number finds one person by their mobile: that is a look-up, which is counted. A name is none.
      const lookUp = readMobile(part) && { actorId: by.accountId, address: by.address, by: 'mobile' }
      if (lookUp) await lookups.take(lookUp)
      // A letter or two would list everyone.
      const people =
        part.length < 3 ? [] : await store.people({ exact: formsOf(part), inName: nameWords(part) })
      if (lookUp)
        await lookups.found(
          lookUp,
          people.map(({ id }) => id),
          people.length,
        )
      await note('audit.searched', by, { found: people.length })
      return people
    },
  }
  return log
}
export type AuditLog = ReturnType<typeof createAuditLog>
