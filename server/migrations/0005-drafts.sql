-- Drafts, and what becomes of them when a new version of their service is published.

create table drafts (
  id uuid primary key,
  account_id uuid not null references accounts,
  service_slug text not null references services (slug),
  version int not null,
  activity_id text not null,
  name text not null default '',
  answers json not null,
  step text,
  revision int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
comment on column drafts.id is 'Made by the browser; also the Idempotency-Key of its sending.';
comment on column drafts.account_id is 'Whose draft.';
comment on column drafts.service_slug is 'Which service.';
comment on column drafts.version is 'The version of the service that it was typed into.';
comment on column drafts.activity_id is 'The activity whose form it is.';
comment on column drafts.name is 'Empty for the one draft of a service; further ones are told apart by it.';
comment on column drafts.answers is 'Everything as it was typed, hidden or not.';
comment on column drafts.step is 'The page of the form it was left on.';
comment on column drafts.revision is 'Optimistic lock.';
comment on column drafts.created_at is 'First saved.';
comment on column drafts.updated_at is 'Last saved; ninety days later it is deleted.';
comment on column drafts.deleted_at is 'Deleted by its person; for a day it can be brought back.';
create unique index drafts_by_name on drafts (account_id, service_slug, name) where deleted_at is null;
create index drafts_of_account on drafts (account_id, updated_at desc) where deleted_at is null;
create index drafts_by_age on drafts (updated_at);

alter table service_versions add column draft_policy text not null default 'carry'
  check (draft_policy in ('keep', 'carry'));
comment on column service_versions.draft_policy is 'Drafts of earlier versions: kept on theirs, or carried over to this one.';
alter table service_versions add column reason text;
comment on column service_versions.reason is 'Why it was published, in the words of who did.';
alter table service_versions add column published_by uuid references accounts;
comment on column service_versions.published_by is 'Who published it; null for a programme''s own.';

alter table requests add column given jsonb;
comment on column requests.given is 'What the service''s script put into the form, by address: without it some answers could not be read.';
