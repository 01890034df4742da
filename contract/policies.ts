// Who may do what: one row for every call, read by the server before a handler runs and by its tests.
// A scope says which objects: the server turns it into the predicate that is ANDed to every query. In keys `:slug` is a kind
// of person (citizen, employee, agent ..) and `:service` the slug of a service, so that `POST :service` files a request.

import type { ActingRole } from './acting-roles.ts'
import type { CallKey } from './calls/index.ts'
import type { Mode, Role } from './entities/person.ts'
import { userPolicies } from './user-policies.ts'

/** `public`: what anyone sees; `own`: the caller's; `given`: requests of services that staff are given; `all`: all. */
export type Scope = 'public' | 'own' | 'given' | 'all'
export type PolicyRow = {
  visitor?: Scope
  citizen?: Scope
  agent?: Scope
  employee?: Scope
  /** Whoever acts for a person, with that person's permission: on that person's objects, as the person. */
  acting?: 'own'
  /** Only whoever proved themselves a moment ago: what it changes opens an account, gives power or sends money. */
  fresh?: true
} & Partial<Record<Role, Scope>>

const everyone = { visitor: 'public', citizen: 'public', agent: 'public', employee: 'public' } as const
const signedIn = { citizen: 'own', agent: 'own', employee: 'own' } as const
const caseWork = { CASE_OFFICER: 'given', SUPERVISOR: 'given' } as const
/** What is a person's own is also theirs through whoever acts for them. */
const personal = { citizen: 'own', acting: 'own' } as const
const ownOrCaseWork = { ...personal, ...caseWork } as const
/** What a visitor uploaded belongs to their browser. */
const uploading = { visitor: 'own', ...ownOrCaseWork } as const
const designing = { SERVICE_DESIGNER: 'all' } as const
const finance = { FINANCIAL_MANAGER: 'all' } as const
/** Which measures each of them is answered stands in report-rules.ts. */
const reporting = { REPORT_MANAGER: 'all', FINANCIAL_MANAGER: 'all' } as const
const administering = { BFM_ADMIN: 'all' } as const
const fresh = { fresh: true } as const
const wording = { BFM_ADMIN: 'all', SERVICE_DESIGNER: 'all' } as const
type Permitted = Record<'agent' | ActingRole, 'own'>
/** Those whom a person may permit to act for them. */
const mayAct = { agent: 'own', BFM_ADMIN: 'own', CASE_OFFICER: 'own' } as const satisfies Permitted
/** Employees, and no agents, open accounts for people who have none. */
const opening = { BFM_ADMIN: 'own', CASE_OFFICER: 'own' } as const satisfies Record<ActingRole, 'own'>

export const policies = {
  'GET misc/appData': everyone,
  'POST clientErrors': everyone,
  'POST :slug/login': everyone,
  'POST :slug/logout': everyone,
  'POST authTokens/activityHeartbeat': signedIn,
  'POST :slug/MFA': everyone,
  'POST :slug/MFA/enrol': everyone,
  'POST :slug/passkey': everyone,
  'GET :slug/:id/factors': signedIn,
  'POST :slug/:id/factors': { ...signedIn, ...fresh },
  'DELETE :slug/:id/factors/:factorId': { ...signedIn, ...fresh },
  'POST :slug/:id/recoveryCodes': { ...signedIn, ...fresh },
  'POST :slug/:id/proof': signedIn,
  'POST :slug/:id/proof/leave': signedIn,
  'POST :slug/forgetPassword': everyone,
  'POST :slug/validateResetPasswordOTP': everyone,
  'POST :slug/reset-password': everyone,
  'POST :slug/change-password': signedIn,
  'GET :slug/:id/sessions': signedIn,
  'DELETE :slug/:id/sessions': signedIn,
  'DELETE :slug/:id/sessions/:sessionId': signedIn,
  'GET dynamic_users': everyone,
  'GET dynamic_users/count': everyone,
  'GET dynamic_users/:id': everyone,
  'GET dynamic_users/:id/exists': everyone,
  'GET dynamic_users/findOne': everyone,
  'POST dynamic_users/:id/check': designing,
  'POST dynamic_users/:id/publish': designing,
  'GET dynamic_users/:id/versions': designing,
  'POST :slug': { visitor: 'public' },
  // A visitor proves the number of a sign-up, whoever is signed in their own new one.
  'POST :slug/sendMobileVerification': { visitor: 'public', ...signedIn },
  'POST :slug/verifyMobile': { visitor: 'public', ...signedIn },
  'GET :slug/verifyUserEmail/:id': { ...signedIn, BFM_ADMIN: 'all' },
  'POST :slug/verifyEmail': everyone,
  'GET :slug/:id': { ...signedIn, BFM_ADMIN: 'all' },
  'PATCH :slug/:id': signedIn,
  'POST :slug/:id/data': { citizen: 'own', ...fresh },
  'GET :slug/:id/data/content': { citizen: 'own' },
  'GET :slug/:id/erasure': { citizen: 'own' },
  'POST :slug/:id/erasure': { citizen: 'own', ...fresh },
  'DELETE :slug/:id/erasure': { citizen: 'own' },
  'GET erasures': administering,
  'POST erasures/:id/decide': { ...administering, ...fresh },
  'POST erasures/:id/hold': administering,
  'DELETE erasures/:id/hold': { ...administering, ...fresh },
  'GET holds': administering,
  'POST holds': administering,
  'DELETE holds/:id': { ...administering, ...fresh },
  'GET Categories': everyone,
  'GET Categories/findOne': everyone,
  'GET Categories/count': everyone,
  'GET Categories/:id': everyone,
  'GET Categories/:id/exists': everyone,
  'GET dynamic_services': everyone,
  'GET dynamic_services/findOne': everyone,
  'GET dynamic_services/absence': everyone,
  'GET dynamic_services/count': everyone,
  'GET dynamic_services/:id': everyone,
  'GET dynamic_services/:id/exists': everyone,
  'GET texts': wording,
  'PUT texts/:id': wording,
  'GET texts/:id/changes': wording,
  'GET texts/file/content': wording,
  'POST texts/import': wording,
  'GET search': everyone,
  'GET search/mostSearched': everyone,
  'GET dynamic_services/mostUsed': everyone,
  'GET favourites': signedIn,
  'PUT favourites/:service': signedIn,
  'DELETE favourites/:service': signedIn,
  'GET dynamic_services/definitions': designing,
  'GET dynamic_services/supplied': { BFM_ADMIN: 'all', SERVICE_DESIGNER: 'all' },
  'POST dynamic_services': designing,
  'GET dynamic_services/:id/definition': designing,
  'PATCH dynamic_services/:id': designing,
  'POST dynamic_services/:id/check': designing,
  'POST dynamic_services/:id/publish': designing,
  'GET dynamic_services/:id/versions': designing,
  'GET dynamic_services/:id/switches': designing,
  'PATCH dynamic_services/:id/switches': designing,
  'POST :service': { visitor: 'public', ...personal },
  'GET track/:id': everyone,
  'POST track/:id/reply': everyone,
  'POST track/:id/code': everyone,
  'POST track/:id/status': everyone,
  'GET :service/:id/activity/:activityId/paymentDetails': personal,
  'GET :service/:id/activity/:activityId/paymentMeans': personal,
  'GET :service/:id/paymentStatus': personal,
  'POST :service/:id/paymentProof': personal,
  // Its sender proves itself by a signature.
  'POST gateways/:gatewayId/notices': everyone,
  // Led to their own page, which asks who they are.
  'POST gateways/:gatewayId/returns/:id': everyone,
  'GET gateways/:gatewayId/returns/:id': everyone,
  'GET payments': { ...personal, ...finance },
  'GET payments/count': { ...personal, ...finance },
  'GET payments/:id/receipt': { ...personal, ...finance },
  'GET payments/:id/receipt/content': { ...personal, ...finance },
  'GET receipts/:number/status': everyone,
  'GET receiptKeys': everyone,
  'GET documents': personal,
  'GET documents/:number/status': everyone,
  'GET :service/:id/letters': ownOrCaseWork,
  'GET :service/:id/letters/:number/content': ownOrCaseWork,
  'POST :service/:id/letters/:number/revoke': { SUPERVISOR: 'given' },
  'GET payments/:id': finance,
  'POST payments/:id/refunds': finance,
  'GET refunds': finance,
  'POST refunds/:id/decide': { ...finance, ...fresh },
  'POST refunds/:id/payee': { ...finance, ...fresh },
  'POST refunds/:id/carriedOut': { ...finance, ...fresh },
  'POST refunds/:id/bounced': { ...finance, ...fresh },
  'POST payments/:id/office': finance,
  'POST payments/:id/void': { ...finance, ...fresh },
  'POST payments/:id/transfer': finance,
  'GET bookings': finance,
  'GET bookings/:id/preview': finance,
  'POST bookings/:id/confirm': { ...finance, ...fresh },
  'POST bookings/:id/decline': finance,
  'POST payments/:id/transfer/preview': finance,
  'POST payments/:id/void/preview': finance,
  'GET payments/:id/proof': finance,
  'POST payments/:id/check': finance,
  'GET reconciliation': finance,
  'GET reconciliation/gateways': finance,
  'GET reconciliation/gaps': finance,
  'GET reconciliation/period': finance,
  'POST reconciliation/period': finance,
  'GET reconciliation/account': finance,
  'GET reconciliation/account/content': finance,
  'POST reconciliation': finance,
  'POST reconciliation/statements': finance,
  'GET reconciliation/differences': finance,
  'GET reconciliation/differences/count': finance,
  'POST reconciliation/differences/:id/resolve': { ...finance, ...fresh },
  'POST reconciliation/differences/:id/preview': finance,
  'GET payments/day/content': finance,
  'POST :service/fees': { visitor: 'public', ...personal },
  'GET :service/prefill': personal,
  'GET :service/eligibility': personal,
  // A visitor only where the service may be used without signing in: the handler looks.
  'POST :service/fieldHandler': { visitor: 'public', ...personal, ...caseWork },
  'PATCH :service/:id': ownOrCaseWork,
  'GET :service/findOne': ownOrCaseWork,
  'GET :service/:id': ownOrCaseWork,
  'GET :service/:id/exists': ownOrCaseWork,
  'GET :service': ownOrCaseWork,
  'POST :service/query': ownOrCaseWork,
  'GET :service/count': ownOrCaseWork,
  'GET dynamic_services/requestsInbox': ownOrCaseWork,
  'GET dynamic_services/inbox': ownOrCaseWork,
  'GET dynamic_services/inbox/count': ownOrCaseWork,
  'GET :service/assignees': caseWork,
  'POST :service/:id/assign': caseWork,
  // An officer gives back what is theirs.
  'POST :service/:id/unassign': caseWork,
  'POST :service/:id/comment': caseWork,
  'POST :service/:id/print': caseWork,
  'POST :service/:id/reply': personal,
  'POST :service/:id/closeMessage': caseWork,
  'POST :service/:id/called': caseWork,
  'POST :service/:id/visit': caseWork,
  'POST :service/:id/rating': personal,
  'DELETE :service/:id/comments/:entryId': caseWork,
  'GET views': caseWork,
  'POST views': caseWork,
  'PATCH views/:id': caseWork,
  'DELETE views/:id': caseWork,
  'POST dynamic_services/requestsInbox/counts': caseWork,
  'GET :service/reports': reporting,
  'GET dynamic_services/reports': reporting,
  'GET dynamic_services/reports/choices': reporting,
  'GET savedReports': reporting,
  'POST savedReports': reporting,
  'PATCH savedReports/:id': reporting,
  'DELETE savedReports/:id': reporting,
  'GET exports': reporting,
  'POST exports': reporting,
  'GET exports/:id': reporting,
  'GET exports/:id/content': reporting,
  'DELETE exports/:id': reporting,
  'PUT :service/:id/presence': caseWork,
  'DELETE :service/:id/presence': caseWork,
  'POST :service/bulkAssign': { SUPERVISOR: 'given' },
  'GET dynamic_services/workload': { SUPERVISOR: 'given' },
  'POST :service/bulkPerform': caseWork,
  'POST :service/:id/pending': caseWork,
  'DELETE :service/:id/pending': caseWork,
  'POST :service/bulkPending': caseWork,
  'POST :service/bulkUndo': caseWork,
  'GET decisions': caseWork,
  'DELETE decisions/:id': caseWork,
  // Case workers find among the requests they are given, the others among all.
  'POST dynamic_services/inboxById': { BFM_ADMIN: 'all', FINANCIAL_MANAGER: 'all', ...caseWork },
  // Each task has a policy of its own besides.
  'POST tasks/runTasks': everyone,
  'GET :slug/:id/viewings': { citizen: 'own' },
  'GET events': { ...signedIn, ...caseWork, acting: 'own' },
  'POST :service/:id/due': { SUPERVISOR: 'given' },
  'POST :service/:id/links': caseWork,
  'DELETE :service/:id/links/:linkId': caseWork,
  'GET workingCalendar': everyone,
  'GET holidays': administering,
  'POST holidays': administering,
  'DELETE holidays/:date': administering,
  'GET closures': administering,
  'GET closures/effects': administering,
  'POST closures': administering,
  'DELETE closures/:id': administering,
  'GET failedJobs': administering,
  'POST failedJobs/:id/run': administering,
  'DELETE failedJobs/:id': administering,
  'GET owedWork': { BFM_ADMIN: 'all', FINANCIAL_MANAGER: 'all', SUPERVISOR: 'given' },
  'GET queues': { BFM_ADMIN: 'all', FINANCIAL_MANAGER: 'all', SUPERVISOR: 'given' },
  'GET queues/escalated': { BFM_ADMIN: 'all', AUDITOR: 'all' },
  'POST owedWork/:id/run': { BFM_ADMIN: 'all', FINANCIAL_MANAGER: 'all', SUPERVISOR: 'given' },
  'GET appointments/:calendar': { ...everyone, acting: 'own' },
  'GET appointments/:calendar/:day': caseWork,
  'GET holidays/:date/effects': administering,
  'GET reservations': personal,
  'POST reservations': personal,
  'DELETE reservations/:id': personal,
  'GET drafts': personal,
  'GET drafts/:service': personal,
  'GET drafts/:service/:draftId': personal,
  'PUT drafts/:service/:draftId': personal,
  'DELETE drafts/:service/:draftId': personal,
  'POST drafts/:service/:draftId/restore': personal,
  // Finance prove what was paid at an office by a file of their own; administrators put files of theirs into user guides.
  'POST files': { ...uploading, FINANCIAL_MANAGER: 'own', BFM_ADMIN: 'own' },
  'POST files/claim': personal,
  'GET files/:id': { ...uploading, FINANCIAL_MANAGER: 'own', BFM_ADMIN: 'own' },
  'DELETE files/:id': uploading,
  'GET files/:id/link': uploading,
  'GET files/:id/content': uploading,
  'POST files/resumable': uploading,
  'HEAD files/resumable/:id': uploading,
  'PATCH files/resumable/:id': uploading,
  'DELETE files/resumable/:id': uploading,
  'GET dev/outbox': everyone,
  'GET dev/preview': everyone,
  'POST owners/sendCode': mayAct,
  'POST owners/verify': mayAct,
  'POST owners/proveIdentity': { ...opening, ...fresh },
  'POST owners/release': mayAct,
  'GET owners/current': mayAct,
  'POST people/sendCode': opening,
  'POST people': opening,
  'POST people/search': { ...mayAct, FINANCIAL_MANAGER: 'own' },
  'GET actings': mayAct,
  'GET actings/requests': mayAct,
  'GET :slug/:id/actings': { citizen: 'own' },
  ...userPolicies,
  'GET auditLog': { AUDITOR: 'all' },
  'GET auditLog/count': { AUDITOR: 'all' },
  'GET auditLog/findOne': { AUDITOR: 'all' },
  'GET auditLog/:id': { AUDITOR: 'all' },
  'GET auditLog/:id/exists': { AUDITOR: 'all' },
  'POST auditLog/people': { AUDITOR: 'all' },
  'GET maintenance': { BFM_ADMIN: 'all' },
  'GET maintenance/effects': { BFM_ADMIN: 'all' },
  'PUT maintenance': { BFM_ADMIN: 'all' },
  'DELETE maintenance': { BFM_ADMIN: 'all' },
  // Private to whoever is notified: whoever acts for them reads their own (docs/decisions/notifications.md).
  'GET Notifications': signedIn,
  'GET Notifications/count': signedIn,
  'POST Notifications/markAsSeen': signedIn,
  'POST Notifications/markAsRead': signedIn,
  'GET Notifications/preferences': signedIn,
  'PUT Notifications/preferences': signedIn,
  'GET notificationTemplates': administering,
  'GET notificationTemplates/count': administering,
  'GET notificationTemplates/:id': administering,
  'GET notificationTemplates/:id/exists': administering,
  'POST notificationTemplates': administering,
  'PATCH notificationTemplates/:id': administering,
  'DELETE notificationTemplates/:id': administering,
  'POST notificationTemplates/preview': administering,
  'GET outgoingMessages': administering,
  'GET outgoingMessages/count': administering,
  'GET outgoingMessages/channels': administering,
  'POST outgoingMessages/resend': administering,
  'POST outgoingMessages/:id/resend': administering,
  'GET announcements/current': { ...everyone, employee: 'all' },
  'GET announcements/guidingVideo': everyone,
  'GET figures': everyone,
  'GET home': { citizen: 'own' },
  'GET announcements': administering,
  'PUT announcements/:audience': administering,
  'DELETE announcements/:audience': administering,
  // Administrators see what is switched off or not shown yet besides, and texts as they are stored.
  'GET content/:kind': { ...everyone, BFM_ADMIN: 'all' },
  'GET content/:kind/:name': { ...everyone, BFM_ADMIN: 'all' },
  'GET content/:kind/:name/files/:id': { ...everyone, BFM_ADMIN: 'all' },
  'PUT content/:kind/:name': administering,
  'DELETE content/:kind/:name': administering,
  'GET content/:kind/:name/history': administering,
  'GET news': administering,
  'GET news/count': administering,
  'GET userGuides': administering,
  'GET userGuides/count': administering,
  'POST newsletter': everyone,
  'POST newsletter/confirm': everyone,
  'POST newsletter/unsubscribe': everyone,
  'POST newsletter/unsubscribe/oneClick': everyone,
  'GET newsletterIssues': administering,
  'PUT newsletterIssues/:name': administering,
  'DELETE newsletterIssues/:name': administering,
  'GET serviceCenters': everyone,
  'GET :slug/getAuthenticationMeta': everyone,
  'POST :slug/exchangeToken': everyone,
  'GET :slug/identities': signedIn,
  'POST :slug/identities': { ...signedIn, ...fresh },
  'DELETE :slug/identities/:identityId': { ...signedIn, ...fresh },
  'POST :slug/changePasswordIAM': signedIn,
} as const satisfies Record<CallKey, PolicyRow>

/** The calls that only whoever proved themselves a moment ago may make. */
export type FreshKey = {
  [Key in CallKey]: (typeof policies)[Key] extends { fresh: true } ? Key : never
}[CallKey]

/** Who calls: nobody known, or a signed-in person of one app. */
export type Caller = { mode: 'VISITOR' } | { mode: Mode; roles: readonly string[] }

const kindOf = { VISITOR: 'visitor', CITIZEN: 'citizen', EMPLOYEE: 'employee', AGENT: 'agent' } as const

/** From the narrowest to the widest. */
const widths: readonly Scope[] = ['public', 'own', 'given', 'all']

/**
 * The scope a row gives a caller: the widest that any of their roles has, before that of all employees; undefined where the
 * caller may not use the call at all. Pure.
 */
export const scopeOf = (row: PolicyRow, caller: Caller): Scope | undefined => {
  const byKind = row[kindOf[caller.mode]]
  if (caller.mode !== 'EMPLOYEE') return byKind
  const byRole = caller.roles.flatMap(role => (Object.hasOwn(row, role) ? (row[role as Role] ?? []) : []))
  return widths.findLast(scope => byRole.includes(scope)) ?? byKind
}

/** Whether a caller may act for others at all. Pure. */
export const mayBegin = (caller: Caller): boolean => scopeOf(mayAct, caller) !== undefined

/** Whether a caller may use a call with the permission of a person to act for them. Pure. */
export const mayActIn = (row: PolicyRow, caller: Caller): boolean =>
  row.acting !== undefined && mayBegin(caller)
