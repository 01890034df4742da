// The permission table a second time, by role, for tests: what each may do stands here on its own and is
// never read from contract/policies.ts. Whoever adds a call writes its row in both; a row that is wrong in one is red.

import { type CallKey, calls } from './calls/index.ts'
import { type Role, roles } from './entities/person.ts'
import type { Scope } from './policy.ts'

/**
 * A heading names who and which objects (`Scope`), the lines under it the calls: a method and its addresses. What stands
 * under a role comes on top of `employee`, that on top of `signedIn`, and that on top of `everyone`.
 */
const table = `
everyone public
  GET appointments/:calendar
  POST gateways/:gatewayId/notices
  GET gateways/:gatewayId/returns/:id
  POST gateways/:gatewayId/returns/:id
  GET receiptKeys receipts/:number/status documents/:number/status
  GET misc/appData dev/outbox dev/preview search search/mostSearched workingCalendar announcements/current announcements/guidingVideo figures track/:id
  GET Categories Categories/findOne Categories/count Categories/:id Categories/:id/exists
  GET dynamic_services dynamic_services/findOne dynamic_services/absence dynamic_services/count dynamic_services/mostUsed
  GET dynamic_services/:id dynamic_services/:id/exists
  GET dynamic_users dynamic_users/findOne dynamic_users/count dynamic_users/:id dynamic_users/:id/exists
  GET :slug/getAuthenticationMeta serviceCenters
  GET content/:kind content/:kind/:name content/:kind/:name/files/:id
  POST newsletter newsletter/confirm newsletter/unsubscribe newsletter/unsubscribe/oneClick
  POST clientErrors tasks/runTasks track/:id/reply track/:id/code track/:id/status invitations/open invitations/accept
  POST :slug/login :slug/logout :slug/MFA :slug/MFA/enrol :slug/passkey :slug/exchangeToken :slug/verifyEmail
  POST :slug/forgetPassword :slug/validateResetPasswordOTP :slug/reset-password

visitor public
  POST :slug :slug/sendMobileVerification :slug/verifyMobile
  POST :service :service/fees :service/fieldHandler

visitor own
  GET files/:id files/:id/link files/:id/content
  POST files files/resumable
  HEAD files/resumable/:id
  PATCH files/resumable/:id
  DELETE files/:id files/resumable/:id

signedIn own
  POST authTokens/activityHeartbeat
  GET :slug/:id :slug/verifyUserEmail/:id :slug/:id/factors :slug/:id/sessions :slug/identities
  PATCH :slug/:id
  POST :slug/sendMobileVerification :slug/verifyMobile :slug/change-password :slug/changePasswordIAM
  POST :slug/:id/factors :slug/:id/recoveryCodes :slug/:id/proof :slug/:id/proof/leave :slug/identities
  DELETE :slug/:id/factors/:factorId :slug/:id/sessions :slug/:id/sessions/:sessionId
  DELETE :slug/identities/:identityId
  GET favourites events Notifications Notifications/count Notifications/preferences
  POST Notifications/markAsSeen Notifications/markAsRead
  PUT favourites/:service Notifications/preferences
  DELETE favourites/:service

citizen own
  GET :service/:id/activity/:activityId/paymentDetails :service/:id/activity/:activityId/paymentMeans
  GET :service/:id/paymentStatus payments payments/count payments/:id/receipt
  GET payments/:id/receipt/content
  GET home documents :service/:id/letters :service/:id/letters/:number/content
  POST :service/:id/paymentProof
  GET :slug/:id/data/content :slug/:id/erasure :slug/:id/viewings :slug/:id/actings
  POST :slug/:id/data :slug/:id/erasure
  DELETE :slug/:id/erasure
  GET :service :service/findOne :service/count :service/:id :service/:id/exists :service/prefill :service/eligibility
  GET dynamic_services/requestsInbox dynamic_services/inbox dynamic_services/inbox/count
  POST :service :service/fees :service/fieldHandler :service/query :service/:id/reply :service/:id/rating
  PATCH :service/:id
  GET drafts drafts/:service drafts/:service/:draftId
  PUT drafts/:service/:draftId
  DELETE drafts/:service/:draftId
  POST drafts/:service/:draftId/restore reservations
  GET reservations
  DELETE reservations/:id
  GET files/:id files/:id/link files/:id/content
  POST files files/resumable files/claim
  HEAD files/resumable/:id
  PATCH files/resumable/:id
  DELETE files/:id files/resumable/:id

acting own
  GET appointments/:calendar
  GET :service/:id/activity/:activityId/paymentDetails :service/:id/activity/:activityId/paymentMeans
  GET :service/:id/paymentStatus payments payments/count payments/:id/receipt
  GET payments/:id/receipt/content
  GET documents :service/:id/letters :service/:id/letters/:number/content
  POST :service/:id/paymentProof
  GET :service :service/findOne :service/count :service/:id :service/:id/exists :service/prefill :service/eligibility events
  GET dynamic_services/requestsInbox dynamic_services/inbox dynamic_services/inbox/count
  POST :service :service/fees :service/fieldHandler :service/query :service/:id/reply :service/:id/rating
  PATCH :service/:id
  GET drafts drafts/:service drafts/:service/:draftId
  PUT drafts/:service/:draftId
  DELETE drafts/:service/:draftId
  POST drafts/:service/:draftId/restore reservations
  GET reservations
  DELETE reservations/:id
  GET files/:id files/:id/link files/:id/content
  POST files files/resumable files/claim
  HEAD files/resumable/:id
  PATCH files/resumable/:id
  DELETE files/:id files/resumable/:id

agent own
  GET owners/current actings actings/requests
  POST owners/sendCode owners/verify owners/release people/search

employee all
  GET announcements/current

CASE_OFFICER own
  GET owners/current actings actings/requests
  POST owners/sendCode owners/verify owners/proveIdentity owners/release people/search people/sendCode people
CASE_OFFICER given
  GET :service/:id/letters :service/:id/letters/:number/content
  GET appointments/:calendar/:day
  GET :service :service/findOne :service/count :service/:id :service/:id/exists :service/assignees events
  GET dynamic_services/requestsInbox dynamic_services/inbox dynamic_services/inbox/count
  POST dynamic_services/requestsInbox/counts dynamic_services/inboxById
  GET decisions
  POST :service/:id/pending :service/bulkPending :service/bulkUndo
  DELETE :service/:id/pending decisions/:id
  POST :service/query :service/fieldHandler :service/bulkPerform
  PATCH :service/:id
  POST :service/:id/assign :service/:id/unassign :service/:id/comment :service/:id/print :service/:id/links :service/:id/closeMessage :service/:id/called :service/:id/visit
  DELETE :service/:id/comments/:entryId :service/:id/links/:linkId :service/:id/presence
  PUT :service/:id/presence
  GET views files/:id files/:id/link files/:id/content
  POST views files files/resumable
  HEAD files/resumable/:id
  PATCH views/:id files/resumable/:id
  DELETE views/:id files/:id files/resumable/:id

SUPERVISOR given
  GET :service/:id/letters :service/:id/letters/:number/content
  POST :service/:id/letters/:number/revoke
  GET appointments/:calendar/:day
  GET :service :service/findOne :service/count :service/:id :service/:id/exists :service/assignees events
  GET dynamic_services/requestsInbox dynamic_services/inbox dynamic_services/inbox/count
  POST dynamic_services/requestsInbox/counts dynamic_services/inboxById
  GET decisions dynamic_services/workload owedWork queues
  POST :service/:id/pending :service/bulkPending :service/bulkUndo owedWork/:id/run
  DELETE :service/:id/pending decisions/:id
  POST :service/query :service/fieldHandler :service/bulkPerform :service/bulkAssign
  PATCH :service/:id
  POST :service/:id/assign :service/:id/unassign :service/:id/comment :service/:id/print :service/:id/links :service/:id/closeMessage :service/:id/called :service/:id/visit
  POST :service/:id/due
  DELETE :service/:id/comments/:entryId :service/:id/links/:linkId :service/:id/presence
  PUT :service/:id/presence
  GET views files/:id files/:id/link files/:id/content
  POST views files files/resumable
  HEAD files/resumable/:id
  PATCH views/:id files/resumable/:id
  DELETE views/:id files/:id files/resumable/:id

REPORT_MANAGER all
  GET :service/reports dynamic_services/reports dynamic_services/reports/choices
  GET savedReports exports exports/:id exports/:id/content
  POST savedReports exports
  PATCH savedReports/:id
  DELETE savedReports/:id exports/:id

FINANCIAL_MANAGER own
  GET files/:id
  POST people/search files
FINANCIAL_MANAGER all
  GET payments payments/count payments/:id payments/:id/receipt payments/:id/receipt/content
  GET payments/day/content owedWork queues
  GET refunds reconciliation reconciliation/gateways reconciliation/gaps
  GET reconciliation/differences reconciliation/differences/count payments/:id/proof
  GET reconciliation/period reconciliation/account reconciliation/account/content
  GET bookings bookings/:id/preview
  POST bookings/:id/confirm bookings/:id/decline
  POST payments/:id/refunds payments/:id/office payments/:id/transfer payments/:id/check refunds/:id/decide
  POST payments/:id/transfer/preview payments/:id/void/preview reconciliation/differences/:id/preview
  POST payments/:id/void refunds/:id/payee refunds/:id/carriedOut refunds/:id/bounced
  POST owedWork/:id/run reconciliation reconciliation/period reconciliation/statements reconciliation/differences/:id/resolve
  GET :service/reports dynamic_services/reports dynamic_services/reports/choices
  GET savedReports exports exports/:id exports/:id/content
  POST savedReports exports
  PATCH savedReports/:id
  DELETE savedReports/:id exports/:id
  POST dynamic_services/inboxById

BFM_ADMIN own
  GET owners/current actings actings/requests files/:id
  POST owners/sendCode owners/verify owners/proveIdentity owners/release people/search people/sendCode people files
BFM_ADMIN all
  GET users users/findOne users/count users/choices users/file/content users/:id users/:id/exists
  POST users users/query users/import users/:id/openWork users/:id/disable users/:id/enable users/:id/invite
  POST users/:id/resetPassword users/:id/confirmRoles users/:id/declineRoles
  PATCH users/:id
  GET :slug/:id :slug/verifyUserEmail/:id
  POST dynamic_services/inboxById
  GET notificationTemplates notificationTemplates/count notificationTemplates/:id notificationTemplates/:id/exists
  GET outgoingMessages outgoingMessages/count outgoingMessages/channels
  POST notificationTemplates notificationTemplates/preview outgoingMessages/resend outgoingMessages/:id/resend
  PATCH notificationTemplates/:id
  DELETE notificationTemplates/:id
  GET texts texts/:id/changes texts/file/content
  PUT texts/:id
  POST texts/import
  GET dynamic_services/supplied erasures holds holidays holidays/:date/effects closures closures/effects failedJobs owedWork queues queues/escalated maintenance maintenance/effects announcements
  GET content/:kind content/:kind/:name content/:kind/:name/files/:id content/:kind/:name/history
  GET news news/count userGuides userGuides/count newsletterIssues
  PUT content/:kind/:name newsletterIssues/:name
  DELETE content/:kind/:name newsletterIssues/:name
  POST erasures/:id/decide erasures/:id/hold holds holidays closures failedJobs/:id/run owedWork/:id/run
  PUT maintenance announcements/:audience
  DELETE erasures/:id/hold holds/:id holidays/:date closures/:id failedJobs/:id maintenance announcements/:audience

SERVICE_DESIGNER all
  GET texts texts/:id/changes texts/file/content
  PUT texts/:id
  POST texts/import
  GET dynamic_users/:id/versions
  POST dynamic_users/:id/check dynamic_users/:id/publish
  GET dynamic_services/definitions dynamic_services/supplied dynamic_services/:id/definition dynamic_services/:id/versions dynamic_services/:id/switches
  POST dynamic_services dynamic_services/:id/check dynamic_services/:id/publish
  PATCH dynamic_services/:id dynamic_services/:id/switches

AUDITOR all
  GET queues/escalated
  GET auditLog auditLog/findOne auditLog/count auditLog/:id auditLog/:id/exists
  POST auditLog/people
`

/** Someone who calls: an employee by one role, or by none. */
export type TableCaller = 'visitor' | 'citizen' | 'agent' | 'employee' | Role

/** The headings that count for a caller, the nearest first. */
const headings = (caller: TableCaller): string[] => {
  if (caller === 'visitor') return ['visitor', 'everyone']
  const own = (roles as readonly string[]).includes(caller) ? [caller, 'employee'] : [caller]
  return [...own, 'signedIn', 'everyone']
}

const scopes = new Map<string, Scope>()
let [heading, scope] = ['', '']
for (const line of table.split('\n').filter(Boolean)) {
  const words = line.trim().split(' ')
  if (!line.startsWith(' ')) [heading, scope] = words as [string, string]
  else
    for (const address of words.slice(1)) {
      const key = `${words[0]} ${address}`
      if (!Object.hasOwn(calls, key)) throw new Error(`There is no call ${key}`)
      if (scopes.has(`${heading} ${key}`)) throw new Error(`${key} stands twice under ${heading}`)
      scopes.set(`${heading} ${key}`, scope as Scope)
    }
}

/** What a caller may do with a call; undefined where they may not use it. */
export const permittedScope = (caller: TableCaller, key: CallKey): Scope | undefined =>
  headings(caller)
    .map(name => scopes.get(`${name} ${key}`))
    .find(found => found !== undefined)

/** Whether a call is open, with a person's permission, to those who may act for others. */
export const isOpenToActing = (key: CallKey): boolean => scopes.has(`acting ${key}`)

/** Who may be given a person's permission at all. */
export const actingCallers: readonly TableCaller[] = ['agent', 'BFM_ADMIN', 'CASE_OFFICER']
