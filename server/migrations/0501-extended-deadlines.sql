-- Closed time is added to what ran for people meanwhile: once for each stretch and sort of deadline.

create table closed_time_extensions (
  closed_id uuid not null references closed_times,
  what text not null,
  extended_at timestamptz not null,
  primary key (closed_id, what)
);
comment on table closed_time_extensions is 'To which deadlines a stretch of closed time was added: a start that is repeated adds nothing twice.';
comment on column closed_time_extensions.closed_id is 'The stretch.';
comment on column closed_time_extensions.what is 'The sort of deadlines, as their area registers it; all: every sort that there was.';
comment on column closed_time_extensions.extended_at is 'When.';

create table extended_deadlines (
  id uuid primary key,
  closed_id uuid not null references closed_times,
  account_id uuid not null references accounts,
  what text not null,
  promise_id text not null,
  number text,
  service_slug text,
  ends_at timestamptz not null
);
comment on table extended_deadlines is 'Who is still to be notified that a deadline of theirs was extended; a row goes with the notice.';
comment on column extended_deadlines.closed_id is 'The stretch that was added.';
comment on column extended_deadlines.account_id is 'For whom it runs.';
comment on column extended_deadlines.what is 'The sort of deadline.';
comment on column extended_deadlines.promise_id is 'The row that it belongs to.';
comment on column extended_deadlines.number is 'Of the request, where it is one.';
comment on column extended_deadlines.service_slug is 'Of that request.';
comment on column extended_deadlines.ends_at is 'When it ends now.';
create index extended_deadlines_of_account on extended_deadlines (account_id);

alter table drafts add column closed_for interval not null default '0';
comment on column drafts.closed_for is 'Closed time since it was last saved; it is deleted as much later.';
