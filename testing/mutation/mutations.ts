// Every fault that `npm run mutate` seeds.

import type { Mutation } from './mutation.ts'
import { appointments } from './mutations/appointments.ts'
import { dates } from './mutations/dates.ts'
import { filesAndDrafts } from './mutations/files-and-drafts.ts'
import { filters } from './mutations/filters.ts'
import { forms } from './mutations/forms.ts'
import { language } from './mutations/language.ts'
import { models } from './mutations/models.ts'
import { money } from './mutations/money.ts'
import { moneyByHand } from './mutations/money-by-hand.ts'
import { payments } from './mutations/payments.ts'
import { permissions } from './mutations/permissions.ts'
import { reservations } from './mutations/reservations.ts'
import { sales } from './mutations/sales.ts'
import { sessions } from './mutations/sessions.ts'
import { time } from './mutations/time.ts'
import { uploads } from './mutations/uploads.ts'
import { workflow } from './mutations/workflow.ts'
import { year } from './mutations/year.ts'

export const mutations: readonly Mutation[] = [
  ...money,
  ...permissions,
  ...workflow,
  ...forms,
  ...filters,
  ...sessions,
  ...filesAndDrafts,
  ...language,
  ...dates,
  ...time,
  ...year,
  ...payments,
  ...moneyByHand,
  ...reservations,
  ...sales,
  ...uploads,
  ...appointments,
  ...models,
]
