-- How people prove themselves besides the password, and from where they are signed in.

alter table accounts add column mobile_is_factor boolean not null default false;
comment on column accounts.mobile_is_factor is 'Whether a code sent to the mobile number is a second factor.';

alter table sessions add column proved_at timestamptz not null default now();
alter table sessions add column agent text;
comment on column sessions.proved_at is 'When the person last proved themselves; changing how one signs in needs a fresh proof.';
comment on column sessions.agent is 'The browser as it names itself, for the list of devices.';

create table factors (
  id uuid primary key,
  account_id uuid not null references accounts,
  kind text not null check (kind in ('totp', 'webauthn')),
  name text not null,
  secret text,
  last_step bigint,
  credential_id text unique,
  public_key bytea,
  counter bigint,
  transports text[],
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on table factors is 'Second factors: authenticator apps, security keys and passkeys.';
comment on column factors.id is 'UUIDv7.';
comment on column factors.account_id is 'Whose.';
comment on column factors.kind is 'Totp, webauthn.';
comment on column factors.name is 'What its owner calls it.';
comment on column factors.secret is 'Of an authenticator app, sealed.';
comment on column factors.last_step is 'Of an authenticator app: the newest half minute whose code was used; older ones are dead.';
comment on column factors.credential_id is 'Of a key, as it names itself.';
comment on column factors.public_key is 'Of a key, COSE.';
comment on column factors.counter is 'Of a key: signatures so far, as it tells.';
comment on column factors.transports is 'Of a key: usb, nfc, internal, hybrid.';
comment on column factors.created_at is 'Enrolled.';
comment on column factors.last_used_at is 'Last sign-in by it.';
create index factors_of_account on factors (account_id, id);

create table recovery_codes (
  account_id uuid not null references accounts,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
comment on table recovery_codes is 'One-time codes on paper, for whoever has lost the other factors.';
comment on column recovery_codes.account_id is 'Whose.';
comment on column recovery_codes.code_hash is 'Keyed hash of 80 random bits.';
comment on column recovery_codes.used_at is 'Accepted once.';

create table tickets (
  token_hash bytea primary key,
  purpose text not null,
  account_id uuid references accounts,
  state jsonb not null default '{}',
  expires_at timestamptz not null
);
comment on table tickets is 'Short-lived bearers of one step: a password was right, a code was right, a key was asked.';
comment on column tickets.token_hash is 'SHA-256 of the ticket.';
comment on column tickets.purpose is 'The one thing it opens.';
comment on column tickets.account_id is 'For whom; null where a passkey will tell.';
comment on column tickets.state is 'What the step goes on with: a challenge, a sealed secret.';
comment on column tickets.expires_at is 'Not taken from then on.';
create index tickets_by_age on tickets (expires_at);

create table known_devices (
  token_hash bytea not null,
  account_id uuid not null references accounts,
  last_used_at timestamptz not null,
  primary key (account_id, token_hash)
);
comment on table known_devices is 'Browsers from which an account was signed in to: guessing elsewhere does not lock them out.';
comment on column known_devices.token_hash is 'SHA-256 of the browser''s own cookie.';
comment on column known_devices.account_id is 'Whose account.';
comment on column known_devices.last_used_at is 'Last sign-in.';
create index known_devices_by_age on known_devices (last_used_at);

alter table messages add column sent_at timestamptz;
alter table messages add column tries int not null default 0;
alter table messages add column next_try_at timestamptz;
alter table messages add column given_up_at timestamptz;
comment on column messages.sent_at is 'When a gateway took it; null: still to be delivered.';
comment on column messages.tries is 'How often delivering was tried.';
comment on column messages.next_try_at is 'Not tried before; null: at once.';
comment on column messages.given_up_at is 'Tried often enough, or its code is over.';
create index messages_to_send on messages (next_try_at nulls first, created_at)
  where sent_at is null and given_up_at is null;
