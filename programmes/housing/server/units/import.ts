// A file of units: its columns, its rows, and what each would do to the units there are. Pure but for the reading.

import type { Readable } from 'node:stream'
import { Problem } from '@bawaba/contract/problem.ts'
import { normaliseDigits, piastersOf, poundsOf } from '@bawaba/language/index.ts'
import { type CsvRow, readCsvFile, withoutFormulaMark } from '@bawaba/server/platform/sheets/index.ts'
import { projects } from '../../projects.ts'
import { type UnitError, type UnitField, type UnitInput, unitErrors, unitFields } from '../../unit.ts'
import type { ImportedUnit } from '../../unit-calls.ts'
import { fieldOf, isAddedHeading, isRevisionHeading, readUnit } from './read-cells.ts'
import type { FieldChange, UnitRecord, UnitWritten } from './store.ts'

const limits = { megabytes: 2, rows: 5000 }
const optional: readonly UnitField[] = ['country']
const projectCodes = projects.map(({ code }) => code)

/** A row with its cells as they were, for whoever gets it back. */
export type UnitLine = {
  line: number
  cells: string[]
  unit: UnitInput
  /** Fields that the row leaves out: a unit that exists keeps them. */
  omitted: readonly UnitField[]
  /** Of the unit when the file was made, as the row has it; empty in a file of somebody's own. */
  revision: string
}
export type UnitFile = { headings: string[]; lines: UnitLine[] }

/** Where each field stands; throws CSV_COLUMNS naming what is unknown, missing or twice. */
const columnsOf = (headings: readonly string[]): Map<UnitField, number> => {
  const fields = headings.map(fieldOf)
  const wrong = headings.filter((heading, index) => {
    const field = fields[index]
    if (field !== undefined) return fields.indexOf(field) !== index
    if (isRevisionHeading(heading)) return headings.findIndex(isRevisionHeading) !== index
    return !isAddedHeading(heading)
  })
  const missing = unitFields.filter(field => !optional.includes(field) && !fields.includes(field))
  if (wrong.length + missing.length > 0)
    throw new Problem('CSV_COLUMNS', { params: { columns: [...wrong, ...missing].join(', ').slice(0, 200) } })
  return new Map(fields.flatMap((field, index) => (field ? [[field, index]] : [])))
}

const lineOf = (
  { line, cells }: CsvRow,
  columns: Map<UnitField, number>,
  revisionColumn: number,
): UnitLine => ({
  line,
  cells,
  unit: readUnit(field => (cells[columns.get(field) ?? -1] ?? '').trim()),
  revision: (cells[revisionColumn] ?? '').trim(),
  omitted: optional.filter(field => cells[columns.get(field) ?? -1] === undefined),
})

/** The rows of a file. Throws what makes the whole of it unreadable. */
export const readUnitFile = async (stream: Readable): Promise<UnitFile> => {
  const { head, rows } = await readCsvFile(stream, limits)
  const headings = (head?.cells ?? []).map(name => name.trim())
  const columns = columnsOf(headings)
  const revisionColumn = headings.findIndex(isRevisionHeading)
  // The file of refused rows marks cells that look like formulas, such as floor -1.
  const lines = rows.map(({ line, cells }) =>
    lineOf({ line, cells: cells.map(withoutFormulaMark) }, columns, revisionColumn),
  )
  return { headings, lines }
}

/** What is stored of a unit that the rules admit. */
export const writtenOf = (unit: UnitInput): UnitWritten =>
  ({ ...unit, price: piastersOf(unit.price) ?? 0 }) as UnitWritten

/** The fields in which a unit would become another, as the wire writes them. */
export const changesOf = (before: UnitRecord, after: UnitWritten): FieldChange[] => {
  const stored = { ...before, area: Number(before.area), price: poundsOf(before.price) }
  const wanted = { ...after, price: poundsOf(after.price) }
  return unitFields.flatMap(field =>
    stored[field] === wanted[field] ? [] : [{ field, from: stored[field], to: wanted[field] }],
  )
}

export const errorsOf = (unit: UnitInput): UnitError[] => unitErrors(unit, { projects: projectCodes })

type Current = Pick<ReadonlyMap<string, UnitRecord & { isReserved: boolean }>, 'get'>
export type JudgedLine = ImportedUnit & { unit: UnitInput; before: UnitRecord | undefined }

/** A row with the stored values of the fields that it leaves out. */
const completed = ({ unit, omitted }: UnitLine, before: UnitRecord | undefined): UnitInput => ({
  ...unit,
  ...(before && Object.fromEntries(omitted.map(field => [field, before[field]]))),
})

/** What becomes of each row: a unit that is reserved or sold never changes, and a code stands in a file once. */
export const judgeLines = (lines: readonly UnitLine[], current: Current): JudgedLine[] => {
  const seen = new Set<string>()
  return lines.map(row => {
    const { line } = row
    const before = current.get(row.unit.code)
    const unit = completed(row, before)
    const errors = errorsOf(unit)
    if (seen.has(unit.code)) errors.push({ field: 'code', key: 'twice' })
    if (unit.code !== '') seen.add(unit.code)
    const changes = before && errors.length === 0 ? changesOf(before, writtenOf(unit)) : []
    const isStale = before && row.revision !== '' && Number(normaliseDigits(row.revision)) !== before.revision
    if (isStale && changes.length > 0) errors.push({ field: 'code', key: 'changedMeanwhile' })
    if (before?.isReserved && changes.length > 0) errors.push({ field: 'code', key: 'reserved' })
    const outcome =
      errors.length > 0
        ? 'refused'
        : before === undefined
          ? 'new'
          : changes.length > 0
            ? 'changed'
            : 'unchanged'
    return { line, code: unit.code.slice(0, 64), outcome, changes, errors, unit, before }
  })
}
