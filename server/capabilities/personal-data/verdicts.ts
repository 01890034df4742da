// What becomes of every column that can hold words when a person is erased. A test reads the real schema: a new column
// without a verdict is red, and so is a verdict without its column.

export type Verdicts = {
  /** Emptied, or its rows are deleted, where they tell of the person. Columns, parted by spaces. */
  erased?: string
  /** What law or accounts rest on, with what it is: it tells of the person by the number of a thing or an id alone. */
  stays?: [columns: string, what: string]
  /** Codes of the portal, texts of its staff about no person, hashes of random tokens: nothing of anybody. */
  nobody?: string
}

export const verdicts: Readonly<Record<string, Verdicts>> = {
  accounts: {
    erased:
      'username password_hash first_name last_name english_full_name mobile email profile national_id passport_number identity_document identity_provider pending_mobile pending_email',
    nobody: 'user_slug roles services status language company sector service_center pending_roles teams',
  },
  actings: { erased: 'reason company_name company_register' },
  announcements: { nobody: 'audience title_ar title_en description_ar description_en body_ar body_en' },
  appointment_calendars: { nobody: 'code rules' },
  audit_counts: {
    stays: ['subject event', 'Waits a quarter of an hour to become a row of the audit'],
    nobody: 'counts',
  },
  audit_entries: {
    stays: [
      'address detail',
      'The audit: who did what, from where; accounts by their ids, and nothing in anybody’s own words',
    ],
    nobody: 'stream kind',
  },
  audit_streams: { nobody: 'stream' },
  budgets: { erased: 'subject' },
  categories: { nobody: 'slug name' },
  center_closures: { nobody: 'calendar reason_ar reason_en visits' },
  closed_time_extensions: { nobody: 'what' },
  closed_times: { nobody: 'why' },
  codes: { erased: 'purpose subject counted_for sent_to' },
  content_changes: { nobody: 'kind slug act title_ar title_en summary_ar summary_en body_ar body_en' },
  content_files: { nobody: 'kind slug' },
  content_items: {
    nobody: 'kind slug title_ar title_en summary_ar summary_en body_ar body_en address section',
  },
  definition_drafts: { nobody: 'slug definition' },
  drafts: { erased: 'service_slug activity_id name answers step sealed' },
  email_links: { erased: 'email' },
  erasure_requests: { erased: 'reason answer', nobody: 'state' },
  exports: { nobody: 'key kind format spec language state file_key error' },
  extended_deadlines: { erased: 'what promise_id number service_slug' },
  external_sign_ins: { erased: 'provider user_slug nonce verifier redirect_url' },
  factors: { erased: 'kind name secret credential_id transports' },
  favourites: { erased: 'service_slug' },
  files: { erased: 'name sha256', nobody: 'type state refusal parts of_staff visitor' },
  guiding_videos: { nobody: 'title_ar title_en description_ar description_en url language' },
  holidays: { nobody: 'name_ar name_en visits' },
  hot_fields: { nobody: 'service_slug field kind' },
  idempotency_keys: { erased: 'route key body_sha256 answer' },
  identities: { erased: 'user_slug provider issuer subject' },
  legal_holds: { erased: 'reason' },
  letters: { erased: 'sealed', nobody: 'number service_slug letter_id key_id signature revoked_because' },
  lot_sale_entries: { erased: 'code status' },
  lot_sales: {
    nobody:
      'verified kind lot method seed_hash seed_sealed seed entries_hash drawn beacon_source beacon_value listed',
  },
  maintenance_periods: { nobody: 'message_ar message_en' },
  message_outages: { nobody: 'channel failure' },
  messages: { erased: 'recipient channel subject body code link_token failure unsubscribe urgency dropped' },
  newsletter_issues: { nobody: 'slug kind title_ar title_en text_ar text_en' },
  newsletter_letters: { nobody: 'slug' },
  newsletter_links: { erased: 'language' },
  newsletter_subscriptions: { erased: 'email language' },
  notification_preferences: { erased: 'choices time_zone' },
  notification_templates: { nobody: 'kind service_slug stage title_ar title_en text_ar text_en language' },
  notifications: {
    erased: 'kind topic title_ar title_en text_ar text_en service_slug request_number path reminds urgency',
  },
  queue_notices: { nobody: 'what' },
  owed_work: { nobody: 'what payload last_answer' },
  password_links: { erased: 'purpose' },
  payment_alerts: {
    stays: ['detail', 'What a provider signed of money: its numbers, times and amounts'],
    nobody: 'gateway_id kind',
  },
  payment_attempts: {
    stays: [
      'ordered begun transaction_id',
      'What a provider was told and answered: the service, numbers and amounts',
    ],
    nobody: 'gateway_id channel status',
  },
  payment_bookings: {
    erased: 'reason',
    stays: ['detail', 'Numbers and amounts of money that is to be booked'],
    nobody: 'act',
  },
  payment_events: {
    erased: 'reason',
    stays: ['transaction_id', 'The number that the provider or bank gave to money that moved'],
    nobody: 'gateway_id event_id kind source',
  },
  payment_notices: {
    stays: ['event', 'What a provider signed of money: its numbers, times and amounts'],
    nobody: 'gateway_id event_id',
  },
  payment_outbox: { nobody: 'kind' },
  payment_postings: { nobody: 'account' },
  payment_proofs: { erased: 'refused_because' },
  payment_receipts: {
    erased: 'payer',
    stays: [
      'number body signature',
      'The signed text of a receipt: numbers, service, amount and day, without a name',
    ],
    nobody: 'key_id',
  },
  payment_refund_tries: {
    erased: 'payee_name payee_iban',
    stays: ['bank_reference', 'The number that the bank gave to money that moved'],
  },
  payment_refunds: { erased: 'reason decision payee_name payee_iban', nobody: 'cause status' },
  payments: {
    stays: ['items', 'What was paid for, as lines of the service with their amounts'],
    nobody: 'number service_slug currency status',
  },
  pending_decisions: { erased: 'activity_id body cancelled_by' },
  reconciliation_days: { nobody: 'gateway_id' },
  reconciliation_differences: {
    erased: 'reason',
    stays: [
      'transaction_id reference note',
      'Numbers of money that moved, and what a line of the bank was that could not be read',
    ],
    nobody: 'gateway_id kind direction resolution',
  },
  reconciliation_failures: { nobody: 'gateway_id why' },
  reconciliation_periods: { nobody: 'gateway_id' },
  registrations: { erased: 'user_slug mobile answers password_hash language' },
  reminders: { erased: 'kind' },
  request_changes: {
    stays: ['center age_group', 'Sums of reports'],
    nobody: 'service_slug status status_kind',
  },
  request_counts: { nobody: 'service_slug status status_kind center' },
  request_days: { stays: ['center age_group', 'Sums of reports'], nobody: 'service_slug status status_kind' },
  request_decision_totals: { nobody: 'span part key service_slug' },
  request_decisions: { stays: ['center age_group', 'Sums of reports'], nobody: 'service_slug status_kind' },
  request_history: { erased: 'detail', nobody: 'kind actor' },
  request_links: { nobody: 'kind' },
  request_months: {
    stays: ['center age_group', 'Sums of reports'],
    nobody: 'service_slug status status_kind',
  },
  request_ratings: { erased: 'comment', nobody: 'about service_slug' },
  requests: {
    erased:
      'data client_hooks_data given asked text_1 text_2 text_3 text_4 text_5 text_6 text_7 text_8 company_name company_register one_open',
    stays: [
      'number fees center age_group',
      'What accounts and reports rest on: number, fees, center and age group',
    ],
    nobody:
      'service_slug activity_id status status_kind channel contact_language escalate_as teams performed opinions',
  },
  reservables: { nobody: 'kind code channels lot country' },
  reservation_alerts: { erased: 'kind lot' },
  reservation_holders: { nobody: 'kind' },
  reservations: {
    stays: ['code', 'Which thing was reserved, by its own code'],
    nobody: 'kind status freed_because',
  },
  saved_views: { erased: 'name search kind' },
  sealing_keys: { nobody: 'id use' },
  search_counts: { nobody: 'kind item visitor' },
  servers: { nobody: 'host version seals_by opens' },
  service_centers: {
    nobody: 'code kind parent_code name_ar name_en governorate_ar governorate_en address_ar address_en',
  },
  service_switches: { nobody: 'hidden_on disabled_on reason' },
  service_versions: { nobody: 'definition sha256 draft_policy reason' },
  services: { nobody: 'slug hidden_on disabled_on center_field' },
  sessions: { erased: 'csrf_token device agent' },
  settlement_lines: {
    erased: 'payer details',
    stays: ['transaction_id reference', 'The number that the provider or bank gave to money that moved'],
    nobody: 'gateway_id kind currency',
  },
  signing_keys: { nobody: 'id public_key' },
  slot_places: { stays: ['place', 'Which place of a calendar is taken; freed when its request ends'] },
  story_chapters: { nobody: 'chapter' },
  story_events: { nobody: 'chapter title' },
  supplied_versions: { nobody: 'kind key sha256 release value' },
  supply_consents: { nobody: 'slug sha256 release definition differences' },
  text_changes: { nobody: 'id written' },
  text_overrides: { nobody: 'id scope place own written proposed' },
  tickets: { erased: 'purpose state' },
  user_models: { nobody: 'user_slug definition reason' },
}
