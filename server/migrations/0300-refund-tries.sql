-- A refund and its tries are two things: a try that the provider refused late keeps its id, and the next has another.

alter table payment_refunds add column try_id uuid;
comment on column payment_refunds.try_id is 'Its latest try; none before it is approved.';

create table payment_refund_tries (
  id uuid primary key,
  refund_id uuid not null references payment_refunds,
  begun_at timestamptz not null
);
comment on table payment_refund_tries is 'Each try to carry out a refund.';
comment on column payment_refund_tries.id is 'UUIDv7; the idempotency key towards the provider.';
comment on column payment_refund_tries.refund_id is 'What it carries out.';
comment on column payment_refund_tries.begun_at is 'When it was approved.';
create index payment_refund_tries_of_refund on payment_refund_tries (refund_id);

insert into payment_refund_tries (id, refund_id, begun_at)
  select id, id, decided_at from payment_refunds where decided_at is not null and status <> 'declined';
update payment_refunds set try_id = id where decided_at is not null and status <> 'declined';
comment on column payment_refunds.id is 'UUIDv7.';

-- Money that arrives is never refused: a part on a former transfer is one more attempt that is not open.
drop index payment_attempts_open;
create unique index payment_attempts_open on payment_attempts (payment_id) where status in ('intent', 'open', 'checking');
