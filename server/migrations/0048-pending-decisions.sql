-- Decisions that wait until they can no longer be undone: stored with what they say, and sent by whichever server is there
-- when their time comes. One that could not be sent stays as a notice to whoever decided.

create table pending_decisions (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  revision integer not null,
  account_id uuid not null references accounts,
  activity_id text not null,
  body text,
  created_at timestamptz not null,
  due_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by text,
  check ((cancelled_at is null) = (cancelled_by is null)),
  check ((cancelled_at is null) = (body is not null))
);
create unique index pending_decisions_one_waits on pending_decisions (request_id) where cancelled_at is null;
create index pending_decisions_due on pending_decisions (due_at) where cancelled_at is null;
create index pending_decisions_by_account on pending_decisions (account_id);
create index pending_decisions_by_request on pending_decisions (request_id);
comment on table pending_decisions is 'Decisions on requests that can still be undone, and those that could not be sent.';
comment on column pending_decisions.id is 'The id of the decision.';
comment on column pending_decisions.request_id is 'The request that was decided on; one decision waits at a time.';
comment on column pending_decisions.revision is 'The revision of the request that the decision was made on: any other cancels it.';
comment on column pending_decisions.account_id is 'Who decided, and may undo it.';
comment on column pending_decisions.activity_id is 'The activity of the service that is performed.';
comment on column pending_decisions.body is 'Answers, comment and questions of the activity, sealed as a whole; gone once it is cancelled.';
comment on column pending_decisions.created_at is 'When it was decided.';
comment on column pending_decisions.due_at is 'When it is sent.';
comment on column pending_decisions.cancelled_at is 'When sending it was refused; null while it waits.';
comment on column pending_decisions.cancelled_by is 'The code of the error that it was refused with.';
