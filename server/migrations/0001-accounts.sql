-- People who sign in, and their sessions.

create table accounts (
  id uuid primary key,
  human_id bigint generated always as identity unique,
  user_slug text not null,
  username text not null,
  password_hash text,
  first_name text not null,
  last_name text not null,
  english_full_name text,
  mobile text,
  email text,
  roles text[] not null default '{}',
  services text[] not null default '{}',
  status text not null default 'active'
    check (status in ('invited', 'active', 'disabled')),
  language text not null default 'ar',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_slug, username)
);
comment on column accounts.id is 'UUIDv7, made by the application.';
comment on column accounts.human_id is '"ID": the number people quote.';
comment on column accounts.user_slug is 'Citizen, employee, we_employee, xceed_employee, agent.';
comment on column accounts.username is 'Lower case; a citizen''s is the mobile number.';
comment on column accounts.password_hash is 'Argon2id as a PHC string; null: no password sign-in.';
comment on column accounts.first_name is 'As the person writes it.';
comment on column accounts.last_name is 'As the person writes it.';
comment on column accounts.english_full_name is 'Shown instead of the two where English is chosen.';
comment on column accounts.mobile is 'E.164, where notices go.';
comment on column accounts.email is 'Where notices go besides.';
comment on column accounts.roles is 'Roles of staff.';
comment on column accounts.services is 'Services a case worker is given; ''*'' stands for all.';
comment on column accounts.status is 'Invited, active, disabled.';
comment on column accounts.language is 'Language of notices.';
comment on column accounts.created_at is 'When the account was made.';
comment on column accounts.updated_at is 'When it last changed.';

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  csrf_token text not null,
  account_id uuid not null references accounts,
  device text not null,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  ended_at timestamptz
);
comment on column sessions.id is 'UUIDv7.';
comment on column sessions.token_hash is 'SHA-256 of the cookie''s 256-bit token; the token itself is kept nowhere.';
comment on column sessions.csrf_token is 'What the client stores as usertoken.';
comment on column sessions.account_id is 'Whose session.';
comment on column sessions.device is 'Web, mobile, tablet, kiosk.';
comment on column sessions.created_at is 'Start of the absolute life.';
comment on column sessions.last_active_at is 'Start of the idle time.';
comment on column sessions.ended_at is 'Signed out or revoked.';
create index sessions_of_account on sessions (account_id) where ended_at is null;

create table sign_in_budgets (
  subject text primary key,
  attempts int not null,
  window_ends_at timestamptz not null
);
comment on column sign_in_budgets.subject is 'The account tried, as slug and user name.';
comment on column sign_in_budgets.attempts is 'Failed tries in the window.';
comment on column sign_in_budgets.window_ends_at is 'When the count starts anew; further tries do not move it.';
