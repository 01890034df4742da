-- The journal of open time: stretches in which citizens could not use the portal. What it lists is added to the deadlines that
-- ran for them.

create table server_heartbeats (
  server uuid primary key,
  beat_at timestamptz not null
);
comment on table server_heartbeats is 'When each process of the portal last said that it runs; those of processes that are gone are deleted after a day.';
comment on column server_heartbeats.server is 'Made up by the process when it starts.';
comment on column server_heartbeats.beat_at is 'When.';

create table closed_times (
  id uuid primary key,
  from_at timestamptz not null,
  until_at timestamptz not null,
  why text not null check (why in ('maintenance', 'away')),
  check (from_at < until_at),
  -- No minute is closed twice, so none is added twice.
  exclude using gist (tstzrange(from_at, until_at) with &&)
);
comment on table closed_times is 'Stretches in which citizens could not use the portal. Appended only; what lies before the first counts as open.';
comment on column closed_times.id is 'By it a stretch is added to deadlines once.';
comment on column closed_times.from_at is 'From when on.';
comment on column closed_times.until_at is 'Until when.';
comment on column closed_times.why is 'maintenance: an administrator closed it; away: no server ran.';
create trigger closed_times_append_only before update or delete on closed_times
  for each row execute function refuse_change();
