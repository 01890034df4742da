-- Teams that services name: who belongs to which, which requests only some of them see, who did what on a request, and which
-- opinions of several that wait for each other have been given.

alter table accounts add column teams text[] not null default '{}';
comment on column accounts.teams is 'Teams of services that a case worker belongs to, as SERVICE:TEAM. Written by administrators.';
drop trigger accounts_told on accounts;
create trigger accounts_told after delete or update of user_slug, status, roles, services, teams, service_center, profile
  on accounts for each row execute function tell_of_session();
create index accounts_of_teams on accounts using gin (teams) where teams <> '{}';

alter table requests
  add column teams text[] not null default '{}',
  add column performed jsonb not null default '{}',
  add column opinions text[] not null default '{}';
comment on column requests.teams is 'Teams that alone see it in its present status, as SERVICE:TEAM; empty: everybody whom the service is given.';
comment on column requests.performed is 'Ids of the staff who performed each activity, by activity.';
comment on column requests.opinions is 'Activities performed since it came to its status that wait for others beside them.';
