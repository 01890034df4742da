-- The portal closed for a while, and signing in by way of providers outside.

create table maintenance_periods (
  id uuid primary key,
  message_ar text not null,
  message_en text not null,
  begins_at timestamptz not null,
  planned_end timestamptz,
  begun_by uuid not null references accounts,
  created_at timestamptz not null,
  ended_at timestamptz
);
comment on table maintenance_periods is 'Times in which the portal is closed to all but staff; one that has not ended is in force.';
comment on column maintenance_periods.id is 'UUIDv7.';
comment on column maintenance_periods.message_ar is 'What people are told, in Arabic.';
comment on column maintenance_periods.message_en is 'The same in English.';
comment on column maintenance_periods.begins_at is 'Closed from then on; until then people are warned and can finish.';
comment on column maintenance_periods.planned_end is 'When it is planned to open again; null: not known.';
comment on column maintenance_periods.begun_by is 'Who switched it on.';
comment on column maintenance_periods.created_at is 'When it was switched on.';
comment on column maintenance_periods.ended_at is 'When it was switched off; null: in force.';
create unique index maintenance_in_force on maintenance_periods ((true)) where ended_at is null;

alter table accounts add column if not exists mobile_verified_at timestamptz;
alter table accounts add column if not exists email_verified_at timestamptz;
comment on column accounts.mobile_verified_at is 'When the person proved that the mobile number is theirs.';
comment on column accounts.email_verified_at is 'When the person proved that the e-mail address is theirs.';

create table identities (
  id uuid primary key,
  account_id uuid not null references accounts,
  user_slug text not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  unique (issuer, subject, user_slug)
);
comment on table identities is 'Who a provider of sign-in says somebody is, and the account that this opens.';
comment on column identities.id is 'UUIDv7.';
comment on column identities.account_id is 'Whose.';
comment on column identities.user_slug is 'Of the account: one identity opens at most one account of a kind.';
comment on column identities.provider is 'Id of the provider in the configuration when it was linked.';
comment on column identities.issuer is 'Issuer of the provider: with the subject it names one person.';
comment on column identities.subject is 'Name of the person at the provider.';
comment on column identities.linked_at is 'When it was linked.';
comment on column identities.last_used_at is 'Last sign-in by it.';
create index identities_of_account on identities (account_id);

create table external_sign_ins (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null,
  user_slug text not null,
  nonce text not null,
  verifier text not null,
  redirect_url text not null,
  account_id uuid references accounts,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table external_sign_ins is 'Sign-ins that have left for a provider and have not come back.';
comment on column external_sign_ins.state_hash is 'SHA-256 of the state that travels along.';
comment on column external_sign_ins.browser_hash is 'SHA-256 of the cookie of the browser that left: no other comes back.';
comment on column external_sign_ins.provider is 'Where to.';
comment on column external_sign_ins.user_slug is 'As what one signs in.';
comment on column external_sign_ins.nonce is 'Must stand in the identity token.';
comment on column external_sign_ins.verifier is 'Proves to the provider that the code comes back from where it was asked for (PKCE).';
comment on column external_sign_ins.redirect_url is 'Where one comes back to.';
comment on column external_sign_ins.account_id is 'The account that the identity is to be linked to; null: a sign-in.';
comment on column external_sign_ins.expires_at is 'Not accepted from then on.';
comment on column external_sign_ins.used_at is 'Accepted once.';
create index external_sign_ins_by_age on external_sign_ins (expires_at);

-- The audit is asked for by a person's id as text, as filters bring it.
drop index audit_of_subject;
drop index audit_of_actor;
create index audit_of_actor on audit_entries ((actor_id::text), at desc) where actor_id is not null;
create index audit_of_subject on audit_entries ((subject_id::text), at desc) where subject_id is not null;
create index audit_of_person_acted_for on audit_entries ((on_behalf_of::text), at desc) where on_behalf_of is not null;
create index audit_by_kind on audit_entries (kind, at desc);

create index accounts_by_proved_mobile on accounts (mobile) where mobile_verified_at is not null;
create index accounts_by_proved_email on accounts (lower(email)) where email_verified_at is not null;
