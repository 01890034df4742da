-- What an administrator changes of an account that is in use waits: a number or an address for its owner's proof, the
-- roles of administrators and auditors for a second administrator.
alter table accounts add column pending_mobile text;
alter table accounts add column pending_email text;
alter table accounts add column pending_roles text[] not null default '{}';
alter table accounts add column roles_proposed_by uuid references accounts;
alter table accounts add column administrator_until timestamptz;
alter table accounts add column joined_at timestamptz;
comment on column accounts.pending_mobile is 'Typed by an administrator; counts once its owner has proved it.';
comment on column accounts.pending_email is 'Typed by an administrator; counts once its owner has proved it.';
comment on column accounts.pending_roles is 'Roles that wait for a second administrator.';
comment on column accounts.roles_proposed_by is 'The administrator who proposed them, and who cannot confirm them.';
comment on column accounts.administrator_until is 'When an administrator stopped being one; they are missed for a while as a second one.';
comment on column accounts.joined_at is 'When its person first had it; until then an administrator may correct where the invitation goes.';
update accounts set joined_at = created_at where status <> 'invited';
create index accounts_administrators on accounts (id) where 'BFM_ADMIN' = any(roles);
create index accounts_former_administrators on accounts (administrator_until) where administrator_until is not null;
