-- What the portal owes somebody is a row until it is done: the queue gave up after its tries, and nobody was told.

create table owed_work (
  what text not null,
  request_id uuid not null references requests on delete cascade,
  payload jsonb not null,
  since timestamptz not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  last_answer text,
  tell_at timestamptz not null,
  primary key (what, request_id)
);
comment on table owed_work is 'Work whose effect a person waits for: a row until it is done, however often it was tried.';
comment on column owed_work.what is 'What is to be done: `requests.deliver`.';
comment on column owed_work.request_id is 'The request whose owner waits for it.';
comment on column owed_work.payload is 'What doing it needs besides the request; no personal data.';
comment on column owed_work.since is 'When it began to be owed.';
comment on column owed_work.tries is 'How often it was begun.';
comment on column owed_work.next_at is 'When it is tried next.';
comment on column owed_work.last_answer is 'Why the last try did not do it: a reason to wait, or the code or kind of an error and where it came from.';
comment on column owed_work.tell_at is 'When staff are told that it is still owed: after an hour, then daily.';
create index owed_work_next on owed_work (what, next_at);
create index owed_work_tell on owed_work (tell_at);
