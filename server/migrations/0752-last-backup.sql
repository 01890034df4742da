-- When a backup was last taken: monitoring compares its age.

create table last_backup (
  is_only boolean primary key default true check (is_only),
  taken_at timestamptz not null
);
comment on table last_backup is 'The last backup that ended without a fault, written by npm run backup; none where there is no row.';
comment on column last_backup.is_only is 'Always true: there is one row at most.';
comment on column last_backup.taken_at is 'When it began: what is in it is of that moment.';
