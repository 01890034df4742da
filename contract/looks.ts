// Who sees a person's name is written down, and the person reads of it. Whoever an answer names by an id is found in it
// (`peopleIn`); a call of staff that may name somebody otherwise says here how its look is written, or why it is none.

import type { AuditLook } from './audit-kinds.ts'
import type { CallKey } from './calls/index.ts'
import type { ViewingKind } from './entities/viewing.ts'

export type CallLook =
  /** Its handler writes a row of this kind for everybody whom it shows; nothing is added to that. */
  | { writes: (AuditLook & ViewingKind) | 'acting.begun' }
  /** The names or answers are of these people, whose ids stand beside them or are handed over by the handler. */
  | { of: 'owners of the requests' | 'payers' | 'visitors of the day' }
  | { none: string }

type Looks = Partial<Record<CallKey, CallLook>>
const each = (keys: readonly CallKey[], look: CallLook): Looks =>
  Object.fromEntries(keys.map(key => [key, look]))

export const looks: Readonly<Looks> = {
  ...each(
    [
      'GET :service/findOne',
      'GET :service/:id',
      'PATCH :service/:id',
      'POST :service/:id/assign',
      'POST :service/:id/unassign',
      'POST :service/:id/comment',
      'POST :service/:id/closeMessage',
      'POST :service/:id/called',
      'POST :service/:id/visit',
      'POST :service/:id/print',
      'POST :service/:id/due',
      'POST :service/:id/links',
      'DELETE :service/:id/links/:linkId',
      'DELETE :service/:id/comments/:entryId',
      'POST :service/:id/pending',
      'DELETE :service/:id/pending',
      'GET files/:id/content',
      'GET :service/:id/letters/:number/content',
    ],
    { writes: 'request.viewed' },
  ),
  ...each(
    [
      'GET :service',
      'POST :service/query',
      'GET dynamic_services/requestsInbox',
      'GET dynamic_services/inbox',
    ],
    { of: 'owners of the requests' },
  ),
  ...each(['POST dynamic_services/inboxById', 'POST people/search'], { writes: 'people.searched' }),
  'GET :slug/:id': { writes: 'person.read' },
  ...each(['GET payments/:id', 'GET payments/:id/proof'], { writes: 'payment.read' }),
  ...each(
    [
      'GET payments/:id/receipt',
      'GET payments/:id/receipt/content',
      'POST payments/:id/refunds',
      'GET refunds',
      'GET bookings',
      'POST refunds/:id/decide',
      'POST refunds/:id/payee',
      'POST refunds/:id/carriedOut',
      'POST refunds/:id/bounced',
      'POST payments/:id/office',
      'POST payments/:id/void',
      'POST payments/:id/transfer',
      'POST payments/:id/check',
      'GET reconciliation/differences',
      'POST reconciliation/differences/:id/resolve',
      'GET reconciliation/account/content',
    ],
    { of: 'payers' },
  ),
  'GET appointments/:calendar/:day': { of: 'visitors of the day' },
  ...each(['POST owners/verify', 'GET owners/current'], { writes: 'acting.begun' }),

  'POST people': { none: 'Whoever opens the account has typed the name; it is a deed with a row of its own' },
  'POST reconciliation/statements': {
    none: 'Names of the bank’s file, of whoever paid; nobody of the portal is looked up',
  },
  'GET payments/day/content': { none: 'Numbers of payments and requests, without a name' },
  'GET decisions': { none: 'What one has written oneself, in a decision of one’s own' },
  'GET exports/:id/content': { none: 'Numbers of requests and sums, without a name or an answer' },
  'POST :service/fieldHandler': {
    none: 'What a registry outside knows of whoever was typed, with an account or without',
  },
  ...each(['GET auditLog', 'GET auditLog/findOne', 'GET auditLog/:id'], {
    none: 'Reading the audit is a row of the audit; one for everybody whom it names would bury what it shows',
  }),
  ...each(['POST files', 'GET files/:id', 'PATCH files/resumable/:id'], {
    none: 'The name of a file of one’s own',
  }),
  ...each(['GET users/file/content', 'POST users/import', 'POST invitations/open'], {
    none: 'Staff alone: nobody who applies for anything',
  }),
  ...each(
    [
      'GET maintenance',
      'PUT maintenance',
      'DELETE maintenance',
      'GET announcements',
      'PUT announcements/:audience',
      'GET content/:kind',
      'GET content/:kind/:name',
      'PUT content/:kind/:name',
      'GET content/:kind/:name/history',
      'GET news',
      'GET userGuides',
      'GET notificationTemplates',
      'GET notificationTemplates/:id',
      'POST notificationTemplates',
      'PATCH notificationTemplates/:id',
    ],
    { none: 'The name of the colleague who wrote it' },
  ),
  ...each(['GET outgoingMessages', 'POST outgoingMessages/:id/resend'], {
    none: 'The end of a number or an address, without a name',
  }),
  ...each(
    [
      'GET Categories',
      'GET Categories/findOne',
      'GET Categories/:id',
      'GET views',
      'POST views',
      'PATCH views/:id',
      'GET savedReports',
      'POST savedReports',
      'PATCH savedReports/:id',
      'GET dynamic_services/reports/choices',
      'GET failedJobs',
      'GET owedWork',
      'GET newsletterIssues',
      'PUT newsletterIssues/:name',
      'GET texts/file/content',
      'GET content/:kind/:name/files/:id',
      'POST :slug/login',
      'POST :slug/MFA',
      'POST :slug/MFA/enrol',
      'POST :slug/passkey',
      'POST :slug/exchangeToken',
      'PATCH :slug/:id',
    ],
    { none: 'The name of a thing, or of whoever calls' },
  ),
}
