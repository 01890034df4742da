// The pages of a form as it stands: steps that ask something now, and the check page after them.

import type { FormStore } from '../index.ts'

/** A step of the form by its number, or the page where all answers are checked before sending. */
export type FormPage = number | 'check'

/** Numbers of the steps that ask something; a step of explanation alone counts too. */
export const visibleSteps = ({ activity, isVisible }: FormStore): number[] =>
  activity.steps.flatMap(({ fields }, number) =>
    fields.length === 0 || fields.some(({ name }) => isVisible(name)) ? [number] : [],
  )

export const pageAfter = (steps: readonly number[], step: number): FormPage =>
  steps.find(number => number > step) ?? 'check'

export const stepBefore = (steps: readonly number[], page: FormPage): number | undefined =>
  steps.findLast(number => page === 'check' || number < page)
