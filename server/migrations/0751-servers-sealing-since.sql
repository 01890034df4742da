-- Since when a server seals by its key: a former key goes once nothing that was sealed by it before can still arrive.

alter table servers add column sealing_since timestamptz;
comment on column servers.sealing_since is 'When the server began to seal by the key that it seals by, by the clock of the database; null: it never sealed by another.';
