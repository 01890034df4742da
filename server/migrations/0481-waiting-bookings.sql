-- Acts of finance that take two people: another amount than the one due, a record taken back, a difference of more than a charge.
-- What one asked for waits here until another confirms or declines it. Nothing of it is booked before.

create table payment_bookings (
  id uuid primary key,
  act text not null check (act in ('transfer', 'void', 'difference')),
  attempt_id uuid references payment_attempts,
  difference_id uuid references reconciliation_differences,
  amount bigint not null,
  detail jsonb not null,
  reason text,
  requested_by uuid not null references accounts,
  requested_at timestamptz not null,
  check (attempt_id is not null or difference_id is not null)
);
create unique index payment_bookings_once on payment_bookings (act, coalesce(difference_id, attempt_id));
create index payment_bookings_attempt on payment_bookings (attempt_id);
create index payment_bookings_difference on payment_bookings (difference_id);
comment on table payment_bookings is 'What one of finance asked to have booked and a second has not confirmed; a row goes once it is confirmed or declined.';
comment on column payment_bookings.id is 'UUIDv7.';
comment on column payment_bookings.act is 'A transfer confirmed, a record voided, or a difference resolved.';
comment on column payment_bookings.attempt_id is 'The attempt whose money it moves; null: it moves none.';
comment on column payment_bookings.difference_id is 'The difference that it resolves.';
comment on column payment_bookings.amount is 'Piasters that it moves, less than nothing where they are taken back; of a difference that is accepted, how far both sides are apart.';
comment on column payment_bookings.detail is 'What is to be booked, as it was asked for.';
comment on column payment_bookings.reason is 'Why, in the words of whoever asked.';
comment on column payment_bookings.requested_by is 'Who asked; never who confirms.';
comment on column payment_bookings.requested_at is 'When.';
