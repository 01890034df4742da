// What a form is opened with, and what it may do about it.

import type { Prefilled } from '@bawaba/contract/entities/prefill.ts'
import type { OpenService } from '../../modules/requests/queries.ts'
import type { Opening } from './opening.ts'
import type { Keeper, StoredForm } from './stored-form.ts'

/** Where a visitor's answers wait for their sign-in. */
export const visitor = 'visitor'

export type FormSetting = {
  open: OpenService
  keeper: Keeper
  opening: Opening
  /** What the profile and earlier requests know of a new form. */
  known?: Prefilled | undefined
  /** Empties the form; with what is to be known of the draft that it was. */
  begin: (stored?: StoredForm) => void
  /** Draws the form anew with other answers. */
  reopen: (opening: Opening) => void
}
