// The verdict on sent answers: the stored values, or every fault in the order of the fields.

import type { Answers } from '../definition.ts'
import type { Field, RuleContext, ValidationError } from '../fields/field.ts'
import { errorsAmong } from './errors.ts'
import { currentValue, type FormState, newState, resolvedField, storedAnswers } from './state.ts'
import type { CompiledActivity, Completion, Table } from './table.ts'
import { complete, forgetOutdated, prefixOf, wantedIn } from './wants.ts'

/**
 * Something that is reserved: a kind of things, and the code of one of them. `country`: where its applicant says that they
 * live, for what is offered to residents of one country.
 */
export type Reserved = { kind: string; code: string; country?: string }

/** An answer that a service outside is asked about: its kind, its question's name, its value. */
export type VerifiedAnswer = { kind: string; field: string; value: unknown }

/**
 * `given` is what the field handler gave, by address: without it some answers could not be read later. `documents` are
 * the ids of the files that the answers hold, `reserves` the things that they reserve, `verifies`
 * the answers that are to be verified outside.
 */
export type Verdict =
  | {
      ok: true
      data: Answers
      given?: Record<string, Completion>
      documents?: string[]
      /** Of these, the files that staff attach for the applicant. */
      sharedDocuments?: string[]
      reserves?: Reserved[]
      verifies?: VerifiedAnswer[]
    }
  | { ok: false; faults: ValidationError[] }

/** What the service's field handler answers while answers are judged. A failure of the script is thrown through. */
export type FieldHandler = {
  complete(address: string, field: Field, answers: Answers): Promise<Completion>
  /** The faults of a value; none where it holds. */
  validate(address: string, field: Field, value: unknown): Promise<ValidationError[]>
}

/** Whether something that was sent can be answers at all. */
export const isPlainObject = (data: unknown): data is Answers =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const longestName = 64
const mostStrangers = 20

/** Names that the form does not know. The name is the sender's, so it is cut before it is part of an answer. */
const strangersIn = (table: Table, data: unknown, prefix: string): ValidationError[] =>
  (isPlainObject(data) ? Object.keys(data) : [])
    .filter(name => !table.byName.has(name))
    .slice(0, mostStrangers)
    .map(name => `${prefix}${name.slice(0, longestName)}`)
    .map(field => ({ path: `data.${field}`, field, key: 'unknownField' }))

const strangers = (state: FormState, data: Answers): ValidationError[] => {
  const own = strangersIn(state.table, data, prefixOf(state))
  const inside = state.table.fields.flatMap(field => {
    const rows = state.rows[field.index]
    const sent = rows && resolvedField(state, field).kind.group?.rows(data[field.name])
    return rows?.flatMap((row, index) => strangers(row, sent?.[index] ?? {})) ?? []
  })
  return [...own, ...inside].slice(0, mostStrangers)
}

/** The ids of the files that the answers hold, those of rows too. */
const documentsIn = (state: FormState, isAmong: (field: Field) => boolean = () => true): string[] =>
  state.table.fields.flatMap(field => {
    const rows = state.rows[field.index]
    if (rows) return state.applies[field.index] ? rows.flatMap(row => documentsIn(row, isAmong)) : []
    const { kind } = resolvedField(state, field)
    const value = kind.holdsDocuments && isAmong(field) ? currentValue(state, field) : undefined
    return Array.isArray(value) ? value : []
  })

/** What the answers reserve. The check before publishing refuses such a question inside a group. */
const reservesIn = (state: FormState): Reserved[] =>
  state.table.fields.flatMap(field => {
    const { reserves, residence } = resolvedField(state, field).kind
    const code = reserves === undefined ? undefined : currentValue(state, field)
    if (reserves === undefined || typeof code !== 'string') return []
    const question = residence === undefined ? undefined : state.table.byName.get(residence)
    const country = question && currentValue(state, question)
    return [{ kind: reserves, code, ...(typeof country === 'string' && { country }) }]
  })

/** What is to be verified outside; like what is reserved it stands in no group. */
const verifiesIn = (state: FormState): VerifiedAnswer[] =>
  state.table.fields.flatMap(field => {
    const { kind } = resolvedField(state, field)
    const value = kind.isVerified ? currentValue(state, field) : undefined
    return value === undefined ? [] : [{ kind: kind.kind, field: field.name, value }]
  })

const noObject: Verdict = {
  ok: false,
  faults: [{ path: 'data', field: '', key: 'expectedType', params: { type: 'Object' } }],
}
const verdictOf = (state: FormState, data: Answers, context: RuleContext): Verdict => {
  const errors = [...errorsAmong(state, state.table.fields, context), ...strangers(state, data)]
  if (errors.length > 0) return { ok: false, faults: errors }
  const documents = documentsIn(state)
  const shared = documentsIn(state, ({ entry }) => entry.forApplicant === true)
  const reserves = reservesIn(state)
  const verifies = verifiesIn(state)
  return {
    ok: true,
    data: storedAnswers(state),
    ...(documents.length > 0 ? { documents } : {}),
    ...(shared.length > 0 ? { sharedDocuments: shared } : {}),
    ...(reserves.length > 0 ? { reserves } : {}),
    ...(verifies.length > 0 ? { verifies } : {}),
  }
}

/**
 * Judges whatever was sent. Never throws; hidden answers and those only the server sets are dropped. Fields that
 * need the handler are refused as not loaded: `judge` asks it.
 */
export const accept = (activity: CompiledActivity, data: unknown, context: RuleContext): Verdict =>
  isPlainObject(data) ? verdictOf(newState(activity, data, context), data, context) : noObject

/** Of an option list the chosen options are stored. */
const stored = (completion: Completion, value: unknown): Completion => {
  if (!completion.options) return completion
  const chosen = Array.isArray(value) ? value : [value]
  return { ...completion, options: completion.options.filter(option => chosen.includes(option.value)) }
}

const ignore = () => undefined
/** Requests every completion the form needs, and those that these bring up. */
const completeAll = async (
  state: FormState,
  handler: FieldHandler,
): Promise<Map<string, [Completion, Field, FormState]>> => {
  const completions = new Map<string, [Completion, Field, FormState]>()
  for (let wants = wantedIn(state); wants.length > 0; wants = wantedIn(state)) {
    await Promise.all(
      wants.map(async want => {
        const answer = await handler.complete(want.address, want.field, want.answers)
        complete(want, answer, ignore)
        completions.set(want.address, [answer, want.field, want.state])
      }),
    )
    // What one answer brings up may leave another without ground.
    forgetOutdated(state, ignore)
  }
  return completions
}

/** The fields, rows and all, below some top-level ones whose values the handler judges. */
const validatedFields = (
  state: FormState,
  isIncluded: (field: Field) => boolean,
): { state: FormState; field: Field }[] =>
  state.table.fields
    .filter(isIncluded)
    .flatMap(field => [
      ...(field.entry.handler === 'validate' ? [{ state, field }] : []),
      ...(state.rows[field.index] ?? []).flatMap(row => validatedFields(row, () => true)),
    ])

/** The handler's verdicts on the values that it judges. */
export const handlerErrors = async (
  state: FormState,
  handler: Pick<FieldHandler, 'validate'>,
  isIncluded: (field: Field) => boolean = () => true,
): Promise<ValidationError[]> => {
  const included = validatedFields(state, isIncluded)
  const errors = await Promise.all(
    included.map(({ state: around, field }) => {
      const value = around.visible[field.index] ? currentValue(around, field) : undefined
      return value === undefined ? [] : handler.validate(prefixOf(around) + field.name, field, value)
    }),
  )
  return errors.flat()
}

/** `accept`, with the service's field handler. Throws what the handler throws. */
export const judge = async (
  activity: CompiledActivity,
  data: unknown,
  context: RuleContext,
  handler: FieldHandler,
): Promise<Verdict> => {
  if (!isPlainObject(data)) return noObject
  const state = newState(activity, data, context)
  const completions = await completeAll(state, handler)
  const verdict = verdictOf(state, data, context)
  if (!verdict.ok) return verdict
  const errors = await handlerErrors(state, handler)
  if (errors.length > 0) return { ok: false, faults: errors }
  // Only what was answered must be readable later.
  const shown = [...completions].flatMap(([address, [answer, field, around]]) => {
    const value = currentValue(around, field)
    return value === undefined ? [] : [[address, stored(answer, value)]]
  })
  return shown.length === 0 ? verdict : { ...verdict, given: Object.fromEntries(shown) }
}
