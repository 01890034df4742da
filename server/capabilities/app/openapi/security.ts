// How a caller proves who calls: a session's cookie per app, a token against forged calls beside it, and the short-lived
// tokens of one step.

import { type Mode, modes, roles } from '@bawaba/contract/entities/person.ts'
import type { PolicyRow } from '@bawaba/contract/policy.ts'
import { isUnsafeCall } from '@bawaba/contract/unsafe-calls.ts'

const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description })
const header = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description })
const sessionOf = (mode: Mode): string => `${mode.toLowerCase()}_session`

/** Over https cookies are named with `__Host-` before. */
export const securitySchemes = {
  ...Object.fromEntries(
    modes.map(mode => [
      sessionOf(mode),
      cookie(sessionOf(mode), `The session of the app ${mode}; X-App-Mode names it`),
    ]),
  ),
  visitor: cookie('visitor', 'Set by misc/appData; the csrfToken of a visitor belongs to it'),
  csrf_token: header('X-CSRF-Token', "The session's usertoken, or a visitor's csrfToken from misc/appData"),
  owner_token: header(
    'Request-Owner-Token',
    'The permission of a person, for an employee or agent who acts for them',
  ),
  step_token: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of one step: a second factor, a new password. `Bearer` may be left out',
  },
}

const stepCalls = new Set<string>(['POST :slug/MFA', 'POST :slug/MFA/enrol', 'POST :slug/reset-password'])

const mayUse = (row: PolicyRow, mode: Mode): boolean =>
  ({
    CITIZEN: () => row.citizen !== undefined,
    AGENT: () => row.agent !== undefined,
    EMPLOYEE: () => row.employee !== undefined || roles.some(role => row[role] !== undefined),
  })[mode]()

type Requirement = Record<string, never[]>

/** What a caller of a call brings: one of these. */
export const securityOf = (key: string, row: PolicyRow): Requirement[] => {
  const csrf: Requirement = isUnsafeCall(key) ? { csrf_token: [] } : {}
  const step: Requirement = stepCalls.has(key) ? { step_token: [] } : {}
  return [
    ...(row.visitor ? [{ ...(isUnsafeCall(key) ? { visitor: [] } : {}), ...csrf, ...step }] : []),
    ...modes.filter(mode => mayUse(row, mode)).map(mode => ({ [sessionOf(mode)]: [], ...csrf, ...step })),
    ...(row.acting
      ? (['EMPLOYEE', 'AGENT'] as const).map(mode => ({ [sessionOf(mode)]: [], owner_token: [], ...csrf }))
      : []),
  ]
}
