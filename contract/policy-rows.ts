// Policies that several calls have, and those that screens ask about too. In keys of calls `:slug` is a kind of person
// (citizen, employee, agent ..) and `:service` the slug of a service, so that `POST :service` files a request.

import type { ActingRole } from './acting-roles.ts'

export { mayAct } from './policy.ts'

export const everyone = { visitor: 'public', citizen: 'public', agent: 'public', employee: 'public' } as const
export const signedIn = { citizen: 'own', agent: 'own', employee: 'own' } as const
export const caseWork = { CASE_OFFICER: 'given', SUPERVISOR: 'given' } as const
/** What is a person's own is also theirs through whoever acts for them. */
export const personal = { citizen: 'own', acting: 'own' } as const
export const ownOrCaseWork = { ...personal, ...caseWork } as const
/** What a visitor uploaded belongs to their browser. */
export const uploading = { visitor: 'own', ...ownOrCaseWork } as const
export const designing = { SERVICE_DESIGNER: 'all' } as const
export const finance = { FINANCIAL_MANAGER: 'all' } as const
/** Which measures each of them is answered is in report-rules.ts. */
export const reporting = { REPORT_MANAGER: 'all', FINANCIAL_MANAGER: 'all' } as const
export const administering = { BFM_ADMIN: 'all' } as const
export const fresh = { fresh: true } as const
export const wording = { BFM_ADMIN: 'all', SERVICE_DESIGNER: 'all' } as const
/** Employees, and no agents, open accounts for people who have none. */
export const opening = { BFM_ADMIN: 'own', CASE_OFFICER: 'own' } as const satisfies Record<ActingRole, 'own'>

/** A screen asks about these before it offers a button. */
export const supervising = { SUPERVISOR: 'given' } as const
