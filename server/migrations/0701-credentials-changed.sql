-- When the way in to an account last changed: codes by e-mail while text messages are away are only for ways in that are older.

alter table accounts add column credentials_changed_at timestamptz;
comment on column accounts.credentials_changed_at is 'When credentials_version last changed; null: not since the column was added. Written with it.';
