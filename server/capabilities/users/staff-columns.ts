// Every column that names an account, and what becomes of what it names once a member of staff has left or lost rights.
// A column without a row here fails `staff-columns.test.ts`: work that only its owner can see would wait for ever.

export const staffVerdicts = {
  moved: 'Future work: handed on in the transaction of the change, and looked for by a job.',
  second: 'One of two people: anyone else with the role confirms or declines, so it waits for no leaver.',
  past: 'On record: who did something. Nothing is expected of them.',
  own: 'Belongs to the account alone: nobody else waits for it, and it is closed with the account.',
  ends: 'Ends with the session, which ends with the account.',
  silenced: 'Not sent to a closed account, nor about a request that its reader may not read.',
  citizen: 'Names a person as an applicant, never as staff.',
} as const
export type StaffVerdict = keyof typeof staffVerdicts

const each = <const Column extends string>(verdict: StaffVerdict, ...columns: Column[]) =>
  columns.map(column => [column, verdict] as const)

export const staffColumns: ReadonlyMap<string, StaffVerdict> = new Map<string, StaffVerdict>([
  ...each('moved', 'requests.assignee_id'),
  ...each(
    'second',
    'accounts.roles_proposed_by',
    'lot_sales.beacon_by',
    'lot_sales.beacon_confirmed_by',
    'lot_sales.end_by',
    'notification_templates.worded_by',
    'payment_bookings.requested_by',
    'payment_refunds.payee_by',
    'payment_refunds.requested_by',
    'text_overrides.proposed_by',
  ),
  ...each(
    'past',
    'accounts.finance_by',
    'accounts.identity_proved_by',
    'accounts.made_by',
    'announcements.changed_by',
    'audit_entries.actor_id',
    'audit_entries.on_behalf_of',
    'audit_entries.subject_id',
    'content_changes.changed_by',
    'content_items.changed_by',
    'definition_drafts.updated_by',
    'erasure_requests.decided_by',
    'guiding_videos.changed_by',
    'legal_holds.lifted_by',
    'legal_holds.placed_by',
    'letters.revoked_by',
    'maintenance_periods.begun_by',
    'newsletter_issues.asked_by',
    'notification_templates.changed_by',
    'payment_attempts.acted_by',
    'payment_events.actor_id',
    'payment_proofs.decided_by',
    'payment_refund_tries.bounced_by',
    'payment_refund_tries.carried_out_by',
    'payment_refunds.decided_by',
    // A decision that can be undone for seconds: it was made with the right to make it, and goes out without its author.
    'pending_decisions.account_id',
    'reconciliation_differences.resolved_by',
    'reconciliation_periods.closed_by',
    'request_history.actor_id',
    'request_history.on_behalf_of',
    'request_links.linked_by',
    'requests.filed_by',
    'service_switches.changed_by',
    'service_versions.published_by',
    'user_models.published_by',
  ),
  ...each(
    'own',
    'email_links.account_id',
    // Read by whoever made it and still has the role; deleted after a day.
    'exports.account_id',
    'external_sign_ins.account_id',
    'factors.account_id',
    'favourites.account_id',
    'files.owner_id',
    'idempotency_keys.account_id',
    'identities.account_id',
    'known_devices.account_id',
    'notification_preferences.account_id',
    'password_links.account_id',
    'recovery_codes.account_id',
    // Views are not shared: nobody else sees one.
    'saved_views.account_id',
    'tickets.account_id',
  ),
  ...each('ends', 'actings.actor_id', 'request_presence.account_id', 'sessions.account_id'),
  ...each('silenced', 'messages.account_id', 'notifications.account_id', 'reminders.account_id'),
  ...each(
    'citizen',
    'actings.owner_id',
    'drafts.account_id',
    'erasure_requests.account_id',
    'extended_deadlines.account_id',
    'legal_holds.account_id',
    'letters.owner_id',
    'lot_sale_entries.account_id',
    'payments.owner_id',
    'requests.owner_id',
    'reservation_alerts.account_id',
    'reservation_holders.account_id',
    'reservations.account_id',
  ),
])

/** Columns named like those of people that name something else. */
export const notPeople: ReadonlySet<string> = new Set([
  'files.stored_by',
  'payments.paid_by',
  'reminders.subject_id',
])
