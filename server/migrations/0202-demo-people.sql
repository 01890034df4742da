-- Who disabled a demo account: the next start of a demo gives back only those that a start outside demo mode disabled.

alter table accounts add column disabled_by_start boolean not null default false;
comment on column accounts.disabled_by_start is 'A start outside demo mode disabled it, because its password is known.';
update accounts set disabled_by_start = true where is_demo and status = 'disabled';
