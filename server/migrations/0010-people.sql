-- People as they register themselves: what is known of them, how it is proved, where staff belong.

alter table accounts
  add column profile jsonb not null default '{}',
  add column national_id text,
  add column national_id_index bytea,
  add column passport_number text,
  add column passport_index bytea,
  add column mobile_verified_at timestamptz,
  add column email_verified_at timestamptz,
  add column photo_id uuid references files;
comment on column accounts.profile is 'Answers of the user model that have no column of their own, by field name.';
comment on column accounts.national_id is 'Sealed: AES-256-GCM, the id of its key in front.';
comment on column accounts.national_id_index is 'Keyed hash of the national ID, for finding and for uniqueness.';
comment on column accounts.passport_number is 'Sealed like the national ID.';
comment on column accounts.passport_index is 'Keyed hash of nationality and passport number.';
comment on column accounts.mobile_verified_at is 'When a code proved the mobile; null where staff entered it.';
comment on column accounts.email_verified_at is 'When a link proved the e-mail address.';
comment on column accounts.photo_id is 'The file shown as the person''s picture.';
create unique index accounts_by_national_id on accounts (user_slug, national_id_index)
  where national_id_index is not null;
create unique index accounts_by_passport on accounts (user_slug, passport_index) where passport_index is not null;

create table registrations (
  id uuid primary key,
  user_slug text not null,
  mobile text not null,
  answers text not null,
  password_hash text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table registrations is 'Sign-ups whose mobile number is not proved yet: no accounts, and nobody is told what they hold.';
comment on column registrations.id is 'UUIDv7; becomes the id of the account.';
comment on column registrations.user_slug is 'Which user model was filled in.';
comment on column registrations.mobile is 'E.164: the number to be proved.';
comment on column registrations.answers is 'The answers as JSON, sealed.';
comment on column registrations.password_hash is 'Argon2id as a PHC string.';
comment on column registrations.language is 'Of the page it was filled in on: the language of notices.';
comment on column registrations.created_at is 'When it was sent.';
comment on column registrations.expires_at is 'Deleted from then on.';
create index registrations_of_mobile on registrations (user_slug, mobile);
create index registrations_by_age on registrations (expires_at);

create table email_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts,
  email text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table email_links is 'Links that prove an e-mail address; the newest of a person counts.';
comment on column email_links.token_hash is 'SHA-256 of the 256-bit token in the link; the token itself is kept nowhere.';
comment on column email_links.account_id is 'Whose address it proves.';
comment on column email_links.email is 'The address it was sent to, which becomes the person''s.';
comment on column email_links.sent_at is 'When it was sent.';
comment on column email_links.expires_at is 'Not accepted from then on.';
comment on column email_links.used_at is 'Accepted once.';
create index email_links_of_account on email_links (account_id, sent_at);

create table service_centers (
  code text primary key,
  kind text not null check (kind in ('company', 'sector', 'center')),
  parent_code text references service_centers,
  name_ar text not null,
  name_en text not null,
  is_holding boolean not null default false,
  position int not null,
  is_offered boolean not null default true,
  check ((kind = 'company') = (parent_code is null))
);
comment on table service_centers is 'Where staff belong and people are served: companies, their sectors, the centers of a sector.';
comment on column service_centers.code is 'What answers hold.';
comment on column service_centers.kind is 'Company, sector, center.';
comment on column service_centers.parent_code is 'The company of a sector, the sector of a center.';
comment on column service_centers.name_ar is 'Arabic name.';
comment on column service_centers.name_en is 'English name.';
comment on column service_centers.is_holding is 'Part of the holding company, whose staff choose it in fields of their own.';
comment on column service_centers.position is 'Order within its parent.';
comment on column service_centers.is_offered is 'False where no programme brings it any more; those who belong to it keep it.';
