// The part of a form's store that belongs to one table: the form itself, or one row of a group. A row is a small form
// of its own, so that the same views and widgets draw it.

import type { Text } from '@bawaba/language/index.ts'
import type { Answers } from '../definition.ts'
import type { DocumentRef, Field, FieldOption, ValidationError } from '../fields/field.ts'
import { errorOf } from './errors.ts'
import type { Loading, LoadingState } from './loading.ts'
import {
  boundedField,
  type Change,
  type FormState,
  type Notify,
  newRow,
  offered,
  put,
  putRows,
  rawAnswers,
  recomputeAll,
  resolvedField,
  shownOf,
} from './state.ts'
import { headOf, restOf, type Table } from './table.ts'
import { awaitedBy, prefixOf } from './wants.ts'

/** A fault with where it is shown: `at` is the address of its field by row keys, `members.r3.age`. */
export type ShownError = ValidationError & { at: string }
export type Found = { node: FormNode; field: Field }

export type FormNode = {
  table: Table
  /** Identifies a row; '' for the form itself. */
  key: string
  documents: Map<string, DocumentRef>
  /** The field now: one that the field handler completes may have become another. */
  fieldOf(name: string): Field
  /** The label of a question here or around this row. */
  labelOf(name: string): Text | undefined
  /** What the control shows: what was typed, the stored value a form was opened with, the value of a locked one. */
  get(name: string): unknown
  /** Takes what a person typed into the box: its view has it already. */
  set(name: string, input: unknown): void
  /** Takes a value that nobody typed into the box, and has its view drawn anew. */
  fill(name: string, value: unknown): void
  /** How often a field was filled. */
  fillsOf(name: string): number
  isVisible(name: string): boolean
  isEditable(name: string): boolean
  optionsOf(name: string): FieldOption[]
  errorOf(name: string): ValidationError | undefined
  /** Everything typed, by name, hidden or not. */
  answers(): Answers
  /** How a field that the handler completes stands: it waits for other answers, is asked for, failed, or is there. */
  loadingOf(name: string): LoadingState
  /** The questions that it waits for: their labels, and whether one chooses their answer. */
  awaitedOf(name: string): { label: Text; isChoice: boolean }[]
  reload(name: string): void
  /** The rows of a group, in their order; the same list until it changes. */
  rowsOf(name: string): readonly FormNode[]
  /** Adds rows at the end, each with these answers or the defaults, and answers them. */
  addRows(name: string, rows: (Answers | undefined)[]): FormNode[]
  /** Takes a row away; calling the answer puts it back where it was. */
  removeRow(name: string, key: string): () => void
  /** Is notified of every change of a field besides what is typed into it. */
  subscribe(name: string, listener: (change: Change) => void): () => void
  /** The field at an address below this one, by row numbers or row keys. */
  find(address: string): Found | undefined
  /** Takes away the errors of a field and its rows. */
  clear(name: string): void
  fail(name: string, error: ValidationError): void
  /** Whether there is an error of a field or its rows, shown or hidden at the moment. */
  hasError(name: string): boolean
  faultsInside(): ShownError[]
  /** What its rules look at has changed. */
  rejudge(name: string): void
  /** The views of a field are notified. */
  tell(name: string, change?: Change): void
}

/** What the nodes of one form share. */
export type Root = {
  documents: Map<string, DocumentRef>
  loading: Loading
  node(state: FormState): FormNode
  changing(change: (notify: Notify) => void): void
  tellFaults(): void
}

/** The answers that a table begins with; a draft, which may have cleared them, does not begin again. */
export const defaultsOf = ({ fields }: Table): Answers =>
  Object.fromEntries(
    fields.flatMap(({ name, entry, kind }) => {
      const value = entry.defaultValue ?? kind.initial?.(entry)
      return value === undefined ? [] : [[name, value]]
    }),
  )

export const createNode = (root: Root, state: FormState): FormNode => {
  const { table } = state
  const errors = new Map<string, ValidationError>()
  const listeners = new Map<string, Set<(change: Change) => void>>()
  const rowLists = new Map<string, readonly FormNode[]>()
  const fills = new Map<string, number>()

  const own = (name: string): Field => {
    const field = table.byName.get(name)
    if (!field) throw new Error(`The form has no field ${name}`)
    return field
  }
  const tell = (name: string, change: Change = 'rerender') => {
    if (change === 'rerender') rowLists.delete(name)
    // Its error comes and goes with a question.
    const what = errors.has(name) ? 'rerender' : change
    for (const listener of listeners.get(name) ?? []) listener(what)
  }
  const isVisible = (name: string) => state.visible[own(name).index] === true
  /** A field that was put right loses its error at once. */
  const forgive = (name: string) => {
    const context = { today: state.world.today ?? '', documents: root.documents }
    if (!errors.has(name) || errorOf(state, own(name), context)) return
    errors.delete(name)
    tell(name)
    root.tellFaults()
  }
  const changeRows = (field: Field, rows: FormState[]) => {
    root.changing(notify => putRows(state, field, rows, notify))
    forgive(field.name)
  }
  const set = (name: string, input: unknown) => {
    const field = own(name)
    root.changing(notify => {
      put(state, field, input, notify)
      // Its rows are new ones, and ask for what they need; it may also have lost them to an answer that is none.
      if (state.rows[field.index] || rowLists.get(name)?.length) notify(state, field.index, 'rerender')
    })
    forgive(name)
  }
  const rowStates = (field: Field): FormState[] => state.rows[field.index] ?? []
  const rowsOf = (name: string): readonly FormNode[] => {
    const known = rowLists.get(name)
    if (known) return known
    const rows = rowStates(own(name)).map(root.node)
    rowLists.set(name, rows)
    return rows
  }
  const rowAt = (name: string, part: string): FormNode | undefined => {
    const rows = rowsOf(name)
    return rows.find(({ key }) => key === part) ?? rows[Number(part)]
  }

  const node: FormNode = {
    table,
    key: state.key,
    documents: root.documents,
    fieldOf: name => boundedField(state, resolvedField(state, own(name))),
    labelOf: name =>
      table.byName.get(headOf(name))?.label ?? (state.parent && root.node(state.parent.state).labelOf(name)),
    get: name => shownOf(state, own(name)),
    set,
    fill: (name, value) => {
      set(name, value)
      fills.set(name, (fills.get(name) ?? 0) + 1)
      tell(name)
    },
    fillsOf: name => fills.get(name) ?? 0,
    isVisible,
    isEditable: name => state.editable[own(name).index] === true,
    optionsOf: name => offered(state, own(name)),
    errorOf: name => (table.byName.has(name) && !isVisible(name) ? undefined : errors.get(name)),
    answers: () => rawAnswers(state),
    loadingOf: name => root.loading.of(state, own(name)),
    awaitedOf: name =>
      awaitedBy(state, own(name)).map(({ label, options }) => ({
        label,
        isChoice: options.length > 0,
      })),
    reload: name => root.loading.reload(state, own(name)),
    rowsOf,
    addRows: (name, answers) => {
      const field = own(name)
      const group = resolvedField(state, field).group as Table
      const added = answers.map(row => newRow(state, field, row ?? defaultsOf(group)))
      changeRows(field, [...rowStates(field), ...added])
      return added.map(root.node)
    },
    removeRow: (name, key) => {
      const field = own(name)
      const index = rowStates(field).findIndex(row => row.key === key)
      const row = rowStates(field)[index]
      if (!row) return () => undefined
      changeRows(
        field,
        rowStates(field).filter(other => other !== row),
      )
      root.tellFaults()
      return () => {
        if (rowStates(field).includes(row)) return
        recomputeAll(row)
        changeRows(field, rowStates(field).toSpliced(index, 0, row))
        root.tellFaults()
      }
    },
    subscribe: (name, listener) => {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
      return () => void known.delete(listener)
    },
    find: address => {
      const name = headOf(address)
      const field = table.byName.get(name)
      const rest = restOf(address)
      if (!field || rest === '') return field && { node, field }
      // The one group of a slot has no number in an address; its key may stand there all the same.
      const { isList = false } = resolvedField(state, field).kind.group ?? {}
      const keyed = rowAt(name, headOf(rest))
      if (keyed && (isList || keyed.key === headOf(rest))) return keyed.find(restOf(rest))
      return isList ? undefined : rowsOf(name)[0]?.find(rest)
    },
    clear: name => {
      if (errors.delete(name)) tell(name)
      for (const row of rowsOf(name)) for (const inner of row.table.fields) row.clear(inner.name)
    },
    fail: (name, error) => {
      errors.set(name, error)
      tell(name)
    },
    hasError: name =>
      errors.has(name) || rowsOf(name).some(row => row.table.fields.some(inner => row.hasError(inner.name))),
    faultsInside: () =>
      table.fields.flatMap(field => {
        if (!isVisible(field.name)) return []
        const error = errors.get(field.name)
        const address = prefixOf(state) + field.name
        const shown = error ? [{ ...error, path: `data.${address}`, field: address, at: field.name }] : []
        const inside = rowsOf(field.name).flatMap(row =>
          row.faultsInside().map(inner => ({ ...inner, at: `${field.name}.${row.key}.${inner.at}` })),
        )
        return [...shown, ...inside]
      }),
    rejudge: name => {
      forgive(name)
      if (own(name).bounds) tell(name)
    },
    tell,
  }
  return node
}
