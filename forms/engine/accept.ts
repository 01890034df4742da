// The verdict on sent answers: the stored values, or every fault in the order of the fields.

import type { Answers } from '../definition.ts'
import type { Fault, RuleContext } from '../fields/field.ts'
import type { CompiledActivity } from './compile.ts'
import { faultsAmong, newState, storedAnswers } from './state.ts'

export type Verdict = { ok: true; data: Answers } | { ok: false; faults: Fault[] }

const isPlainObject = (data: unknown): data is Answers =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const longestName = 64

/** Names that the form does not know. The name is the sender's, so it is cut before it stands in an answer. */
const strangers = (activity: CompiledActivity, data: Answers): Fault[] =>
  Object.keys(data)
    .filter(name => !activity.byName.has(name))
    .slice(0, 20)
    .map(name => name.slice(0, longestName))
    .map(field => ({ path: `data.${field}`, field, key: 'unknownField' }))

/** Judges whatever was sent. Never throws; hidden answers and those only the server sets are dropped. */
export const accept = (activity: CompiledActivity, data: unknown, context: RuleContext): Verdict => {
  if (!isPlainObject(data))
    return {
      ok: false,
      faults: [{ path: 'data', field: '', key: 'expectedType', params: { type: 'Object' } }],
    }
  const state = newState(activity, data)
  const faults = [...faultsAmong(state, activity.fields, context), ...strangers(activity, data)]
  return faults.length === 0 ? { ok: true, data: storedAnswers(state) } : { ok: false, faults }
}
