// The rules of units: what everybody reads, what administrators change, and that nothing changes under a reservation.
// Whatever changes a unit locks what may be reserved first, so that nobody reserves it meanwhile.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { Files } from '@bawaba/server/capabilities/files/index.ts'
import type { Queries } from '@bawaba/server/platform/database/index.ts'
import { cursorOf, parseFilter, parseWhere, shownBy } from '@bawaba/server/platform/filter/index.ts'
import type { SentFile, SignedIn } from '@bawaba/server/platform/http/call.ts'
import { projects } from '../../projects.ts'
import type { UnitInput } from '../../unit.ts'
import type { SaleReport, Unit, UnitHistoryEntry, UnitImportReport } from '../../unit-calls.ts'
import { unitsCsv } from './export.ts'
import { changesOf, errorsOf, judgeLines, readUnitFile, writtenOf } from './import.ts'
import type { Offers } from './offers.ts'
import { refusedCsv } from './refused-csv.ts'
import type { By, UnitsStore } from './store.ts'
import { availabilityOf, viewOf } from './views.ts'
import { askedOfUnits } from './vocabulary.ts'

export type UnitsDependencies = {
  store: UnitsStore
  offers: Offers
  files: Pick<Files, 'receive' | 'hold' | 'letGo' | 'read'>
  clock: () => Date
  newId: () => string
}
type ListQuery = { filter?: unknown; total?: boolean | undefined; after?: string | undefined }
type Sale = {
  onSale: boolean
  opensAt?: string | undefined
  codes?: readonly string[] | undefined
  project?: string | undefined
}

/** A file of thousands of rows takes longer than a page may. */
const longWork = { statementTimeout: 20_000, lockTimeout: 5_000 }
const planTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp']

const refuse = (unit: UnitInput): void => {
  const errors = errorsOf(unit)
  if (errors.length > 0)
    throw new Problem('VALIDATION_FAILED', {
      details: errors.map(({ field, ...error }) => ({ path: `body.${field}`, ...error })),
    })
}
const exists = () =>
  new Problem('VALIDATION_FAILED', { details: [{ path: 'body.code', key: 'exists' as const }] })

export const createUnits = ({ store, offers, files, clock, newId }: UnitsDependencies) => {
  const byOf = ({ accountId }: Pick<SignedIn, 'accountId'>): By => ({ actorId: accountId, now: clock() })
  const readerOf = (isStaff: boolean) => ({ isStaff, now: clock() })
  const get = async (code: string, isStaff: boolean) => {
    const unit = await store.find(code, readerOf(isStaff))
    if (!unit) throw new Problem('NOT_FOUND')
    return unit
  }
  const show = async (code: string): Promise<Unit> => viewOf(await get(code, true), true)
  const assertProject = (project: string): void => {
    if (!projects.some(({ code }) => code === project)) throw new Problem('NOT_FOUND')
  }

  return {
    list: async (isStaff: boolean, { filter: text, total, after }: ListQuery) => {
      const { vocabulary, columns } = askedOfUnits[isStaff ? 'all' : 'public']
      const filter = parseFilter(text, vocabulary)
      const reader = readerOf(isStaff)
      const [rows, count] = await Promise.all([
        store.list(reader, filter, columns, after),
        total ? store.count(reader, filter.where, columns) : undefined,
      ])
      const last = rows.at(-1)
      return {
        rows: rows.map(row => shownBy(filter, viewOf(row, isStaff)) as Unit),
        total: count,
        next: last && rows.length === filter.limit ? cursorOf(last.position) : undefined,
      }
    },
    count: (isStaff: boolean, where: unknown): Promise<number> => {
      const { vocabulary, columns } = askedOfUnits[isStaff ? 'all' : 'public']
      return store.count(readerOf(isStaff), parseWhere(where, vocabulary), columns)
    },
    show: async (code: string, isStaff: boolean): Promise<Unit> => viewOf(await get(code, isStaff), isStaff),
    get,
    availability: async (project: string) => {
      assertProject(project)
      return availabilityOf(await store.availability(project, clock()))
    },
    history: async (code: string): Promise<UnitHistoryEntry[]> => {
      await get(code, true)
      return (await store.history(code)).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
    },

    add: async (actor: SignedIn, unit: UnitInput): Promise<Unit> => {
      refuse(unit)
      const write = { id: newId(), unit: writtenOf(unit), isNew: true, changes: [] }
      const added = await store.transaction(queries => store.write(queries, [write], byOf(actor)))
      if (added.length === 0) throw exists()
      return show(unit.code)
    },

    change: async (
      actor: SignedIn,
      code: string,
      revision: number | undefined,
      input: Omit<UnitInput, 'code'>,
    ): Promise<Unit> => {
      const unit = { ...input, code }
      await get(code, true)
      if (revision === undefined) throw new Problem('PRECONDITION_REQUIRED')
      refuse(unit)
      const isCurrent = await store.transaction(async queries => {
        await offers.lock(queries, [code])
        const [before] = await store.lock(queries, [code], clock())
        if (!before || before.revision !== revision) return false
        const after = writtenOf(unit)
        const changes = changesOf(before, after)
        if (changes.length === 0) return true
        if (before.isReserved) throw new Problem('UNIT_RESERVED')
        await store.write(queries, [{ id: before.id, unit: after, isNew: false, changes }], byOf(actor))
        if (before.onSale) await offers.open(queries, [{ ...before, ...after }])
        return true
      })
      if (!isCurrent) throw new Problem('CONFLICT', { extra: { current: await show(code) } })
      return show(code)
    },

    /** Each unit for itself: one that is blocked is not offered, and one that is offered already stays as it is. */
    sell: async (actor: SignedIn, { onSale, opensAt, codes: named, project }: Sale): Promise<SaleReport> => {
      if ((named === undefined) === (project === undefined))
        throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body.codes', key: 'exactlyOne' }] })
      const rows = await store.transaction(async queries => {
        const codes = named ?? (await store.codesOf(queries, project ?? ''))
        await offers.lock(queries, codes)
        const units = new Map((await store.lock(queries, codes, clock())).map(unit => [unit.code, unit]))
        const judged = codes.map((code): SaleReport['rows'][number] => {
          const unit = units.get(code)
          if (!unit) return { code, outcome: 'refused', key: 'unknown' }
          const isOpening = onSale && opensAt !== undefined && unit.opensAt?.getTime() !== Date.parse(opensAt)
          if (unit.onSale === onSale && !isOpening) return { code, outcome: 'unchanged' }
          if (onSale && unit.blockReason !== null) return { code, outcome: 'refused', key: 'blocked' }
          return { code, outcome: 'changed' }
        })
        const changed = judged.filter(({ outcome }) => outcome === 'changed').map(({ code }) => code)
        if (changed.length > 0) {
          const opening = opensAt === undefined ? null : new Date(opensAt)
          const offered = changed.flatMap(code => {
            const unit = units.get(code)
            return unit ? [{ ...unit, opensAt: opening }] : []
          })
          await (onSale ? offers.open(queries, offered) : offers.close(queries, changed))
          await store.noteSale(queries, changed, { onSale, opensAt: opening }, byOf(actor))
        }
        return judged
      }, longWork)
      return { changed: rows.filter(({ outcome }) => outcome === 'changed').length, rows }
    },

    /** With a reason it is withheld, without one no more. Who has reserved it keeps it; nobody else can. */
    block: async (actor: SignedIn, code: string, reason: string | null): Promise<Unit> => {
      await get(code, true)
      await store.transaction(async queries => {
        await offers.lock(queries, [code])
        await store.block(queries, code, reason, byOf(actor))
        if (reason !== null) await offers.close(queries, [code])
      })
      return show(code)
    },

    /** The checked file is held by the unit; the plan it had before goes with the files that nothing holds. */
    setFloorPlan: async (actor: SignedIn, code: string, sent: SentFile): Promise<Unit> => {
      await get(code, true)
      const file = await files.receive({ accountId: actor.accountId }, sent)
      if (!planTypes.includes(file.type))
        throw new Problem('FILE_TYPE', { params: { name: file.name, accepted: 'PDF, JPG, PNG, WEBP' } })
      await store.transaction(async queries => {
        if (!(await files.hold(queries, actor.accountId, file.id))) throw new Problem('NOT_FOUND')
        const plan = { file: file.id, type: file.type, name: file.name }
        const before = await store.setFloorPlan(queries, code, plan, byOf(actor))
        if (before?.former) await files.letGo(queries, before.former)
      })
      return show(code)
    },

    /** The units of a project, or all, as a file that imports unchanged. */
    exportCsv: async (project: string | undefined): Promise<string> => {
      if (project !== undefined) assertProject(project)
      return unitsCsv(await store.all(project, clock()))
    },

    /** All good rows in one transaction; a dry run tells the same and writes nothing. */
    import: async (
      actor: SignedIn,
      { bytes }: SentFile,
      { isDryRun, language }: { isDryRun: boolean; language: Language },
    ): Promise<UnitImportReport> => {
      const file = await readUnitFile(bytes)
      const codes = [...new Set(file.lines.map(({ unit }) => unit.code))]
      const work = async (queries: Queries) => {
        if (!isDryRun) await offers.lock(queries, codes)
        const units = await store.lock(queries, codes, clock())
        const judged = judgeLines(file.lines, new Map(units.map(unit => [unit.code, unit])))
        const writes = judged.flatMap(({ outcome, unit, before, changes }) =>
          outcome === 'new' || outcome === 'changed'
            ? [{ id: before?.id ?? newId(), unit: writtenOf(unit), isNew: !before, changes }]
            : [],
        )
        if (!isDryRun && writes.length > 0) {
          const done = await store.write(queries, writes, byOf(actor))
          // Somebody added one of them since we looked: all of it is judged again.
          if (done.length < writes.length) throw new Problem('CONFLICT')
          const offered = judged.flatMap(({ outcome, before, unit }) =>
            outcome === 'changed' && before?.onSale ? [{ ...before, ...writtenOf(unit) }] : [],
          )
          if (offered.length > 0) await offers.open(queries, offered)
        }
        return judged
      }
      const judged = await store.transaction(work, longWork)
      const counted = (outcome: UnitImportReport['rows'][number]['outcome']) =>
        judged.filter(row => row.outcome === outcome).length
      const csv = refusedCsv(file, judged, language)
      return {
        isDryRun,
        counts: {
          new: counted('new'),
          changed: counted('changed'),
          unchanged: counted('unchanged'),
          refused: counted('refused'),
        },
        rows: judged.map(({ unit: _, before: __, ...row }) => row),
        ...(csv !== undefined && { refusedCsv: csv }),
      }
    },
  }
}
export type Units = ReturnType<typeof createUnits>
