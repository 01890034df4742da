// Where a question stands on the page. Faults and summaries name rows by their number, which changes when rows go;
// the page names them by their key, which does not.

import { headOf, restOf } from '../engine/table.ts'
import type { FormNode } from '../index.ts'

/** The id of the control of a field; `form` tells apart the forms of one page, and the rows of one form. */
export const controlId = (form: string, at: string): string => `${form}-${at.replaceAll('.', '-')}`

/** The id that the controls of a row begin with. */
export const rowId = (groupId: string, { key }: FormNode): string => `${groupId}-${key}`

/** `members.0.name` as `members.r3.name`. */
export const keyedAddress = (node: FormNode, address: string): string => {
  const name = headOf(address)
  const rest = restOf(address)
  if (rest === '' || !node.table.byName.has(name)) return address
  const rows = node.rowsOf(name)
  const isList = node.fieldOf(name).kind.group?.isList === true
  const row = isList ? rows[Number(headOf(rest))] : rows[0]
  return row ? `${name}.${row.key}.${keyedAddress(row, isList ? restOf(rest) : rest)}` : name
}

/** The address of the field whose frame an element stands in, by row keys. */
export const addressOf = (element: Element): string | undefined => {
  const frame = element.closest('[data-field]')
  const name = frame?.getAttribute('data-field')
  if (!frame || !name) return undefined
  const row = frame.parentElement?.closest('[data-row], form')
  const key = row?.getAttribute('data-row')
  const around = key ? addressOf(row as Element) : undefined
  return around ? `${around}.${key}.${name}` : name
}
