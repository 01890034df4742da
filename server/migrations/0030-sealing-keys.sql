-- Which keys personal data are sealed by: a start without one of them is refused before it can do harm.

create table sealing_keys (
  id text primary key,
  use text not null check (use in ('seal', 'index')),
  first_used_at timestamptz not null default now()
);
comment on table sealing_keys is 'Keys that the database depends on, by id; the keys themselves are kept elsewhere.';
comment on column sealing_keys.id is 'As it stands in front of what the key sealed.';
comment on column sealing_keys.use is 'seal: opens and seals values. index: makes the blind index.';
comment on column sealing_keys.first_used_at is 'When a server first started with it.';

-- Everything is found by one index: it has one key.
create unique index sealing_keys_one_index on sealing_keys (use) where use = 'index';

insert into sealing_keys (id, use)
select distinct split_part(value, '.', 1), 'seal' from (
  select national_id as value from accounts
  union all select passport_number from accounts
  union all select secret from factors
  union all select answers from registrations
) sealed where value is not null;
