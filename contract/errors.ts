// Every error code: its status, its text in both languages and what the client does about it.
// The code is a typed key; a server throws Problem(code), a screen asks this table for the words.

import type { Text } from '@bawaba/language/index.ts'
import { accountErrors } from './errors/account.ts'
import { paymentErrors } from './errors/payment.ts'
import { platformErrors } from './errors/platform.ts'
import { requestErrors } from './errors/request.ts'

/**
 * What the client does: show the words where the person is, leave the session, show a whole page,
 * go back one page and say why, or fetch a fresh anti-CSRF token and try once more.
 */
export type Reaction =
  | 'show'
  | 'signOut'
  | 'notFoundPage'
  | 'problemPage'
  | 'maintenancePage'
  | 'goBack'
  | 'retryOnce'
export type ErrorRow = Text & { status: number; client: Reaction }
export type ErrorRows = Record<string, ErrorRow>

export const errors = { ...platformErrors, ...requestErrors, ...accountErrors, ...paymentErrors }
export type ErrorCode = keyof typeof errors

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)
/** The row of a code, also of one that only a newer server knows. */
export const errorRow = (code: string): ErrorRow => (isErrorCode(code) ? errors[code] : errors.GENERAL_ERROR)
