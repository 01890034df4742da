-- The morning digest of staff, and what their queues told them.

create table digest_days (
  day date primary key,
  written_at timestamptz not null
);
comment on table digest_days is 'Days whose morning digest was written: one, however many servers run.';
comment on column digest_days.day is 'The day, Cairo.';
comment on column digest_days.written_at is 'When.';

create table queue_notices (
  what text primary key,
  notified_at timestamptz not null
);
comment on table queue_notices is 'When the owners of each queue were last notified of what waits in it.';
comment on column queue_notices.what is 'A row of contract/queue-kinds.ts.';
comment on column queue_notices.notified_at is 'When.';

alter table accounts add column roles_proposed_at timestamptz;
comment on column accounts.roles_proposed_at is 'When.';
update accounts set roles_proposed_at = updated_at where pending_roles <> '{}';

create index messages_given_up on messages (given_up_at) where given_up_at is not null and dropped is null and not is_over;
