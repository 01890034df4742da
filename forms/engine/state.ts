// The state of one form: what was typed, what it means, which questions apply. The browser's store and the server's
// verdict are both made of it, so that they cannot disagree.
//
// Everything is an array indexed by the field's index in its table, and is recomputed in the order in which fields depend
// on each other (`Table.order`). An example, with `owner` a radio, `contract` a number for tenants alone:
//
//   typed                  raw                 parsed                          applies         what is stored
//   owner = tenant         ['tenant', …]       [{value: 'tenant'}, …]          [true, true]    {owner: 'tenant'}
//   contract = ١٢          ['tenant', '١٢']    [.., {value: 12}]               [true, true]    {owner: 'tenant', contract: 12}
//   contract = twelve      ['tenant','twelve'] [.., {error: {key: 'number'}}]  [true, true]    {owner: 'tenant'}, and an error
//   owner = owner          ['owner', 'twelve'] [.., {error: …}]                [true, false]   {owner: 'owner'}
//
// The last change recomputes `contract`, because its condition reads `owner`: it no longer applies, so it has no value and
// no error, but `raw` keeps what was typed for whoever changes their mind.
//
// A group holds a state for each of its rows, which reads the answers around it as if they were its own.

import type { Answers, BoundEntry } from '../definition.ts'
import type { Field, FieldOption, Parsed } from '../fields/field.ts'
import type { CompiledCondition, CompiledExpression, Scope } from './conditions.ts'
import { scopeOver, type Tables, type World } from './reader.ts'
import { storedScope } from './stored.ts'
import type { CompiledActivity, Table } from './table.ts'

/** `isStored`: answers are read as they were stored, on whatever day that was. */
export type FormWorld = World & { isStored?: boolean }

export type FormState = {
  activity: CompiledActivity
  table: Table
  /** One for the form and all its rows. */
  world: FormWorld
  /** Where the expressions of its fields look. */
  scope: Scope
  /** The group this is a row of. */
  parent: { state: FormState; field: Field } | undefined
  /** Identifies a row for as long as it is there, at whatever index. */
  key: string
  /** By the index of the field: as typed or sent, hidden or not. */
  raw: unknown[]
  parsed: Parsed<unknown>[]
  /** Its condition holds, whether it is for eyes or not. */
  applies: boolean[]
  visible: boolean[]
  editable: boolean[]
  /** What the form has worked out. */
  calculated: unknown[]
  /** The rows of groups. */
  rows: (FormState[] | undefined)[]
  /** Fields as the field handler has completed them, and the answers it was called with. */
  completed: (Completed | undefined)[]
  /** Values that the field handler has filled in, to tell them from what a person typed. */
  filled: unknown[]
}
export type Completed = { field: Field; question: string; value?: unknown }
/**
 * What a change means for a field: its view comes or goes as it is, it is rendered again, or just its rules are judged
 * again. `block`: it is the block of this index that may have changed.
 */
export type Change = 'shown' | 'rerender' | 'rejudge' | 'block'
/** Is notified of every field whose visibility, editability, options or rows may have changed. */
export type Notify = (state: FormState, index: number, change: Change) => void

const nothing: Parsed<unknown> = { value: undefined }
let lastKey = 0

/** The resolved field: its own, or the one the handler has put instead of it. */
export const resolvedField = (state: FormState, field: Field): Field =>
  state.completed[field.index]?.field ?? field

/** A field that waits for its handler holds what was typed, but means nothing yet. */
export const isComplete = (state: FormState, field: Field): boolean =>
  !field.needs || state.completed[field.index] !== undefined

/** The value that the server gives a field which the person may not change. */
const setValue = (state: FormState, field: Field): unknown => {
  if (field.calculate) return state.calculated[field.index]
  const completed = state.completed[field.index]?.value
  const parsed = field.kind.parse(completed === undefined ? field.entry.defaultValue : completed, field)
  return 'value' in parsed ? parsed.value : undefined
}

/** What conditions and rules read of a field: nothing while it is hidden or no value of its kind. */
export const currentValue = (state: FormState, { index }: Field, isSent = false): unknown => {
  const field = resolvedField(state, state.table.fields[index] as Field)
  if (!state.applies[index]) return undefined
  if (field.kind.stands) return standing(state)?.read(field.name)
  const { isStored } = state.world
  // What was stored is read as it was, whatever may be changed today.
  if (!state.editable[index] && !field.group && !(isStored && !field.calculate))
    return isSent ? undefined : setValue(state, field)
  const parsed = state.parsed[index]
  if ((field.entry.hidden && !isStored) || !parsed || 'error' in parsed) return undefined
  const rows = state.rows[index]
  if (rows) return field.kind.group?.whole(rows.map(row => storedAnswers(row, isSent)))
  return parsed.value ?? field.kind.blank?.(field.entry)
}

/** What is stored, or with `isSent` what a browser sends: the values of the questions that applied. */
export const storedAnswers = (state: FormState, isSent = false): Answers => {
  const answers: Answers = {}
  for (const field of state.table.fields) {
    // What stands in the request is no answer of this form.
    const value = field.kind.stands ? undefined : currentValue(state, field, isSent)
    if (value !== undefined) answers[field.name] = value
  }
  return answers
}

/** The answers of the request that a form acts on, which no answer of the form changes. */
const standing = ({ activity, world: { request, ...world } }: FormState): Scope | undefined =>
  request && storedScope(request, world, activity.elsewhere)

const rowsOf = (state: FormState, field: Field): readonly Scope[] | undefined => {
  const applies = state.applies[field.index]
  if (field.kind.stands) return applies ? standing(state)?.rows(field.name) : []
  if (!resolvedField(state, field).kind.group) return undefined
  return (applies && state.rows[field.index]?.map(({ scope }) => scope)) || []
}

/** Where the answers of a form lie, and those of its rows. */
const openTables: Tables<FormState, Field> = {
  own: ({ table }, name) => table.byName.get(name),
  value: currentValue,
  rows: rowsOf,
  around: state => (state.parent ? state.parent.state.scope : standing(state)),
}

/** Options offered with the answers of now. */
export const offered = (state: FormState, field: Field): FieldOption[] =>
  resolvedField(state, field).options.filter(({ shown }) => !shown || holdsIn(state, field, shown))

/** What hangs on the day and was answered is read as it was then. */
const holdsIn = (state: FormState, { index }: Field, condition: CompiledCondition): boolean =>
  state.world.isStored && condition.usesToday
    ? isStoredAnswer(state.raw[index])
    : condition.holds(state.scope)

const isStoredAnswer = (raw: unknown): boolean => raw !== undefined && raw !== null

/** The field with bounds that other answers give it. */
export const boundedField = (state: FormState, field: Field): Field => {
  const { bounds, entry, kind } = field
  if (!bounds) return field
  const worked = (bound: CompiledExpression | undefined, own: BoundEntry | undefined) => {
    const value = bound?.value(state.scope)
    if (!bound) return own
    if (kind.boundOf) return kind.boundOf(value)
    return typeof value === 'number' || typeof value === 'string' ? value : undefined
  }
  return {
    ...field,
    entry: { ...entry, min: worked(bounds.min, entry.min), max: worked(bounds.max, entry.max) },
  }
}

/** Works an answer out; what its kind cannot read is none. Stored answers are not worked out again. */
const calculated = (state: FormState, field: Field, calculate: CompiledExpression): unknown => {
  const { kind, index } = field
  const value = state.world.isStored ? state.raw[index] : calculate.value(state.scope)
  if (value === undefined) return undefined
  const parsed = kind.parse(kind.calculated?.(value) ?? value, field)
  return 'value' in parsed ? parsed.value : undefined
}

/** Works one field out anew; answers what that changes of it: others may look at either. */
const recompute = (state: FormState, field: Field): Change | undefined => {
  const { index, shown, editable, calculate } = field
  const applied = state.applies[index]
  const opened = state.editable[index]
  const applies = !shown || holdsIn(state, field, shown)
  state.applies[index] = applies
  state.visible[index] = applies && !field.entry.hidden
  state.editable[index] = !field.fixed && (!editable || editable.holds(state.scope))
  const isWorkedOut = calculate !== undefined && recalculate(state, field, calculate)
  if (opened !== state.editable[index] || isWorkedOut) return 'rerender'
  return applied === applies ? undefined : 'shown'
}

/** True where another value came of it. */
const recalculate = (state: FormState, field: Field, calculate: CompiledExpression): boolean => {
  const before = state.calculated[field.index]
  const value = state.applies[field.index] ? calculated(state, field, calculate) : undefined
  state.calculated[field.index] = value
  return JSON.stringify(before) !== JSON.stringify(value)
}

/** Its options or its questions hang on other answers, whether or not it shows. */
const isDrawnByOthers = ({ options, needs }: Field): boolean =>
  needs !== undefined || options.some(({ shown }) => shown)

const takeIn = (state: FormState, field: Field, input: unknown): void => {
  const { index } = field
  const present = resolvedField(state, field)
  state.raw[index] = input
  state.parsed[index] = isComplete(state, field) ? present.kind.parse(input, present) : nothing
  const { group, kind } = present
  const parsed = state.parsed[index] as Parsed<unknown>
  if (!group || !kind.group || 'error' in parsed || !isComplete(state, field)) state.rows[index] = undefined
  else state.rows[index] = kind.group.rows(parsed.value).map(row => newRow(state, present, row))
}

const fill = (state: FormState, answers: Answers): FormState => {
  for (const field of state.table.fields) {
    const isOwn = Object.hasOwn(answers, field.name)
    const isSet = field.fixed && !state.world.isStored
    takeIn(state, field, isSet ? field.entry.defaultValue : isOwn ? answers[field.name] : undefined)
  }
  // Rows too: they were read before the answers around them were known.
  recomputeAll(state)
  return state
}
/** Works a whole state out anew, with the answers around it as they are now. */
export const recomputeAll = (state: FormState): void => {
  for (const index of state.table.order) {
    recompute(state, state.table.fields[index] as Field)
    for (const row of state.rows[index] ?? []) recomputeAll(row)
  }
}

const emptyState = (
  activity: CompiledActivity,
  table: Table,
  parent: FormState['parent'],
  world: FormWorld,
): FormState => {
  if (parent) lastKey += 1
  const state: Omit<FormState, 'scope'> = {
    activity,
    table,
    world,
    parent,
    key: parent ? `r${lastKey}` : '',
    raw: [],
    parsed: [],
    applies: [],
    visible: [],
    editable: [],
    calculated: [],
    rows: [],
    completed: [],
    filled: [],
  }
  const whole = state as FormState
  whole.scope = scopeOver(openTables, whole, world)
  return whole
}

/** A row of a group with these answers; it is no part of the group yet. */
export const newRow = (state: FormState, field: Field, answers: Answers): FormState => {
  const table = resolvedField(state, field).group as Table
  return fill(emptyState(state.activity, table, { state, field }, state.world), answers)
}

/** A form with these answers and no others: what was left out or cleared stays open. */
export const newState = (activity: CompiledActivity, answers: Answers, world: FormWorld): FormState =>
  fill(emptyState(activity, activity, undefined, world), answers)

/** Another day has begun: everything is worked out anew. */
export const changeWorld = (state: FormState, world: FormWorld): void => {
  state.world = world
  state.scope = scopeOver(openTables, state, world)
  for (const rows of state.rows) for (const row of rows ?? []) changeWorld(row, world)
  if (!state.parent) recomputeAll(state)
}

/** Works one field out with the rows in it, and notifies of it; true when what others may look at has changed. */
const recomputeAt = (state: FormState, index: number, notify: Notify): boolean => {
  const field = state.table.fields[index] as Field
  const change = recompute(state, field)
  if (isDrawnByOthers(field)) notify(state, index, 'rerender')
  else if (change) notify(state, index, change)
  let isNew = change !== undefined
  for (const row of state.rows[index] ?? []) if (recomputeFrom(row, row.table.outward, notify)) isNew = true
  return isNew
}

/** Whatever looks at a field and decides about no other: rules, bounds, blocks. */
const followed = (state: FormState, { watchers, blocks }: Field, notify: Notify): void => {
  for (const index of blocks) notify(state, index, 'block')
  rejudge(state, watchers, notify)
}

const rejudge = (state: FormState, indexes: readonly number[], notify: Notify): void => {
  for (const index of indexes) {
    notify(state, index, 'rejudge')
    for (const row of state.rows[index] ?? []) rejudge(row, row.table.watchOutward, notify)
  }
}

/** Works out these places and whatever follows from them, in the order of dependence. */
const recomputeFrom = (state: FormState, indexes: readonly number[], notify: Notify): boolean => {
  const { fields, order, ranks } = state.table
  const waiting = new Set(indexes)
  let hasChanged = false
  // What follows from a field comes after it: the walk begins at the first and ends when none is left.
  let rank = indexes.reduce((least, index) => Math.min(least, ranks[index] as number), order.length)
  for (; waiting.size > 0; rank++) {
    const index = order[rank] as number
    if (!waiting.delete(index) || !recomputeAt(state, index, notify)) continue
    hasChanged = true
    followed(state, fields[index] as Field, notify)
    for (const further of (fields[index] as Field).dependents) waiting.add(further)
  }
  return hasChanged
}

/** A field's answer has changed: works out what follows, in its own table and around it. */
export const follow = (state: FormState, field: Field, notify: Notify): void => {
  followed(state, field, notify)
  recomputeFrom(state, field.dependents, notify)
  if (state.parent) follow(state.parent.state, state.parent.field, notify)
}

/** Takes one answer in and works out what depends on it, directly or through fields that appeared or vanished. */
export const put = (state: FormState, field: Field, input: unknown, notify: Notify): void => {
  takeIn(state, field, input)
  if (state.rows[field.index]) for (const row of state.rows[field.index] as FormState[]) recomputeAll(row)
  follow(state, field, notify)
}

/** Replaces the rows of a group. */
export const putRows = (state: FormState, field: Field, rows: FormState[], notify: Notify): void => {
  state.rows[field.index] = rows
  state.raw[field.index] ??= []
  notify(state, field.index, 'rerender')
  follow(state, field, notify)
}

/** What a control shows: what was typed, or where the person may not type the value that counts. */
export const shownOf = (state: FormState, field: Field): unknown =>
  state.editable[field.index] || field.kind.group
    ? rawOf(state, field)
    : setValue(state, resolvedField(state, field))

/** Everything typed, by name, hidden or not. */
export const rawAnswers = (state: FormState): Answers => {
  const answers: Answers = {}
  for (const field of state.table.fields) {
    const raw = rawOf(state, field)
    if (raw !== undefined) answers[field.name] = raw
  }
  return answers
}

export const rawOf = (state: FormState, field: Field): unknown => {
  const rows = state.rows[field.index]
  const { group } = resolvedField(state, field).kind
  if (!rows || !group) return state.raw[field.index]
  // A list whose rows were all removed is empty, not untouched.
  const isUntouched = !group.isList || state.raw[field.index] === undefined
  return group.whole(rows.map(rawAnswers)) ?? (isUntouched ? undefined : [])
}
