// Every error code: its status, its text in both languages and what the client does about it.
// The code is a typed key; a server throws Problem(code), a screen asks this table for the words.

import { accountErrors } from './errors/account.ts'
import { definitionErrors } from './errors/definition.ts'
import { fileErrors } from './errors/files.ts'
import { paymentErrors } from './errors/payment.ts'
import { platformErrors } from './errors/platform.ts'
import { requestErrors } from './errors/request.ts'

export const errors = {
  ...platformErrors,
  ...requestErrors,
  ...definitionErrors,
  ...fileErrors,
  ...accountErrors,
  ...paymentErrors,
}
export type ErrorCode = keyof typeof errors
