// The pages of a form as it stands: steps that ask something now, and the check page after them.

import type { CompiledStep, FormStore } from '../index.ts'

/** A step of the form by its number, or the page where all answers are checked before sending. */
export type FormPage = number | 'check'

/** Whether a step has anything to show: a question, a block that is more than a heading, or words of its own alone. */
const isDrawn = (store: FormStore, { fields, blocks }: CompiledStep, number: number): boolean => {
  if (fields.some(({ name }) => store.isVisible(name))) return true
  if (blocks.some(block => block.kind !== 'heading' && store.isBlockShown(block))) return true
  return fields.length === 0 && blocks.length === 0 && store.isStepOpen(number)
}

/** Numbers of the steps that have something to show. */
export const visibleSteps = (store: FormStore): number[] =>
  store.activity.steps.flatMap((step, number) => (isDrawn(store, step, number) ? [number] : []))

export const pageAfter = (steps: readonly number[], step: number): FormPage =>
  steps.find(number => number > step) ?? 'check'

export const stepBefore = (steps: readonly number[], page: FormPage): number | undefined =>
  steps.findLast(number => page === 'check' || number < page)
