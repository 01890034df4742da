-- Which servers run, of which version and with which keys: keys and upgrades wait for the last of them.

create table servers (
  id uuid primary key,
  host text not null,
  process int not null,
  version text not null,
  seals_by text not null,
  opens text[] not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null
);
comment on table servers is 'Processes of the portal. Each writes its row every ten seconds and deletes it when it stops; rows of processes that were killed are deleted after a day.';
comment on column servers.id is 'Made up by the process when it starts.';
comment on column servers.host is 'The name of its machine.';
comment on column servers.process is 'The number of the process on its machine.';
comment on column servers.version is 'The release that it runs.';
comment on column servers.seals_by is 'The id of the key that it seals by.';
comment on column servers.opens is 'The ids of the keys that it opens with.';
comment on column servers.started_at is 'When it started.';
comment on column servers.seen_at is 'When it last wrote this row, by the clock of the database.';
