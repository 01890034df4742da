-- An upload goes on at whichever server its next part reaches: parts stand in the storage, their order here.
alter table files add column received bigint not null default 0;
alter table files add column parts text[] not null default '{}';
alter table files add column checked_until timestamptz;
comment on column files.received is 'Bytes of a resumable upload that have come.';
comment on column files.parts is 'Keys of its parts in the storage, in order; empty once it is checked, or where it came in one go.';
comment on column files.checked_until is 'A server is checking it and has until then; after that another may.';
