-- Reports: kept under a name, and made into files.

alter table saved_views
  add column kind text not null default 'inbox' check (kind in ('inbox', 'report')),
  drop constraint saved_views_account_id_name_key,
  add unique (account_id, kind, name);
alter table saved_views alter column kind drop default;
comment on table saved_views is 'Filters of the inbox, or a report, that a member of staff keeps under a name.';
comment on column saved_views.kind is 'inbox or report: which page it is an address of.';

create table exports (
  id uuid primary key,
  account_id uuid not null references accounts,
  key text,
  kind text not null check (kind in ('report', 'requests')),
  format text not null check (format in ('csv', 'xlsx')),
  spec json not null,
  language text not null check (language in ('ar', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  worker uuid,
  tries integer not null default 0,
  seen_at timestamptz,
  rows integer not null default 0,
  total integer,
  file_key text,
  error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  unique (account_id, key)
);
comment on table exports is 'Files of reports and requests, in the making or made.';
comment on column exports.id is 'UUIDv7: the order they were asked for.';
comment on column exports.account_id is 'Who had it made: nobody else reads it.';
comment on column exports.key is 'The Idempotency-Key it was asked for with.';
comment on column exports.kind is 'report: its numbers; requests: the requests behind it.';
comment on column exports.format is 'csv or xlsx.';
comment on column exports.spec is 'The report; json, so that it stays as it was written.';
comment on column exports.language is 'Of its words and its direction.';
comment on column exports.state is 'waiting, running, done or failed.';
comment on column exports.worker is 'Which taking of it works on it; an older one finds that it lost it.';
comment on column exports.tries is 'How often it was taken.';
comment on column exports.seen_at is 'When its worker last said that it lives.';
comment on column exports.rows is 'Rows written so far.';
comment on column exports.total is 'Rows there will be; null until they are counted.';
comment on column exports.file_key is 'Where its bytes stand in the file storage.';
comment on column exports.error is 'The code that says why there is no file.';
comment on column exports.created_at is 'When it was asked for: later requests are not in it.';
comment on column exports.finished_at is 'When it was done or failed.';
comment on column exports.expires_at is 'When it is deleted.';
create index exports_by_account on exports (account_id, id);
create index exports_waiting on exports (created_at) where state in ('waiting', 'running');
create index exports_by_expiry on exports (expires_at);
