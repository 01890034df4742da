-- Who somebody is, as against what they typed: an employee read the document, or a provider states the national ID. A paper
-- that was only typed may stand in several accounts of citizens; one that was proved is in one.

alter table accounts
  add column identity_document text,
  add column identity_proved_at timestamptz,
  add column identity_proved_by uuid references accounts,
  add column identity_provider text;
alter table accounts add constraint accounts_identity_check check (
  (identity_document is null) = (identity_proved_at is null)
  and num_nonnulls(identity_proved_by, identity_provider) = case when identity_proved_at is null then 0 else 1 end
  and (identity_document is null or identity_document = 'nationalId' and national_id_index is not null
    or identity_document = 'passportNumber' and passport_index is not null)) not valid;
alter table accounts validate constraint accounts_identity_check;
comment on column accounts.identity_document is 'nationalId or passportNumber: which of the two was proved; null: what is there was only typed.';
comment on column accounts.identity_proved_at is 'When.';
comment on column accounts.identity_proved_by is 'The employee who read the document.';
comment on column accounts.identity_provider is 'Or the provider of sign-in that states the national ID.';

create unique index accounts_by_proved_national_id on accounts (national_id_index)
  where user_slug = 'citizen' and identity_document = 'nationalId';
create unique index accounts_by_proved_passport on accounts (passport_index)
  where user_slug = 'citizen' and identity_document = 'passportNumber';
drop index accounts_by_national_id;
drop index accounts_by_passport;
create index accounts_of_national_id on accounts (national_id_index) where national_id_index is not null;
create index accounts_of_passport on accounts (passport_index) where passport_index is not null;
comment on column accounts.national_id_index is 'Keyed hash of the national ID, for finding, and for uniqueness where it was proved.';

alter table lot_sales add column verified text not null default 'typed';
alter table lot_sales add constraint lot_sales_verified_check check (verified in ('typed', 'proved')) not valid;
alter table lot_sales validate constraint lot_sales_verified_check;
comment on column lot_sales.verified is 'proved: only who has proved their identity takes a place; typed: it is checked before the contract.';
