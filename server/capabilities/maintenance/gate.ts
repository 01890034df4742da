// Who gets through while the portal is closed: staff, whoever comes to sign in as staff, and what every page asks before
// anyone has signed in: whether it is closed, and what is announced. In a demo also the outbox, where staff read the code of
// their second step: without it nobody could open the demo again. Health and files are no calls.

import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { calls } from '@bawaba/contract/calls/index.ts'
import { modeOf, type UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Actor } from '../../platform/http/call.ts'
import type { Maintenance } from './maintenance.ts'

const alwaysOpen = new Set([
  'GET misc/appData',
  'GET announcements/current',
  'GET dev/outbox',
  // Money that arrives meanwhile is counted meanwhile.
  'POST gateways/:gatewayId/notices',
  'GET gateways/:gatewayId/returns/:id',
  'POST gateways/:gatewayId/returns/:id',
])

/** Whether a call is answered to everybody while the portal is closed. */
export const isOpenInMaintenance = (key: string): boolean => alwaysOpen.has(key)

const signInCalls = new Set(
  Object.entries<CallDefinition>(calls).flatMap(([key, { tag }]) => (tag === 'sign-in' ? [key] : [])),
)

type Comer = { actor: Actor; params: object }

/** `isAdmitted`: whether the policy lets this caller in; staff whose session is over are asked to sign in again. */
export const isStaffCall = (key: string, { actor, params }: Comer, isAdmitted: boolean): boolean => {
  if (alwaysOpen.has(key) || actor.mode === 'EMPLOYEE') return true
  const { slug } = params as { slug?: UserSlug }
  if (signInCalls.has(key) && slug && modeOf[slug] === 'EMPLOYEE') return true
  return actor.mode === 'VISITOR' && actor.claimed === 'EMPLOYEE' && !isAdmitted
}

export const createGate =
  (maintenance: Pick<Maintenance, 'assertOpen'>) =>
  (key: string, comer: Comer, isAdmitted: boolean): void => {
    if (!isStaffCall(key, comer, isAdmitted)) maintenance.assertOpen()
  }
