// Every error code: its status, its text in both languages and what the client does about it.
// The code is a typed key; a server throws Problem(code), a screen finds the words in this table.

import { accountErrors } from './errors/account.ts'
import { actingErrors } from './errors/acting.ts'
import { definitionErrors } from './errors/definition.ts'
import { externalErrors } from './errors/external.ts'
import { fileErrors } from './errors/files.ts'
import { newsletterErrors } from './errors/newsletter.ts'
import { notificationErrors } from './errors/notifications.ts'
import { paymentErrors } from './errors/payment.ts'
import { peopleErrors } from './errors/people.ts'
import { platformErrors } from './errors/platform.ts'
import { reportErrors } from './errors/report.ts'
import { requestErrors } from './errors/request.ts'
import type { ErrorRow, Refusal } from './errors/row.ts'
import { signInErrors } from './errors/sign-in.ts'
import { userErrors } from './errors/users.ts'
import { workingTimeErrors } from './errors/working-time.ts'

export const errors = {
  ...platformErrors,
  ...requestErrors,
  ...reportErrors,
  ...definitionErrors,
  ...fileErrors,
  ...accountErrors,
  ...signInErrors,
  ...peopleErrors,
  ...notificationErrors,
  ...paymentErrors,
  ...actingErrors,
  ...userErrors,
  ...externalErrors,
  ...workingTimeErrors,
  ...newsletterErrors,
}
export type ErrorCode = keyof typeof errors

/** Whether the same call may succeed later, once what changed was read, or never as things are. */
export const refusalOf = (code: ErrorCode): Refusal => (errors[code] as ErrorRow).refusal ?? 'final'
