-- Payments: what a request owes, each attempt to pay it, what providers said, and a ledger whose every posting sums to zero.
-- Money is whole piasters. Nothing here is ever deleted by retention.

create sequence payment_numbers;
comment on sequence payment_numbers is 'Counts payments for their number.';

create table payments (
  id uuid primary key,
  number text not null unique,
  request_id uuid not null references requests,
  deliverable_number smallint not null check (deliverable_number in (1, 2)),
  service_slug text not null,
  owner_id uuid not null references accounts,
  items jsonb not null,
  amount bigint not null check (amount >= 0),
  currency text not null check (currency = 'EGP'),
  status text not null check (status in ('created', 'checking', 'paid', 'unpaid', 'incomplete', 'expired', 'cancelled', 'refunded')),
  is_void boolean not null default false,
  paid_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  revision integer not null default 1
);
comment on table payments is 'What a request owes since it waits for payment: one open payment of a request at a time.';
comment on column payments.id is 'UUIDv7.';
comment on column payments.number is 'The number that people quote: year and count, digits alone.';
comment on column payments.request_id is 'What is paid for.';
comment on column payments.deliverable_number is 'Which of the request''s two deliverables it is for.';
comment on column payments.service_slug is 'The service of the request.';
comment on column payments.owner_id is 'Whose request it is, whoever pays.';
comment on column payments.items is 'Line by line: [{label: {ar, en}, amount}], amounts in piasters, without the gateway''s fee.';
comment on column payments.amount is 'The sum of the items in piasters.';
comment on column payments.currency is 'EGP.';
comment on column payments.status is 'Worked out from the events of all attempts by machine.ts; never written by hand.';
comment on column payments.is_void is 'The request no longer waits for it: what still arrives is given back.';
comment on column payments.paid_by is 'The attempt that paid it; it stays the one whatever else arrives.';
comment on column payments.created_at is 'When the request began to wait.';
comment on column payments.updated_at is 'When its status last changed.';
comment on column payments.paid_at is 'When it became paid.';
comment on column payments.revision is 'Counts changes.';
create unique index payments_open on payments (request_id) where status not in ('paid', 'refunded') and not is_void;
create index payments_of_owner on payments (owner_id, created_at desc);
create index payments_of_request on payments (request_id, created_at desc);
create index payments_by_time on payments (created_at desc, id);

create table payment_attempts (
  id uuid primary key,
  payment_id uuid not null references payments,
  gateway_id text not null,
  channel text not null check (channel in ('card', 'payment-code', 'bank', 'office')),
  fee bigint not null check (fee >= 0),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('intent', 'open', 'checking', 'paid', 'incomplete', 'declined', 'expired', 'cancelled')),
  ordered jsonb,
  begun jsonb,
  received bigint not null default 0,
  refunded bigint not null default 0,
  transaction_id text,
  created_at timestamptz not null,
  expires_at timestamptz,
  next_check_at timestamptz,
  checks integer not null default 0,
  asked_until timestamptz,
  proof_id uuid,
  acted_by uuid references accounts
);
comment on table payment_attempts is 'Each try to pay: its id is the reference and idempotency key towards the provider, and it is written before the provider is called.';
comment on column payment_attempts.id is 'UUIDv7; the provider''s reference.';
comment on column payment_attempts.payment_id is 'What it pays.';
comment on column payment_attempts.gateway_id is 'The provider, bank-account for the portal''s own account, office for a counter.';
comment on column payment_attempts.channel is 'How the payer pays.';
comment on column payment_attempts.fee is 'The provider''s own fee in piasters, on top of the items.';
comment on column payment_attempts.amount is 'What is to arrive: items and fee.';
comment on column payment_attempts.status is 'Worked out from its events by machine.ts.';
comment on column payment_attempts.ordered is 'What the provider was told besides the amount: a second call with the same reference tells it the same.';
comment on column payment_attempts.begun is 'What the provider answered: an address, a code or an account to transfer to.';
comment on column payment_attempts.received is 'The sum that arrived.';
comment on column payment_attempts.refunded is 'The sum that went back.';
comment on column payment_attempts.transaction_id is 'The provider''s number of the last money that arrived.';
comment on column payment_attempts.created_at is 'When it was begun.';
comment on column payment_attempts.expires_at is 'When the provider no longer takes money for it.';
comment on column payment_attempts.next_check_at is 'When the provider is asked again; null: not any more.';
comment on column payment_attempts.checks is 'How often it was asked without news: the pauses grow.';
comment on column payment_attempts.asked_until is 'Its payer''s page makes the provider be asked again after this.';
comment on column payment_attempts.proof_id is 'The file that proves a bank transfer, uploaded by the applicant.';
comment on column payment_attempts.acted_by is 'Who began it, or recorded it at an office.';
create unique index payment_attempts_open on payment_attempts (payment_id) where status in ('intent', 'open', 'checking', 'incomplete');
create index payment_attempts_of_payment on payment_attempts (payment_id, created_at);
create index payment_attempts_to_check on payment_attempts (next_check_at) where next_check_at is not null;

create table payment_events (
  gateway_id text not null,
  event_id text not null,
  attempt_id uuid not null references payment_attempts,
  kind text not null,
  amount bigint not null,
  transaction_id text,
  refund_id uuid,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  source text not null check (source in ('notice', 'status', 'begin', 'clock', 'settlement', 'staff')),
  actor_id uuid references accounts,
  reason text,
  primary key (gateway_id, event_id)
);
comment on table payment_events is 'What befell attempts: the one source of their status. Appended only.';
comment on column payment_events.gateway_id is 'Who says so.';
comment on column payment_events.event_id is 'The provider''s id of the event: said twice it counts once.';
comment on column payment_events.attempt_id is 'The attempt.';
comment on column payment_events.kind is 'A kind of machine.ts.';
comment on column payment_events.amount is 'Piasters that moved, or were ordered.';
comment on column payment_events.transaction_id is 'The provider''s number where money moved.';
comment on column payment_events.refund_id is 'The refund that it is about.';
comment on column payment_events.occurred_at is 'When it happened, as the provider says.';
comment on column payment_events.received_at is 'When the portal learned of it.';
comment on column payment_events.source is 'How the portal learned of it.';
comment on column payment_events.actor_id is 'The member of staff who recorded it.';
comment on column payment_events.reason is 'Why they did.';
-- Money that moved once counts once, whether a notice, an answer or a settlement list told of it; corrections come on top.
create unique index payment_events_of_transaction on payment_events (gateway_id, transaction_id, kind)
  where kind in ('received', 'refunded') and source <> 'staff';
create index payment_events_of_attempt on payment_events (attempt_id, received_at);
create index payment_events_of_money on payment_events (occurred_at) where kind in ('received', 'refunded');

create table payment_alerts (
  id uuid primary key,
  gateway_id text not null,
  attempt_id uuid references payment_attempts,
  kind text not null,
  detail jsonb not null,
  at timestamptz not null
);
comment on table payment_alerts is 'Signed notices that cannot be: another merchant, currency or amount. They change nothing; staff see them.';
comment on column payment_alerts.id is 'UUIDv7.';
comment on column payment_alerts.gateway_id is 'Who signed it.';
comment on column payment_alerts.attempt_id is 'The attempt it names, where there is one.';
comment on column payment_alerts.kind is 'What is wrong with it.';
comment on column payment_alerts.detail is 'The event as it came.';
comment on column payment_alerts.at is 'When it came.';

create table payment_postings (
  id bigint generated always as identity primary key,
  posting_id uuid not null,
  payment_id uuid not null references payments,
  account text not null,
  amount bigint not null check (amount <> 0),
  at timestamptz not null
);
comment on table payment_postings is 'The ledger by double entry: the lines of one posting sum to zero. Appended only.';
comment on column payment_postings.id is 'Counts lines.';
comment on column payment_postings.posting_id is 'The posting that the line is part of.';
comment on column payment_postings.payment_id is 'What it is about.';
comment on column payment_postings.account is 'gateway:NAME, fees:SERVICE, gateway-fees:NAME or unapplied.';
comment on column payment_postings.amount is 'Piasters: what comes in is positive, what is owed negative.';
comment on column payment_postings.at is 'When it was posted.';
create index payment_postings_of_payment on payment_postings (payment_id);
create index payment_postings_by_time on payment_postings (at);

create function assert_posting_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from payment_postings where posting_id = new.posting_id) <> 0 then
    raise exception 'The posting % does not sum to zero', new.posting_id;
  end if;
  return null;
end $$;
create constraint trigger payment_postings_balance after insert on payment_postings
  deferrable initially deferred for each row execute function assert_posting_balances();

create table payment_refunds (
  id uuid primary key,
  attempt_id uuid not null references payment_attempts,
  amount bigint not null check (amount > 0),
  cause text not null check (cause in ('staff', 'paidTwice', 'tooMuch', 'tooLate', 'part')),
  reason text not null,
  status text not null check (status in ('requested', 'approved', 'declined', 'returned', 'failed')),
  requested_by uuid references accounts,
  requested_at timestamptz not null,
  decided_by uuid references accounts,
  decided_at timestamptz,
  decision text,
  finished_at timestamptz,
  next_try_at timestamptz,
  check (decided_by is null or requested_by is null or decided_by <> requested_by)
);
comment on table payment_refunds is 'Money to give back: asked for by staff or by the portal, approved by a second person, carried out by the provider.';
comment on column payment_refunds.id is 'UUIDv7; the idempotency key towards the provider.';
comment on column payment_refunds.attempt_id is 'Whose money goes back.';
comment on column payment_refunds.amount is 'Piasters.';
comment on column payment_refunds.cause is 'Why it is there.';
comment on column payment_refunds.reason is 'In the words of whoever asked.';
comment on column payment_refunds.status is 'How far it is.';
comment on column payment_refunds.requested_by is 'Who asked; null: the portal.';
comment on column payment_refunds.requested_at is 'When.';
comment on column payment_refunds.decided_by is 'Who approved or rejected it: never who asked.';
comment on column payment_refunds.decided_at is 'When.';
comment on column payment_refunds.decision is 'What they wrote.';
comment on column payment_refunds.finished_at is 'When the provider said that it is done, or refused.';
comment on column payment_refunds.next_try_at is 'When the provider is asked to carry it out again.';
create index payment_refunds_of_attempt on payment_refunds (attempt_id);
create index payment_refunds_open on payment_refunds (requested_at) where status in ('requested', 'approved');

create table payment_receipts (
  payment_id uuid primary key references payments,
  number text not null unique,
  body text not null,
  key_id text not null,
  signature text not null,
  issued_at timestamptz not null
);
comment on table payment_receipts is 'The signed receipt of a payment, made when it becomes paid.';
comment on column payment_receipts.payment_id is 'What was paid.';
comment on column payment_receipts.number is 'The payment''s number.';
comment on column payment_receipts.body is 'The signed text.';
comment on column payment_receipts.key_id is 'The key that signed it.';
comment on column payment_receipts.signature is 'Ed25519 over the text, base64url.';
comment on column payment_receipts.issued_at is 'When.';

create table signing_keys (
  id text primary key,
  public_key text not null,
  created_at timestamptz not null
);
comment on table signing_keys is 'Public keys of receipts: a receipt is checked by the one that it names, also after the secret changed.';
comment on column signing_keys.id is 'The first letters of the key''s hash.';
comment on column signing_keys.public_key is 'Ed25519, raw, base64url.';
comment on column signing_keys.created_at is 'When a server first used it.';

create table payment_outbox (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments,
  kind text not null check (kind in ('paid', 'unpaid', 'expired', 'refunded', 'voided')),
  at timestamptz not null,
  published_at timestamptz
);
comment on table payment_outbox is 'What other capabilities are told of payments: written with the change, published once.';
comment on column payment_outbox.id is 'Counts them.';
comment on column payment_outbox.payment_id is 'The payment.';
comment on column payment_outbox.kind is 'What became of it.';
comment on column payment_outbox.at is 'When.';
comment on column payment_outbox.published_at is 'When all subscribers had it.';
create index payment_outbox_waiting on payment_outbox (id) where published_at is null;

create table settlement_lines (
  gateway_id text not null,
  transaction_id text not null,
  kind text not null check (kind in ('received', 'refunded')),
  day date not null,
  reference text not null,
  amount bigint not null,
  currency text not null,
  occurred_at timestamptz not null,
  primary key (gateway_id, transaction_id, kind)
);
comment on table settlement_lines is 'The provider''s lists of what moved, day by day.';
comment on column settlement_lines.gateway_id is 'The provider.';
comment on column settlement_lines.transaction_id is 'Its number.';
comment on column settlement_lines.kind is 'Which way the money went.';
comment on column settlement_lines.day is 'The day of the list, Cairo.';
comment on column settlement_lines.reference is 'The attempt, as the provider names it.';
comment on column settlement_lines.amount is 'Piasters.';
comment on column settlement_lines.currency is 'EGP.';
comment on column settlement_lines.occurred_at is 'When it moved.';

create table reconciliation_days (
  gateway_id text not null,
  day date not null,
  closed_at timestamptz not null,
  lines integer not null,
  received bigint not null,
  refunded bigint not null,
  differences integer not null,
  primary key (gateway_id, day)
);
comment on table reconciliation_days is 'The daily close of each provider: the last comparison of its list with the ledger.';
comment on column reconciliation_days.gateway_id is 'The provider.';
comment on column reconciliation_days.day is 'The day, Cairo.';
comment on column reconciliation_days.closed_at is 'When it was last compared.';
comment on column reconciliation_days.lines is 'How many lines the provider''s list has.';
comment on column reconciliation_days.received is 'Piasters that came in, by its list.';
comment on column reconciliation_days.refunded is 'Piasters that went back, by its list.';
comment on column reconciliation_days.differences is 'How many differences were found.';

create table reconciliation_differences (
  id uuid primary key,
  gateway_id text not null,
  day date not null,
  kind text not null check (kind in ('missingHere', 'missingThere', 'amount', 'unknownReference')),
  transaction_id text not null,
  direction text not null check (direction in ('received', 'refunded')),
  reference text not null,
  attempt_id uuid references payment_attempts,
  here bigint not null,
  there bigint not null,
  found_at timestamptz not null,
  resolution text check (resolution in ('applied', 'corrected', 'accepted', 'vanished')),
  reason text,
  resolved_by uuid references accounts,
  resolved_at timestamptz,
  unique (gateway_id, day, transaction_id, direction, kind)
);
comment on table reconciliation_differences is 'What the provider''s list and the ledger do not agree on: a queue for finance.';
comment on column reconciliation_differences.id is 'UUIDv7.';
comment on column reconciliation_differences.gateway_id is 'The provider.';
comment on column reconciliation_differences.day is 'The day, Cairo.';
comment on column reconciliation_differences.kind is 'Which side lacks it, or that the amounts differ.';
comment on column reconciliation_differences.transaction_id is 'The provider''s number.';
comment on column reconciliation_differences.direction is 'Which way the money went.';
comment on column reconciliation_differences.reference is 'The attempt as the provider names it.';
comment on column reconciliation_differences.attempt_id is 'The attempt, where there is one.';
comment on column reconciliation_differences.here is 'Piasters by the ledger.';
comment on column reconciliation_differences.there is 'Piasters by the provider.';
comment on column reconciliation_differences.found_at is 'When it was found.';
comment on column reconciliation_differences.resolution is 'How it was resolved; null: open.';
comment on column reconciliation_differences.reason is 'Why so.';
comment on column reconciliation_differences.resolved_by is 'Who resolved it; null: the portal.';
comment on column reconciliation_differences.resolved_at is 'When.';
create index reconciliation_differences_open on reconciliation_differences (found_at) where resolved_at is null;
