-- The people of demo mode have passwords that everybody can read: a start outside demo mode disables them.
alter table accounts add column is_demo boolean default false not null;
comment on column accounts.is_demo is 'Made by demo mode, with a known password.';
