-- National ID and passport number of staff: one person's among all staff, whatever kind of account they have. Of citizens
-- they are unique already; somebody may be both.

create unique index accounts_of_staff_by_national_id on accounts (national_id_index)
  where national_id_index is not null and user_slug <> 'citizen';
create unique index accounts_of_staff_by_passport on accounts (passport_index)
  where passport_index is not null and user_slug <> 'citizen';
comment on column accounts.passport_index is 'Keyed hash of nationality and passport number; of staff, of the number alone.';
