-- The inbox of staff: views they save, and who is at a request.

create table saved_views (
  id uuid primary key,
  account_id uuid not null references accounts,
  name text not null,
  search json not null,
  unique (account_id, name)
);
comment on table saved_views is 'Filters of the inbox that a member of staff keeps under a name.';
comment on column saved_views.id is 'UUIDv7: the order they stand in.';
comment on column saved_views.account_id is 'Whose view.';
comment on column saved_views.name is 'As its owner calls it.';
comment on column saved_views.search is 'The filters of the address by name; json, so that they keep their order.';

create table request_presence (
  request_id uuid not null references requests,
  account_id uuid not null references accounts,
  since timestamptz not null,
  seen_at timestamptz not null,
  is_acting boolean not null,
  primary key (request_id, account_id)
);
comment on table request_presence is 'Who has a request open; a row that fell silent is deleted.';
comment on column request_presence.request_id is 'Which request.';
comment on column request_presence.account_id is 'Who is at it.';
comment on column request_presence.since is 'When they opened it.';
comment on column request_presence.seen_at is 'When their page last said so.';
comment on column request_presence.is_acting is 'They are writing a decision.';
create index request_presence_by_age on request_presence (seen_at);
