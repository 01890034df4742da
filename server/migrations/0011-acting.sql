-- Acting for others: permissions that a person gave by a code, one for a session at a time; and links that let someone
-- set a password, sent to staff.

create table actings (
  id uuid primary key,
  token_hash bytea not null unique,
  session_id uuid not null references sessions,
  actor_id uuid not null references accounts,
  owner_id uuid not null references accounts,
  reason text not null default '',
  began_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
comment on table actings is 'Who acts, or acted, for whom: the rows behind Request-Owner-Token.';
comment on column actings.id is 'UUIDv7.';
comment on column actings.token_hash is 'SHA-256 of the request-owner token; the token itself is kept nowhere.';
comment on column actings.session_id is 'The session it is good in; it ends with it.';
comment on column actings.actor_id is 'The employee or agent who acts.';
comment on column actings.owner_id is 'The person acted for, who gave the code.';
comment on column actings.reason is 'Why, in the words of who acts; the person acted for reads it.';
comment on column actings.began_at is 'When the code was proved.';
comment on column actings.expires_at is 'Not accepted from then on.';
comment on column actings.ended_at is 'Stopped, or followed by another in the same session.';
create index actings_of_session on actings (session_id) where ended_at is null;
create index actings_of_actor on actings (actor_id, id desc);
create index actings_of_owner on actings (owner_id, id desc);
create index requests_filed_for on requests (filed_by, id desc) where filed_by <> owner_id;

create table password_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts,
  purpose text not null check (purpose in ('invitation', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table password_links is 'Links by which a person sets a password: an invitation, or a reset that an administrator asked for.';
comment on column password_links.token_hash is 'SHA-256 of what the link carries; the link itself is kept nowhere.';
comment on column password_links.account_id is 'Whose password.';
comment on column password_links.purpose is 'Invitation of a new person, or a reset.';
comment on column password_links.created_at is 'When it was sent; a newer one takes its place.';
comment on column password_links.expires_at is 'Not accepted from then on.';
comment on column password_links.used_at is 'Accepted once, or put out of use by a newer one.';
create index password_links_of_account on password_links (account_id) where used_at is null;

alter table accounts add column revision int not null default 1;
comment on column accounts.revision is 'Optimistic lock of what administrators change.';
alter table accounts add column if not exists company text;
comment on column accounts.company is 'Company or authority that staff work for.';
alter table accounts add column if not exists sector text;
comment on column accounts.sector is 'Sector within the company.';
alter table accounts add column if not exists service_center text;
comment on column accounts.service_center is 'Service center within the sector.';
create index accounts_of_mobile on accounts (mobile) where mobile is not null;
