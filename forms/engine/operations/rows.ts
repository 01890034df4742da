// Operations over the rows of a group, and over a list of choices, which `count` counts too. Rows that are left out of a sum
// because their answer is absent change nothing: the sum of none is 0, the smallest of none is absent.

import type { Evaluate, Operation, Scope } from '../conditions.ts'
import { best, exact } from './numbers.ts'

/** So many rows one operation goes through, those of groups inside its rows too; beyond that it is absent. */
const mostRows = 5000

/** The name of a group, and whether it is one of the row that is gone through. */
type Group = { name: string; isOfRow: boolean }

const groupOf = (group: unknown): Group => {
  if (typeof group === 'string') return { name: group, isOfRow: false }
  const row = typeof group === 'object' && group !== null && 'row' in group ? group.row : undefined
  return { name: typeof row === 'string' ? row : '', isOfRow: true }
}

type Work = (rows: Scope[], of: Evaluate, all: number) => unknown

const overRows =
  (work: Work, ofList?: (list: unknown) => unknown) =>
  (operation: string): Operation =>
  (node, compile) => {
    const { name, isOfRow } = groupOf(node[operation])
    const where = node.where === undefined ? () => true : compile(node.where)
    const of = compile(node.of)
    return scope => {
      const around = isOfRow ? scope.row : scope
      const found = around?.rows(name)
      if (!found) return ofList?.(around?.read(name))
      const left = scope.left ?? { rows: mostRows }
      left.rows -= found.length
      if (left.rows < 0) return undefined
      const inside = found.map(row => ({ ...scope, row, left }))
      const value = work(
        inside.filter(each => where(each) === true),
        of,
        found.length,
      )
      // A group inside was more than could be gone through: what is known is a part of it.
      return left.rows < 0 ? undefined : value
    }
  }

const isNumber = (value: unknown): value is number => typeof value === 'number'
/** Choices and files; an answer that is no list counts as one. */
const countOf = (list: unknown): number =>
  Array.isArray(list) ? list.length : list === undefined || list === null ? 0 : 1

const values = (rows: Scope[], of: Evaluate): unknown[] => rows.map(row => of(row))

export const rows: Record<string, (name: string) => Operation> = {
  count: overRows(scopes => scopes.length, countOf),
  sum: overRows(
    (scopes, of) =>
      exact(
        values(scopes, of)
          .filter(isNumber)
          .reduce((sum, value) => sum + value, 0),
      ),
    () => 0,
  ),
  smallest: overRows((scopes, of) => best(values(scopes, of), order => order < 0)),
  largest: overRows((scopes, of) => best(values(scopes, of), order => order > 0)),
  anyRow: overRows(
    scopes => scopes.length > 0,
    () => false,
  ),
  everyRow: overRows(
    (scopes, _, all) => scopes.length === all,
    () => true,
  ),
}
