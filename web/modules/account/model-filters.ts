// What finds a user model. Apart from the compiled models, so that a route that loads one brings no form engine along.

import { filterOf } from '@bawaba/contract/call-address.ts'

/** What finds the model that people sign up with. */
export const registrationModel = { filter: filterOf({ where: { registration: true } }) }
/** What finds the model of a slug. */
export const modelOf = (userSlug: string) => ({ filter: filterOf({ where: { userSlug } }) })
