// The page of a form in its address.

import type { FormPage } from '@bawaba/forms/react/pages.ts'
import { readChosen } from './chosen.ts'

/** `step` counts from 1, as the person reads it. */
export type FormSearch = {
  step?: number | 'check'
  change?: true
  /** A draft with a name; without it the one draft of the service. */
  draft?: string
  /** Without the answers of a draft: one starts again. */
  again?: true
  /** The code of what the form reserves, chosen by the link that led here. */
  chosen?: string
}

const stepIn = (value: unknown): FormSearch['step'] => {
  if (value === 'check') return 'check'
  const step = Number(value)
  return Number.isInteger(step) && step >= 1 && step <= 99 ? step : undefined
}

/** What an address says of a form, without what it says wrongly. */
export const readFormSearch = ({
  step,
  change,
  draft,
  again,
  chosen,
}: Record<string, unknown>): FormSearch => ({
  step: stepIn(step),
  change: change === true ? true : undefined,
  again: again === true ? true : undefined,
  chosen: readChosen(chosen),
  draft: typeof draft === 'string' && /^[\da-f-]{36}$/.test(draft) ? draft : undefined,
})

export const pageOf = ({ step = 1 }: FormSearch): FormPage => (step === 'check' ? step : step - 1)

export const stepOf = (page: FormPage): FormSearch['step'] => (page === 'check' ? page : page + 1)
