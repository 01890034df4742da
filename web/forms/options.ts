// What a page says of its form. docs/how-to/make-a-page-form.md has an example.

import type { SummaryError } from '@bawaba/ui/controls/error-summary.tsx'
import type { CallError } from '../client/call-error.ts'
import type { Draft } from '../client/drafts.ts'
import type { ErrorText } from './errors.ts'
import type { Errors, Fields, Name, Values } from './fields.ts'

export type Sending = {
  /** Which button was pressed, where a form has several. */
  act: string | undefined
  /** What it is to be saved over: as it was seen when the typing began. */
  revision: number | undefined
  /** Aborted by `stop`. */
  signal: AbortSignal
}

/** Why it was not taken: errors at fields, or words about the whole form. */
export type Reason<F extends Fields> = Errors<F> | string

export type PageFormOptions<F extends Fields, Answer> = {
  fields: F
  /** Begins the ids of its controls, so that two forms fit on one page; without it a control has the name of its field. */
  id?: string
  /** The call, or what else follows from good values. */
  send: (values: Values<F>, sending: Sending) => Promise<Answer> | Answer
  /** After it was taken; the button is busy until this is over. */
  onSent?: (answer: Answer, values: Values<F>) => unknown
  /** What is said where the server did not answer; without it, what the client says then. */
  failed?: string
  /** What stands against the values that concerns several fields, or asks for more than a field knows. */
  check?: (values: Values<F>) => Errors<F>
  /** The fields that are not asked with these values. */
  hidden?: (values: Values<F>) => readonly Name<F>[]
  /** The fields at whose change the form is drawn again, with `values` as they stand then. */
  follows?: readonly Name<F>[]
  /** The sentence of an error that the server names by its key. */
  errorText?: ErrorText
  /** What a refusal of the server means here; undefined for what it means anywhere. */
  refused?: (error: CallError) => Reason<F> | undefined
  /** Somebody else was quicker: brings up to date what is known. What it gives is said; nothing where the page says it. */
  onConflict?: (error: CallError) => string | undefined
  /** The revision of what is changed. */
  revision?: number
  /** Stores what was typed until it was taken: `useDraft('form', ...)`. */
  draft?: Draft<unknown>
  /** Which acts are confirmed first, by `ConfirmForm`. */
  confirms?: boolean | ((act: string | undefined) => boolean)
  /** The next one begins when this one was taken: all fields are empty again, and the focus stands at this one. */
  next?: Name<F>
  /** Where a refused attempt leads: to the summary above the form, or, in a form of a line or two, to the field. */
  leadsTo?: 'summary' | 'field' | undefined
  /** Questions that the form engine draws inside: their errors, and the check that shows them. */
  inner?: { errors: readonly SummaryError[]; check: () => boolean }
}
