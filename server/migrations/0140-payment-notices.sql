-- Notices of payment providers that came while too many were being counted: stored, answered, and counted by a job.

create table payment_notices (
  id bigint generated always as identity primary key,
  gateway_id text not null,
  event_id text not null,
  attempt_id uuid not null references payment_attempts (id),
  event jsonb not null,
  received_at timestamptz not null,
  unique (gateway_id, event_id)
);
comment on table payment_notices is 'Signed notices that are believed and wait to be counted; a row goes once its event counts.';
comment on column payment_notices.id is 'Counts them: the oldest is counted first.';
comment on column payment_notices.gateway_id is 'The gateway that sent it.';
comment on column payment_notices.event_id is 'The provider''s id of the event: said twice, it waits once.';
comment on column payment_notices.attempt_id is 'The attempt that it is about.';
comment on column payment_notices.event is 'The event as the adapter read it.';
comment on column payment_notices.received_at is 'When it was stored and answered.';
