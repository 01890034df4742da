// Questions that the answers to others hide.

import type { Answers } from '../definition.ts'
import { newState } from './state.ts'
import type { CompiledActivity } from './table.ts'

const applying = (activity: CompiledActivity, answers: Answers): boolean[] =>
  newState(activity, answers, { isStored: true, request: answers }).applies

/**
 * The names of answers whose question applied to the answers as they were and no longer does. What hangs on a field
 * that waits for its handler applies to neither, and stays.
 */
export const hiddenBy = (activity: CompiledActivity, before: Answers, after: Answers): string[] => {
  const [was, is] = [applying(activity, before), applying(activity, after)]
  return activity.fields
    .filter(({ name, index }) => was[index] && !is[index] && after[name] !== undefined)
    .map(({ name }) => name)
}
