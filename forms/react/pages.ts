// The pages of a form as it stands: steps that ask something now, and the check page after them.

import type { FormStore } from '../index.ts'

/** A step of the form by its number, or the page where all answers are checked before sending. */
export type FormPage = number | 'check'

/** Numbers of the steps that ask something; a step of explanation alone counts too. */
export const askedSteps = ({ activity, isVisible }: FormStore): number[] =>
  activity.steps.flatMap(({ fields }, number) =>
    fields.length === 0 || fields.some(({ name }) => isVisible(name)) ? [number] : [],
  )

export const pageAfter = (asked: readonly number[], step: number): FormPage =>
  asked.find(number => number > step) ?? 'check'

export const stepBefore = (asked: readonly number[], page: FormPage): number | undefined =>
  asked.findLast(number => page === 'check' || number < page)
